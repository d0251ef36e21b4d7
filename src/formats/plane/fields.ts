import { SKILL_FIELDS } from '../skill/fields.ts'
import type { KnownFields } from '../unknown-fields.ts'

/**
 * What the rules about fields go by: the fields of the Skills plane, and those of Agent Skills, which the same
 * file may serve. `name` has a rule of its own.
 */
export const KNOWN_FIELDS: KnownFields = {
  known: ['description', 'domain', 'version', 'tags'],
  accepted: SKILL_FIELDS,
  certain: true,
  what: 'the Skills plane',
}
