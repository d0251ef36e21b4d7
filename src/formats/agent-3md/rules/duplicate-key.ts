import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import { repeatsOf } from '../find-repeats.ts'
import type { Agent3md } from '../parse.ts'

export const duplicateKey: Rule<Agent3md> = {
  id: 'agent3md/duplicate-key',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No key and no attribute stands twice',
  why: 'The last one is read and the others are dropped in silence. `3md`, `axis` and `title` are the same key in any letter case, and so is every attribute.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('agent: dev', 'agent: dev\nagent: ops'),
  good: goodAgent,
  check({ pairs, planes }, report) {
    for (const list of [pairs, ...planes.map((plane) => plane.pairs)]) {
      for (const { item, first } of repeatsOf(list, ({ name }) => name)) {
        report(
          item.key,
          `${quote(item.name)} stands here twice, and only the last counts. Remove the others.`,
          { related: [{ range: first.key, message: 'The first one is here.' }] },
        )
      }
    }
  },
}
