/**
 * Hooks as Claude Code reads them in the frontmatter of agents and skills.
 *
 * Sources: https://code.claude.com/docs/en/hooks, compared with @anthropic-ai/claude-code 2.1.330, which was asked for
 * its list of agents. Date: 2026-11-23.
 */

export const HOOK_EVENTS: readonly string[] = (
  'PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion ' +
  'SessionStart SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PreModelSwitch ' +
  'PostModelSwitch PermissionRequest PermissionDenied Setup TeammateIdle TaskCreated TaskCompleted Elicitation ' +
  'ElicitationResult ConfigChange WorktreeCreate WorktreeRemove InstructionsLoaded CwdChanged FileChanged ' +
  'DirectoryAdded MessageDisplay'
).split(' ')

/** Events whose hooks may forbid something: with a faulty one Claude Code skips the agent, elsewhere the hook alone. */
export const GUARDING_EVENTS: readonly string[] = ['PreToolUse', 'PermissionRequest']

/** What a hook of each type must have, as text. */
export const HOOK_KEYS: Readonly<Record<string, readonly string[]>> = {
  command: ['command'],
  prompt: ['prompt'],
  agent: ['prompt'],
  http: ['url'],
  mcp_tool: ['server', 'tool'],
}

/** Events whose matcher is compared with the name of a tool. */
export const TOOL_EVENTS: readonly string[] = [
  'PreToolUse',
  'PostToolUse',
  'PostToolUseFailure',
  'PermissionRequest',
  'PermissionDenied',
]
