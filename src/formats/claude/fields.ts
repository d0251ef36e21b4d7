import type { KnownFields } from '../unknown-fields.ts'

/** The fields of subagents. Source: https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields */
const DOCUMENTED = [
  'name',
  'description',
  'tools',
  'disallowedTools',
  'model',
  'permissionMode',
  'maxTurns',
  'skills',
  'mcpServers',
  'hooks',
  'memory',
  'background',
  'omitClaudeMd',
  'effort',
  'isolation',
  'color',
  'initialPrompt',
  'experimental',
]

/** What Claude Code 2.1.330 reads besides, and in plugins another word for the description. */
const READ = [
  'autoCompactWindow',
  'observer',
  'observerMessage',
  'observeToolResults',
  'observeSubagents',
  'when_to_use',
  'when-to-use',
]

/** The field for the tools of a skill or command. A rule of its own speaks of it. */
export const SKILL_FIELDS: readonly string[] = ['allowed-tools', 'allowed_tools', 'allowedTools']

/** What the rules about fields go by. The foreign ones are fields of skills, which nobody means by `skills`. */
export const KNOWN_FIELDS: KnownFields = {
  known: DOCUMENTED,
  accepted: READ,
  foreign: ['skill', 'mode', 'version', 'agent', 'agents', 'hook', ...SKILL_FIELDS],
  renamed: (key) => (key === 'tool' ? 'tools' : undefined),
  required: new Map([
    ['name', 'claude/name-missing'],
    ['description', 'claude/description-missing'],
  ]),
  what: 'subagents',
}

/** Whether a word is a field of a subagent. */
export function isField(key: string): boolean {
  return DOCUMENTED.includes(key) || READ.includes(key) || SKILL_FIELDS.includes(key)
}
