import type { Rule } from '../../../model.ts'
import { isMapping } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import { AGENT_FIELDS, REVISION_FIELDS, SUBFIELDS } from '../fields.ts'
import type { Agent } from '../parse.ts'
import { subfields } from '../parse.ts'

const FORMAT = 'the Agent File Format'
const KNOWN = [...AGENT_FIELDS, ...REVISION_FIELDS]
/** The mapping that each field of a mapping belongs to, unless it may stand at the top as well. */
const PARENTS = new Map(
  [...SUBFIELDS].flatMap(([parent, names]) =>
    names.filter((name) => !KNOWN.some((known) => known === name)).map((name) => [name, parent]),
  ),
)

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
    const others = new Map(frontmatter.fields)
    for (const [name, { key }] of frontmatter.fields) {
      const parent = PARENTS.get(name.toLowerCase())
      if (parent === undefined) continue
      others.delete(name)
      const cure = subfields(fields, parent).has(name.toLowerCase())
        ? `Remove it, since \`${parent}\` has it`
        : `Write it below \`${parent}\``
      report(key, `${quote(name)} is not a field of ${FORMAT}. ${cure}.`)
    }
    // Tools in the frontmatter are a matter of their own.
    reportUnknown(
      others,
      { known: KNOWN, accepted: ['tools'], ignoringCase: true, what: FORMAT, otherwise: 'Remove it' },
      report,
    )
    for (const [key, known] of SUBFIELDS) {
      const data = fields.get(key)?.value
      const otherwise = key === 'abilities' ? 'List abilities below `allow` and `deny`' : 'Remove it'
      if (data !== undefined && isMapping(data))
        reportUnknown(data, { known, ignoringCase: true, what: `\`${key}\``, otherwise }, report)
    }
  },
}
