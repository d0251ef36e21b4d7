import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import { placeOf } from '../grammar/pairs.ts'
import type { Agent3md } from '../parse.ts'

export const entry: Rule<Agent3md> = {
  id: 'agent3md/entry',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`entry` is the `z` of a plane',
  why: 'A host starts the agent at this plane. The number is written with digits only, after a minus where it is negative.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('tools: rg', 'entry: 7\ntools: rg'),
  good: goodAgent,
  check({ fields, planeAt }, report) {
    const entry = fields.get('entry')
    if (entry === undefined) return
    const written = entry.value.trim()
    if (written === '')
      report(placeOf(entry), '`entry` has no value. Write the `z` of a plane, or remove the line.')
    else if (!/^-?\d+$/.test(written))
      report(
        entry.range,
        `\`entry\` is ${quote(written)}, which is no whole number. Write the \`z\` of a plane with digits only.`,
      )
    else if (!planeAt.has(Number(written)))
      report(
        entry.range,
        `No plane stands at ${quote(written)}, where \`entry\` leads. Write the \`z\` of a plane.`,
      )
  },
}
