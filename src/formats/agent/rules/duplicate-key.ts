import type { Field, Report } from '../../../model.ts'
import { fieldsBelow } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { firstAt, repeatsOf } from '../../by-key.ts'
import { agentRule, withChange } from '../example.ts'
import { MAPPINGS } from '../fields.ts'

export const duplicateKey = agentRule({
  id: 'agent/duplicate-key',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No two keys differ only in letter case',
  why: 'Metadata keys are case-insensitive. If a file has `Icon` and `icon`, one is lost, and which one depends on the loader.',
  bad: withChange('icon: 🧭', 'icon: 🧭\nIcon: 🔎'),
  check({ frontmatter, fields }, report) {
    reportRepeated(frontmatter.fields, report)
    for (const key of MAPPINGS) reportRepeated(fieldsBelow(fields, key), report)
  },
})

function reportRepeated(fields: ReadonlyMap<string, Field>, report: Report): void {
  for (const { item, first } of repeatsOf(fields, ([name]) => name.toLowerCase())) {
    const message = `${quote(item[0])} is the same key as ${quote(first[0])}, because letter case does not count. Keep one of the two.`
    report(item[1].key, message, firstAt(first[1].key))
  }
}
