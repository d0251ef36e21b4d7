import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const toolInput = agent3mdRule({
  id: 'agent3md/tool-input',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every `{placeholder}` of a command is a declared input',
  why: 'A loader fills the command from the inputs. A placeholder without an input stays empty or stops the call. `${HOME}` counts too, because loaders read `{HOME}` in it as a placeholder.',
  bad: agentWith('tool="rg {pattern}"', 'tool="rg {pattern} {path}"'),
  check({ text, skills }, report) {
    for (const { braces, inputs } of skills) {
      const declared = new Set(inputs.map(({ name }) => name.value))
      for (const { name, range, filled } of braces) {
        if (!filled || declared.has(name)) continue
        const written = quote(`{${name}}`)
        const message =
          text[range[0] - 1] === '$'
            ? `The loader reads ${written} as a placeholder even after \`$\`, but no input has that name. Write ${quote(`$${name}`)}.`
            : `The command uses ${written}, but the skill declares no such input. Add ${quote(`${name}:string`)} to \`inputs\`.`
        report(range, message)
      }
    }
  },
})
