/** The fields of Agent Skills. Source: https://agentskills.io/specification#frontmatter */
export const SKILL_FIELDS = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
] as const

/** Fields that the documentation of at least one client names and that Agent Skills do not. */
const FIELDS_OF_CLIENTS: Readonly<Record<string, readonly string[]>> = {
  'Claude Code': [
    'when_to_use',
    'argument-hint',
    'arguments',
    'disable-model-invocation',
    'user-invocable',
    'model',
    'effort',
    'context',
    'agent',
    'background',
    'hooks',
    'shell',
    'paths',
    'disallowed-tools',
    'display-name',
    'default-enabled',
    'fallback',
  ],
  'VS Code': ['argument-hint', 'disable-model-invocation', 'user-invocable', 'context'],
  'Copilot CLI': ['argument-hint', 'disable-model-invocation', 'user-invocable', 'context'],
  Cursor: ['paths', 'globs', 'disable-model-invocation'],
  Roo: ['modeSlugs', 'mode'],
}

/** The clients that read a field, by field. */
export const CLIENT_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(Object.values(FIELDS_OF_CLIENTS).flat())].map((field) => [
    field,
    Object.keys(FIELDS_OF_CLIENTS).filter((client) => FIELDS_OF_CLIENTS[client]!.includes(field)),
  ]),
)
