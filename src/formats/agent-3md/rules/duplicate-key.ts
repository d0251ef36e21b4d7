import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { agentWith, goodAgent } from '../example.ts'
import { repeatsOf } from '../find-repeats.ts'
import type { Agent3md } from '../parse.ts'

export const duplicateKey: Rule<Agent3md> = {
  id: 'agent3md/duplicate-key',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No key and no attribute is repeated',
  why: 'Readers use the last one and silently drop the others. Letter case does not count in `3md`, `axis`, `title` and in attributes.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: agentWith('agent: dev', 'agent: dev\nagent: ops'),
  good: goodAgent,
  check({ pairs, planes }, report) {
    for (const list of [pairs, ...planes.map((plane) => plane.pairs)]) {
      for (const { item, first } of repeatsOf(list, ({ name }) => name)) {
        report(
          item.key,
          `${quote(item.name)} is repeated, and only the last one counts. Remove the others.`,
          { related: [{ range: first.key, message: 'The first one is here.' }] },
        )
      }
    }
  },
}
