import type { Rule } from '../../../model.ts'
import { reportMisspelt } from '../../unknown-fields.ts'
import { goodSubagent, SUBAGENTS, withLines } from '../example.ts'
import { KNOWN_FIELDS } from '../fields.ts'
import type { Subagent } from '../parse.ts'

export const misspeltField: Rule<Subagent> = {
  id: 'claude/misspelt-field',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'No field of a subagent is misspelt',
  why: 'Claude Code silently ignores a misspelt field. A slip of `disallowedTools`, for one, leaves the agent tools that it must not have.',
  source: SUBAGENTS,
  bad: withLines('disallowed-tools: Bash'),
  good: goodSubagent,
  check({ fields }, report) {
    reportMisspelt(fields, KNOWN_FIELDS, report)
  },
}
