import type { Rule } from '../../../model.ts'
import { suggest } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import { suggestField } from '../grammar/frontmatter.ts'
import { placeOf } from '../grammar/pairs.ts'
import { meantAxis } from '../near-words.ts'
import type { Agent3md } from '../parse.ts'

export const axis: Rule<Agent3md> = {
  id: 'agent3md/axis',
  severity: { recommended: 'off', strict: 'warning' },
  fix: 'suggested',
  summary: 'The `axis` of an agent is `skill`',
  why: 'The specification recommends `axis: skill`, which tells any reader of 3md that the planes are skills. Letter case does not count.',
  whenNot: 'The document is an agent and something else.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('axis: skill\n', ''),
  good: goodAgent,
  check({ source, fields, opening }, report) {
    const axis = fields.get('axis')
    // A misspelt one is another rule’s.
    if (axis?.value.trim().toLowerCase() === 'skill' || meantAxis(axis) !== undefined) return
    if (axis === undefined)
      report(
        opening,
        'The frontmatter has no `axis`. Add the line `axis: skill`.',
        suggestField(source.text, fields.get('3md')?.range ?? opening, 'axis: skill'),
      )
    else if (axis.value.trim() === '') report(placeOf(axis), '`axis` has no value. Write `axis: skill`.')
    else
      report(
        axis.range,
        `The \`axis\` is ${quote(axis.value)}, not \`skill\`. Write \`axis: skill\`.`,
        suggest('Write `skill`', axis.range, 'skill'),
      )
  },
}
