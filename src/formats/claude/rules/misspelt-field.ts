import type { Report, Rule } from '../../../model.ts'
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
  check({ fields, plugin }, report) {
    // A plugin’s agent is loaded without name and description, too.
    const mild: Report = (range, message, details) =>
      report(range, message, { ...details, severity: 'warning' })
    reportMisspelt(fields, KNOWN_FIELDS, plugin === undefined ? report : mild)
  },
}
