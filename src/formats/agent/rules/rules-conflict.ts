import { conflict } from '../conflict-rule.ts'
import { withChange } from '../example.ts'

export const rulesConflict = conflict(
  'rules',
  '`## Rules`',
  withChange('icon: 🧭', 'icon: 🧭\nrules: Never report.'),
  withChange('icon: 🧭', 'icon: 🧭\nrules:\n  - report what is unclear.'),
)
