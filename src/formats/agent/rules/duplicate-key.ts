import type { Field, Report, Rule } from '../../../model.ts'
import { isMapping } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import { MAPPINGS } from '../fields.ts'
import type { Agent } from '../parse.ts'

export const duplicateKey: Rule<Agent> = {
  id: 'agent/duplicate-key',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No two keys differ only in letter case',
  why: 'Metadata keys are case-insensitive. If a file has `Icon` and `icon`, one is lost, and which one depends on the loader.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon: 🧭\nIcon: 🔎'),
  good: goodAgent,
  check({ frontmatter, fields }, report) {
    reportRepeated(frontmatter.fields, report)
    for (const key of MAPPINGS) {
      const data = fields.get(key)?.value
      if (data !== undefined && isMapping(data)) reportRepeated(data, report)
    }
  },
}

function reportRepeated(fields: ReadonlyMap<string, Field>, report: Report): void {
  const first = new Map<string, readonly [string, Field]>()
  for (const [name, field] of fields) {
    const other = first.get(name.toLowerCase())
    if (other === undefined) first.set(name.toLowerCase(), [name, field])
    else
      report(
        field.key,
        `${quote(name)} is the same key as ${quote(other[0])}, because letter case does not count. Keep one of the two.`,
        { related: [{ range: other[1].key, message: 'The first one is here.' }] },
      )
  }
}
