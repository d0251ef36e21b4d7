import type { FieldTable } from '../../lint/fields/table.ts'
import type { FieldRow } from '../../model.ts'
import { goodPlane, PLANE } from './example.ts'

/** The fields of the Skills plane. */
export const FIELDS: Readonly<Record<string, FieldRow>> = {
  description: {
    type: ['text'],
    severity: 'warning',
    why: 'The registry searches the description too; the Skills plane recommends it.',
  },
  domain: {
    type: ['text'],
    severity: 'warning',
    empty: 'is empty. Name the domain, or remove the field to use `development`.',
    why: 'A search filters by the exact domain. It never finds a skill whose domain is empty or not text.',
  },
  version: {
    type: ['text'],
    severity: 'warning',
    why: 'A semantic version: versions are compared as `major.minor.patch`. In YAML, an unquoted `1.0` is a number, and `1.10` is 1.1.',
  },
  tags: {
    type: ['text', 'list'],
    aliases: ['tag', 'Tag', 'TAG'],
    why: 'A search asks for tags as `#tag`. It cannot ask for a tag with white space or `#`, and a repeated tag adds nothing.',
  },
}

/** What the rules on fields go by. Of `name` and `tokens` there is more to say than that they are unknown. */
export const FIELD_TABLE: FieldTable = {
  group: 'plane',
  what: 'the Skills plane',
  rows: FIELDS,
  accepted: ['name', 'tokens'],
  certain: true,
  source: PLANE,
  good: goodPlane,
}
