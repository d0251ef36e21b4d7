import { isList } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { agentRule, withChange } from '../example.ts'
import { subfields } from '../parse.ts'

export const undeclaredEnv = agentRule({
  id: 'agent/undeclared-env',
  severity: { recommended: 'info', strict: 'info' },
  summary: 'Environment variables that the tools read are listed in `required.env`',
  why: 'Loaders check the listed variables before the agent starts. If an unlisted one is missing, the agent fails in the middle of its work.',
  bad: withChange('fetch(env.API_KEY)', 'fetch(env.API_URL)'),
  check({ fields, tools, readable }, report) {
    const listed = subfields(fields, 'required').get('env')?.value ?? []
    if (tools === undefined || !readable || !isList(listed)) return
    const seen = new Set(listed.map(({ value }) => value))
    for (const { name, range } of tools.environment) {
      if (seen.has(name)) continue
      seen.add(name)
      const message = `The code reads ${quote(`env.${name}`)}, which \`required.env\` does not list. Add ${quote(name)} to \`required.env\`.`
      report(range, message)
    }
  },
})
