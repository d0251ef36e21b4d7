import type { KnownFields } from '../unknown-fields.ts'

/** What the rules about fields go by: the fields of the Skills plane. `name` and `tokens` have a rule of their own. */
export const KNOWN_FIELDS: KnownFields = {
  known: ['description', 'domain', 'version', 'tags'],
  accepted: ['name', 'tokens'],
  renamed: (key) => (key.toLowerCase() === 'tag' ? 'tags' : undefined),
  certain: true,
  what: 'the Skills plane',
}
