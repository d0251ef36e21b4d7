import type { Rule } from '../../../model.ts'
import { isMapping, kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { quoting } from '../../field-types.ts'
import { GITHUB, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const metadataValues: Rule<Copilot> = {
  id: 'copilot/metadata-values',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'The values of `metadata` are text',
  why: 'GitHub documents `metadata` as names and values that are both text. In YAML, an unquoted `1.0` is a number.',
  source: GITHUB,
  bad: withLines('metadata:', '  version: 1.0'),
  good: withLines('metadata:', '  version: "1.0"'),
  check(document, report) {
    const metadata = document.fields.get('metadata')?.value
    if (metadata === undefined || !isMapping(metadata)) return
    for (const [name, field] of metadata) {
      if (typeof field.value === 'string') continue
      const isPlain = typeof field.value === 'number' || typeof field.value === 'boolean'
      report(
        field.range[0] === field.range[1] ? field.key : field.range,
        `The metadata value ${quote(name)} is ${kindOf(field.value)}, not text. ${isPlain ? 'Quote it' : 'Write text'}.`,
        quoting(document, field),
      )
    }
  },
}
