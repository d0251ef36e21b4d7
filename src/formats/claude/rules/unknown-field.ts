import type { Rule } from '../../../model.ts'
import { reportUnknown } from '../../unknown-fields.ts'
import { goodSubagent, SUBAGENTS, withLines } from '../example.ts'
import { KNOWN_FIELDS, SKILL_FIELDS } from '../fields.ts'
import type { Subagent } from '../parse.ts'

export const unknownField: Rule<Subagent> = {
  id: 'claude/unknown-field',
  severity: { recommended: 'off', strict: 'warning' },
  allow: 'names of fields',
  summary: 'Every field is one that Claude Code reads',
  why: 'Claude Code ignores the field, and no model sees it. It does no harm.',
  source: SUBAGENTS,
  bad: withLines('category: review'),
  good: goodSubagent,
  check({ fields }, report, options) {
    const allows = (key: string): boolean => SKILL_FIELDS.includes(key) || options.allows(key)
    reportUnknown(
      fields,
      KNOWN_FIELDS,
      'Put what the model must know in the body',
      { ...options, allows },
      report,
    )
  },
}
