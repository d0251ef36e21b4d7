/**
 * The names that Claude Code gives its tools and models. They change with the client, so an unknown one is a
 * warning, never an error.
 *
 * Sources: https://code.claude.com/docs/en/tools-reference and
 * https://code.claude.com/docs/en/sub-agents#choose-a-model, compared with @anthropic-ai/claude-code 2.1.330.
 * Date: 2026-11-23.
 */

/** The tools of today. */
export const TOOLS =
  `Agent Artifact AskUserQuestion Bash ClaudeDesign CronCreate CronDelete CronList Edit EndConversation
  EnterPlanMode EnterWorktree ExitPlanMode ExitWorktree Glob Grep ListAgents ListMcpResourcesTool LSP
  Monitor NotebookEdit OfferChromeSetup PowerShell Projects propose_skills PushNotification Read
  ReadMcpResourceDirTool ReadMcpResourceTool ReadNotifications RemoteTrigger ReportFindings ScheduleWakeup
  SendFeedback SendMessage SendUserFile SendUserMessage SetGoal ShareOnboardingGuide
  ShowOnboardingRolePicker Skill SubagentHandback TaskCreate TaskGet TaskList TaskStop TaskUpdate
  TodoWrite ToolSearch WaitForMcpServers WebFetch WebSearch Workflow Write`.split(/\s+/)

/** Tools of earlier versions, and other names for those of today: people may still run these versions. */
export const FORMER_TOOLS =
  `AgentOutputTool BashOutput Brief KillBash KillShell ListMcpResources ListPeers LS MCPSearch MultiEdit
  NotebookRead ProposeGoal ReadMcpResource ReadMcpResourceDir SlashCommand StructuredOutput Task TaskOutput TeamCreate
  TeamDelete TodoRead`.split(/\s+/)

/** The names of tools, also of earlier versions. */
export const KNOWN_TOOLS: ReadonlySet<string> = new Set([...TOOLS, ...FORMER_TOOLS])

/** The tools of VS Code, and those of Claude Code that do the same. */
export const TOOLS_OF_VSCODE: ReadonlyMap<string, string> = new Map([
  ['create_file', 'Write'],
  ['fetch_webpage', 'WebFetch'],
  ['file_search', 'Glob'],
  ['grep_search', 'Grep'],
  ['read_file', 'Read'],
  ['replace_string_in_file', 'Edit'],
  ['run_in_terminal', 'Bash'],
  ['semantic_search', 'Grep'],
])

/** The short names of models that a message names. */
export const MODELS = ['sonnet', 'opus', 'haiku', 'fable', 'inherit'] as const
