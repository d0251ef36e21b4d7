import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { either } from '../../../text/wording.ts'
import { agentWith, goodAgent } from '../example.ts'
import { placeOf } from '../grammar/pairs.ts'
import type { Agent3md } from '../parse.ts'

/** So many planes are listed. */
const MOST_LISTED = 5

export const entry: Rule<Agent3md> = {
  id: 'agent3md/entry',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`entry` is the `z` of a plane',
  why: 'A host starts the agent at this plane. Write the number with digits only, and a minus before it if it is negative.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('tools: rg', 'entry: 7\ntools: rg'),
  good: goodAgent,
  check({ fields, planeAt }, report) {
    const entry = fields.get('entry')
    if (entry === undefined) return
    const written = entry.value.trim()
    const known = [...planeAt.keys()]
      .filter(Number.isSafeInteger)
      .toSorted((a, b) => a - b)
      .slice(0, MOST_LISTED)
    const advice = `Use the \`z\` of a plane${known.length === 0 ? '' : `, such as ${either(known.map(String))}`}`
    if (written === '') report(placeOf(entry), `\`entry\` has no value. ${advice}, or remove the line.`)
    else if (!/^-?\d+$/.test(written))
      report(
        entry.range,
        `\`entry\` is ${quote(written)}, which is not a whole number. ${advice}, with digits only.`,
      )
    else if (!planeAt.has(Number(written)))
      report(entry.range, `\`entry\` is ${quote(written)}, but no plane has this \`z\`. ${advice}.`)
  },
}
