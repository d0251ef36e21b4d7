import { quote } from '../../../wording/quote.ts'
import { firstAt } from '../../by-key.ts'
import { agentRule, withChange } from '../example.ts'

export const toolDuplicate = agentRule({
  id: 'agent/tool-duplicate',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No two tools have the same name',
  why: 'Tool names are case-insensitive. If there is `ping` and `Ping`, the loader keeps one of them, or throws an error.',
  bad: withChange('return { ping', 'return { Ping: { fn: () => 1, scheme }, ping'),
  check({ tools }, report) {
    for (const { item, first } of tools?.duplicates ?? []) {
      const message = `The tool ${quote(item.name)} has the same name as ${quote(first.name)}, because letter case does not count. Rename one.`
      report(item.key, message, firstAt(first.key))
    }
  },
})
