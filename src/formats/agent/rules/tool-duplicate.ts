import type { Rule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const toolDuplicate: Rule<Agent> = {
  id: 'agent/tool-duplicate',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No two tools have the same name',
  why: 'Tool names are case-insensitive. If there is `ping` and `Ping`, the loader keeps one of them, or throws an error.',
  source: SPECIFICATION,
  bad: withChange('return { ping', 'return { Ping: { fn: () => 1, scheme }, ping'),
  good: goodAgent,
  check({ tools }, report) {
    for (const { first, second } of tools === undefined
      ? []
      : [...tools.sets.flatMap(({ duplicates }) => duplicates), ...tools.repeated]) {
      report(
        second.key,
        `The tool ${quote(second.name)} has the same name as ${quote(first.name)}, because letter case does not count. Rename one.`,
        { related: [{ range: first.key, message: 'The first one is here.' }] },
      )
    }
  },
}
