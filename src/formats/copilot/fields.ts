import type { FieldTable } from '../../lint/fields/table.ts'
import type { FieldRow } from '../../model.ts'
import { GITHUB, goodCopilot } from './example.ts'

/** The fields that tell a custom agent from other files, replaced and misspelt ones among them. */
export const COPILOT_KEYS: ReadonlySet<string> = new Set(
  'name tools model models target mcp-servers handoffs argument-hint infer disable-model-invocation user-invocable user-invokable agents hooks github'.split(
    ' ',
  ),
)

const EMPTY = 'has no value. Write one, or remove the field.'

/** The fields of custom agents. */
export const FIELDS: Readonly<Record<string, FieldRow>> = {
  name: { type: ['text'], empty: EMPTY, why: 'What people see; without it, the name of the file.' },
  description: {
    type: ['text'],
    required: true,
    why: 'GitHub requires it: Copilot reads it to decide whether to hand work to the agent. VS Code only shows it, so this is a warning for `target: vscode`, and an info for chat modes.',
  },
  target: {
    type: ['text', 'list'],
    values: ['vscode', 'github-copilot'],
    empty: EMPTY,
    why: 'No client shows an agent with another target. Without `target`, both show it.',
  },
  tools: {
    type: ['text', 'list'],
    names: ['execute', 'read', 'edit', 'search', 'agent', 'web', 'todo'],
    empty: EMPTY,
    why: 'The tools that the agent has; without it, all.',
  },
  model: {
    type: ['text', 'list'],
    empty: EMPTY,
    why: 'Clients look for a model of exactly this name, and use the default where there is none. Names hold no `|` and no comma. VS Code takes a list and uses the first model that exists; GitHub takes one name. `inherit` is a word of Claude Code.',
  },
  'mcp-servers': { type: ['map'], empty: EMPTY, why: 'The MCP servers that the agent has at GitHub.' },
  metadata: { type: ['map'], empty: EMPTY, why: 'Data of your own, at GitHub.' },
  'disable-model-invocation': {
    type: ['boolean'],
    empty: EMPTY,
    why: 'Whether no other agent may choose this one.',
  },
  'user-invocable': { type: ['boolean'], empty: EMPTY, why: 'Whether people may choose the agent.' },
  'argument-hint': { type: ['text'], empty: EMPTY, why: 'What VS Code shows in an empty prompt.' },
  agents: { type: ['list'], empty: EMPTY, why: 'The agents that this one may run in VS Code.' },
  handoffs: { type: ['list'], empty: EMPTY, why: 'The agents that VS Code proposes to go on with.' },
  hooks: { type: ['list', 'map'], empty: EMPTY, why: 'Commands that VS Code runs at events.' },
  github: { type: ['map'], empty: EMPTY, why: 'What the agent may do at GitHub, in `permissions`.' },
}

/** What the rules on fields go by. `agent` and `mode` are fields of prompt files and chat modes. */
export const FIELD_TABLE: FieldTable = {
  group: 'copilot',
  what: 'custom agents',
  rows: FIELDS,
  // What VS Code and Copilot CLI read besides.
  accepted: [
    'infer',
    'reasoningEffort',
    'reasoning-effort',
    'modelPolicy',
    'models',
    'include-custom-instructions',
    'sidekick',
    'advancedOptions',
    'skills',
    'deferred-tool-loading',
  ],
  foreign: ['agent', 'mode', 'hidden'],
  source: GITHUB,
  good: goodCopilot,
}
