import { conflict } from '../conflict-rule.ts'
import { withChange } from '../example.ts'

export const descriptionConflict = conflict(
  'description',
  'the first paragraph below the level-1 heading',
  withChange('icon: 🧭', 'icon: 🧭\ndescription: Audits files.'),
)
