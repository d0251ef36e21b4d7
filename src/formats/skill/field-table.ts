import type { FieldTable } from '../../lint/fields/table.ts'
import { CLIENT_FIELDS } from './client-fields.ts'
import { goodSkill } from './example.ts'
import { FIELDS } from './fields.ts'

/** What the rules on fields go by. */
export const FIELD_TABLE: FieldTable = {
  group: 'skill',
  what: 'Agent Skills or of any client',
  rows: FIELDS,
  get accepted() {
    return [...CLIENT_FIELDS.keys()]
  },
  // Words of people’s own that resemble a field of one client.
  foreign: ['content', 'contents', 'related-skills'],
  certain: true,
  violation: 'unknown-field',
  source: 'https://agentskills.io/specification#frontmatter',
  good: goodSkill,
}
