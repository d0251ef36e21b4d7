import { suggest } from '../../../wording/fixes.ts'
import { nearestOne } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { agentRule, withChange } from '../example.ts'
import { subfields } from '../parse.ts'

const MOST_LISTED = 5

export const startupTool = agentRule({
  id: 'agent/startup-tool',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: '`required.startup` names a tool of `## Tools`',
  why: 'The tool must run before the agent does any work. If it is missing, the agent never starts. Letter case does not count.',
  bad: withChange('startup: ping', 'startup: pong_api'),
  check({ fields, startup, sections, tools }, report) {
    const written = subfields(fields, 'required').get('startup')
    const name = startup?.value.trim()
    if (written?.value === null || name === '') {
      const message = '`required.startup` has no value. Name a tool, or remove the field.'
      return report(startup?.range ?? written!.key, message)
    }
    if (startup === undefined || name === undefined) return
    const section = sections.get('tools')
    if (section === undefined) {
      const message = `\`required.startup\` names ${quote(name)}, but there is no \`## Tools\`. Add the section with this tool, or remove \`startup\`.`
      return report(startup.range, message)
    }
    if (tools === undefined || tools.open) return
    const names = [...new Set(tools.sets.flat().map((tool) => tool.name))]
    if (names.some((known) => known.toLowerCase() === name.toLowerCase())) return
    // Models can call no tool of another name, so no other is meant.
    const callable = names.filter((known) => /^[\w-]+$/.test(known))
    const meant = nearestOne(name, callable)
    const returned =
      names.length === 0
        ? 'no tool'
        : names.length > MOST_LISTED
          ? 'no tool of this name'
          : `only ${listed(names.map((known) => quote(known)))}`
    const problem = `\`required.startup\` names ${quote(name)}, but \`## Tools\` returns ${returned}.`
    const advice = meant
      ? `Did you mean ${quote(meant)}?`
      : `Return a tool ${quote(name)}, or correct the name.`
    report(startup.range, `${problem} ${advice}`, {
      related: [{ range: section.heading.range, message: 'The tools are here.' }],
      ...(meant && suggest(`Write \`${meant}\``, startup.range, writeYaml(meant))),
    })
  },
})
