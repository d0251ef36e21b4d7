/** How an agent hears what a hook tells the model. */
export interface HookForm {
  /** The event after a tool has run. */
  readonly event: 'PostToolUse' | 'AfterTool'
  /** Standard error with exit code 2; or exit code 0 and JSON on standard output, with the text for that event or at its top. */
  readonly answer: 'stderr' | 'of-event' | 'at-top'
}

/**
 * The agents whose answers differ. Where one has JSON, exit code 2 hides what the tool said (Codex, Gemini CLI), or its
 * text does not reach the model (Copilot CLI, Qwen Code). `docs/agents.md` has the settings and the source of each.
 */
export const HOOK_AGENTS = {
  'claude-code': { event: 'PostToolUse', answer: 'stderr' },
  codex: { event: 'PostToolUse', answer: 'of-event' },
  'copilot-cli': { event: 'PostToolUse', answer: 'at-top' },
  'gemini-cli': { event: 'AfterTool', answer: 'of-event' },
  'qwen-code': { event: 'PostToolUse', answer: 'of-event' },
} as const satisfies Readonly<Record<string, HookForm>>

export type HookAgent = keyof typeof HOOK_AGENTS

export const hookAgents = Object.keys(HOOK_AGENTS) as readonly HookAgent[]
