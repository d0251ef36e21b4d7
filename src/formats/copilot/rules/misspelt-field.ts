import type { Rule } from '../../../model.ts'
import { reportMisspelt } from '../../unknown-fields.ts'
import { GITHUB, goodCopilot, withLines } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'
import type { Copilot } from '../parse.ts'

export const misspeltField: Rule<Copilot> = {
  id: 'copilot/misspelt-field',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'No field of GitHub or VS Code is misspelt',
  why: 'Clients silently ignore a misspelt field: the agent runs without it.',
  source: GITHUB,
  bad: withLines('user-invokable: false'),
  good: goodCopilot,
  check({ fields }, report) {
    reportMisspelt(fields, KNOWN_FIELDS, report)
  },
}
