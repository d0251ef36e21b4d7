import { conflict } from '../conflict-rule.ts'
import { withChange } from '../example.ts'

export const titleConflict = conflict(
  'title',
  'the level-1 heading',
  withChange('icon: 🧭', 'icon: 🧭\ntitle: Auditor'),
)
