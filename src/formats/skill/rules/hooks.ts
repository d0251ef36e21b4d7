import { isReadByClaudeCode, ownPlaceOf } from '../../../clients/places.ts'
import { deadScripts } from '../../hook-commands.ts'
import type { HookLoss } from '../../hook-faults.ts'
import { tellHookFaults } from '../../hook-faults.ts'
import { skillRule, skillWith } from '../example.ts'
import { unsetInHooks } from '../hook-variables.ts'

export const hooks = skillRule({
  id: 'skill/hooks',
  fix: 'suggested',
  summary: '`hooks` has matchers with hooks for each event',
  why: 'Claude Code runs the hooks of a skill while it is active. It runs no hook of an event that it does not know, nor one without a type or what the type needs. With a faulty hook of `PreToolUse` or `PermissionRequest` it loads the skill with no hooks and no `allowed-tools`. A matcher is compared with the name of a tool, so `Bash(git *)` matches no call: that belongs in `if`, beside `command`. Without marks such as `.` or `^` it is a list of whole names: `mcp__github` matches no call, `mcp__github__.*` matches all of that server. Of a skill in `.claude/skills`, a script that the project does not have is reported. `CLAUDE_SKILL_DIR` is empty in the command of a hook, which has the folder of the skill, or of its plugin, in `CLAUDE_PLUGIN_ROOT`.',
  source: 'https://code.claude.com/docs/en/hooks',
  bad: skillWith('hooks: PreToolUse'),
  check(skill, report, { clients }) {
    const { fields, path, files } = skill
    const field = fields.get('hooks')
    if (field === undefined || !isReadByClaudeCode(path, clients)) return
    tellHookFaults(field, (range, message, loss, details) =>
      report(range, message, { ...details, postscript: postscriptOf(loss, fields.has('allowed-tools')) }),
    )
    // Skills from elsewhere are for projects that have other scripts.
    const dead = ownPlaceOf(path)?.folder === '.claude/skills' ? deadScripts(field, path, files) : []
    for (const { range, message, details } of [...dead, ...unsetInHooks(field, skill)])
      report(range, message, details)
  },
})

function postscriptOf(loss: HookLoss, hasTools: boolean): string {
  if (loss === 'nothing') return ''
  if (loss === 'hook') return ' Claude Code does not run it.'
  const tools = loss === 'guarded' && hasTools ? ' and no `allowed-tools`' : ''
  return ` Claude Code loads the skill with no hooks${tools}.`
}
