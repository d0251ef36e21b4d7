import type { Rule } from '../../../model.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { GITHUB, goodCopilot, withLines } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'
import type { Copilot } from '../parse.ts'

export const unknownField: Rule<Copilot> = {
  id: 'copilot/unknown-field',
  severity: { recommended: 'off', strict: 'warning' },
  allow: 'names of fields',
  summary: 'Every field is one that GitHub or VS Code documents',
  why: 'Neither GitHub nor VS Code reads the field. VS Code underlines it, but it does no harm. `metadata` is the place for your own data. `mode` and `hidden` are fields of OpenCode, which reads them in its own folders.',
  source: GITHUB,
  bad: withLines('category: review'),
  good: goodCopilot,
  check({ fields }, report, options) {
    reportUnknown(
      fields,
      KNOWN_FIELDS,
      'Put your own data in `metadata`, and keep fields of other clients',
      options,
      report,
    )
  },
}
