import { deadScripts } from '../../hook-commands.ts'
import type { HookLoss } from '../../hook-faults.ts'
import { tellHookFaults } from '../../hook-faults.ts'
import { subagentRule, withLines } from '../example.ts'

const HOOK = ['hooks:', '  PreToolUse:', '    - matcher: Bash', '      hooks:']

export const hooks = subagentRule({
  id: 'claude/hooks',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: '`hooks` has matchers with hooks for each event',
  why: 'Claude Code skips an agent of a project if its `hooks` is no mapping. It does so for a faulty hook of `PreToolUse` or `PermissionRequest`, which forbid what the agent must not do. It skips a faulty hook of another event alone, and an event that it does not know: a warning. A matcher is compared with the name of a tool, so `Bash(git *)` matches no call: that belongs in `if`, beside `command`. Without marks such as `.` or `^` it is a list of whole names: `mcp__github` matches no call, `mcp__github__.*` matches all of that server.',
  source: 'https://code.claude.com/docs/en/hooks',
  bad: withLines(...HOOK, '        - command: ./check.sh'),
  good: withLines(...HOOK, '        - type: command', '          command: ./check.sh'),
  check({ fields, plugin, path, files }, report) {
    const field = fields.get('hooks')
    // In plugins they are ignored, as another rule says.
    if (field === undefined || plugin !== undefined) return
    tellHookFaults(field, (range, message, loss, details) =>
      report(range, message, {
        ...details,
        covers: ['claude/field-type#hooks'],
        severity: isFatal(loss) ? 'error' : 'warning',
        ...(loss !== 'nothing' && {
          postscript: ` Claude Code skips the ${isFatal(loss) ? 'agent' : 'hook'}.`,
        }),
      }),
    )
    for (const { range, message } of deadScripts(field, path, files))
      report(range, message, { severity: 'warning' })
  },
})

function isFatal(loss: HookLoss): boolean {
  return loss === 'hooks' || loss === 'guarded'
}
