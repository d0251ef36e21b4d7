import { claudeCode } from '../../../clients/claude-code.ts'
import { isSeen } from '../../../clients/places.ts'
import { hookFaults } from '../../hook-faults.ts'
import { skillRule, skillWith } from '../example.ts'

export const hooks = skillRule({
  id: 'skill/hooks',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: '`hooks` has matchers with hooks for each event',
  why: 'Claude Code runs the hooks of a skill while it is active. It runs no hook of an event that it does not know, nor one without a type or what the type needs.',
  source: 'https://code.claude.com/docs/en/hooks',
  bad: skillWith('hooks: PreToolUse'),
  check({ fields, path }, report, { clients }) {
    const field = fields.get('hooks')
    const isRead = isSeen(claudeCode, path) && (clients?.includes(claudeCode.id) ?? true)
    if (field === undefined || !isRead) return
    for (const { range, message } of hookFaults(field))
      report(range, message, { postscript: ' Claude Code does not run it.' })
  },
})
