import { conflict } from '../conflict-rule.ts'
import { withChange } from '../example.ts'

export const systemConflict = conflict(
  'system',
  '`## System`',
  withChange('icon: 🧭', 'icon: 🧭\nsystem: Prefer the largest change.'),
  withChange('icon: 🧭', 'icon: 🧭\nsystem: Prefer the smallest change.'),
)
