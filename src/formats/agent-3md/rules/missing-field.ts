import type { Grade, Report, Rule } from '../../../model.ts'
import { agentWith, goodAgent } from '../example.ts'
import { ATTRIBUTES, FIELDS } from '../fields.ts'
import { suggestField } from '../grammar/frontmatter.ts'
import { placeOf } from '../grammar/pairs.ts'
import type { Agent3md } from '../parse.ts'

/** The specification recommends it. */
export const RECOMMENDED: Grade = { severity: { recommended: 'off', strict: 'warning' } }

export const missingField: Rule<Agent3md> = {
  id: 'agent3md/missing-field',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The agent has a name, each skill has a label, and `axis` is there',
  why: 'An agent without a name cannot be listed or called: at least one of `title` and `agent` must have text. Without a label no link, list or call can name a skill. That `axis` is there is a warning under `strict`: the specification recommends it.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  fields: {
    title: FIELDS['title']!,
    agent: FIELDS['agent']!,
    axis: FIELDS['axis']!,
    label: ATTRIBUTES['label']!,
  },
  bad: agentWith('agent: dev\n', ''),
  good: goodAgent,
  check(agent, report) {
    reportNameless(agent, report)
    for (const { label, directive, z } of agent.skills) {
      if (label === undefined)
        report(directive, `The skill at z=${z} has no label. Add its name, such as \`label="find files"\`.`)
      else if (label.value.trim() === '')
        report(placeOf(label), `The label of the skill at z=${z} is blank. Write the name of the skill.`)
    }
    const { text, fields, opening } = agent
    if (fields.get('axis') === undefined)
      report(opening, 'The frontmatter has no `axis`. Add the line `axis: skill`.', {
        ...suggestField(text, fields.get('3md')?.range ?? opening, 'axis: skill'),
        grade: RECOMMENDED,
      })
  },
}

function reportNameless({ fields, opening }: Agent3md, report: Report): void {
  const names = [fields.get('title'), fields.get('agent')].filter((field) => field !== undefined)
  if (names.some(({ value }) => value.trim() !== '')) return
  const message = 'The frontmatter gives the agent no name. Add a line such as `agent: dev`.'
  report(names[0]?.key ?? opening, message, { field: 'agent' })
}
