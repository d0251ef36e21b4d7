import { isMapping, reportUnknown } from '../../../fields.ts'
import type { Rule } from '../../../types.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import { AGENT_FIELDS, REVISION_FIELDS, SUBFIELDS } from '../fields.ts'
import type { Agent } from '../parse.ts'

const KNOWN = [...AGENT_FIELDS, ...REVISION_FIELDS]

export const unknownField: Rule<Agent> = {
  id: 'agent/unknown-field',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'Every field is one of the Agent File Format',
  why: 'A misspelt field is silently ignored and its default applies. The fields of the format’s published revisions are accepted; case does not count.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'ikon: 🧭'),
  good: goodAgent,
  check({ frontmatter, fields }, report) {
    // Tools in the frontmatter are a matter of their own.
    reportUnknown(frontmatter.fields, { known: KNOWN, accepted: ['tools'], ignoringCase: true, what: 'the Agent File Format', otherwise: 'Remove it' }, report)
    for (const [key, known] of SUBFIELDS) {
      const data = fields.get(key)?.value
      const otherwise = key === 'abilities' ? 'List abilities below `allow` and `deny`' : 'Remove it'
      if (data !== undefined && isMapping(data)) reportUnknown(data, { known, ignoringCase: true, what: `\`${key}\``, otherwise }, report)
    }
  },
}
