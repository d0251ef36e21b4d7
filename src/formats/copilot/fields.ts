import type { KnownFields } from '../unknown-fields.ts'

/** The fields that tell a custom agent from other files, retired and misspelt ones among them. */
export const COPILOT_KEYS: ReadonlySet<string> = new Set(
  'name tools model models target mcp-servers handoffs argument-hint infer disable-model-invocation user-invocable user-invokable agents hooks github'.split(
    ' ',
  ),
)

/** What the rules about fields go by. `agent` and `mode` are fields of prompt files and chat modes. */
export const KNOWN_FIELDS: KnownFields = {
  known: [
    'name',
    'description',
    'target',
    'tools',
    'model',
    'mcp-servers',
    'metadata',
    'disable-model-invocation',
    'user-invocable',
    'argument-hint',
    'agents',
    'handoffs',
    'hooks',
    'github',
  ],
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
  required: new Map([['description', 'copilot/description-missing']]),
  what: 'custom agents',
}
