import type { Data } from '../../model.ts'
import { isList } from '../../text/fields.ts'
import type { KnownFields } from '../unknown-fields.ts'

/** The fields of Agent Skills. Source: https://agentskills.io/specification#frontmatter */
export const SKILL_FIELDS = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
] as const

/**
 * Fields that the documentation or the source of a client names and that Agent Skills do not. The sources are
 * https://code.claude.com/docs/en/skills and the changelog of Claude Code, https://claude.com/docs,
 * https://code.visualstudio.com/docs/copilot, https://docs.github.com/copilot, https://cursor.com/docs/skills,
 * https://docs.roocode.com, https://docs.openclaw.ai/tools/skills, https://hermes-agent.nousresearch.com/docs,
 * https://docs.openhands.dev/overview/skills/keyword and https://github.com/MoonshotAI/kimi-cli.
 */
const FIELDS_OF_CLIENTS: Readonly<Record<string, string>> = {
  'Claude Code':
    'when_to_use argument-hint arguments disable-model-invocation user-invocable disallowed-tools model effort context agent background hooks paths shell display-name displayName display_name default-enabled defaultEnabled default_enabled fallback',
  'claude.ai': 'dependencies',
  'VS Code': 'argument-hint disable-model-invocation user-invocable context',
  'Copilot CLI': 'argument-hint disable-model-invocation user-invocable',
  Cursor: 'paths globs disable-model-invocation',
  Droid: 'disable-model-invocation user-invocable',
  Crush: 'disable-model-invocation user-invocable',
  Pi: 'disable-model-invocation',
  'Mistral Vibe': 'user-invocable',
  'Roo Code': 'modeSlugs mode',
  OpenClaw:
    'version homepage disable-model-invocation user-invocable command-dispatch command-tool command-arg-mode',
  Hermes:
    'version author tags platforms prerequisites environments related_skills required_environment_variables required_credential_files',
  OpenHands: 'triggers',
  'Kimi Code':
    'type whenToUse when-to-use when_to_use disableModelInvocation disable-model-invocation disable_model_invocation arguments safe has-sub-skill',
}

/** The clients that read a field, by field. */
export const CLIENT_FIELDS: ReadonlyMap<string, readonly string[]> = clientsByField()

function clientsByField(): ReadonlyMap<string, readonly string[]> {
  const clients = new Map<string, string[]>()
  for (const [client, fields] of Object.entries(FIELDS_OF_CLIENTS))
    for (const field of fields.split(' ')) clients.set(field, [...(clients.get(field) ?? []), client])
  return clients
}

/** What the rules about fields go by. */
export const KNOWN_FIELDS: KnownFields = {
  known: SKILL_FIELDS,
  accepted: [...CLIENT_FIELDS.keys()],
  foreign: ['content', 'contents'],
  renamed: (key, value) => (key === 'tools' && namesTools(value) ? 'allowed-tools' : undefined),
  required: new Map([
    ['name', 'skill/name-missing'],
    ['description', 'skill/description-missing'],
  ]),
  certain: true,
  what: 'Agent Skills or of any client',
}

/** Whether a value lists tools as Claude Code names them: `Read, Bash(git *)`, `mcp__server__tool`. */
function namesTools(value: Data): boolean {
  const names =
    typeof value === 'string'
      ? value.split(/,|\s(?![^(]*\))/)
      : isList(value)
        ? value.map((item) => item.value)
        : []
  return names.length > 0 && names.every((name) => typeof name === 'string' && isToolName(name.trim()))
}

function isToolName(name: string): boolean {
  return name === '' || /^(?:[A-Z][A-Za-z]+|mcp__\w+)(?:\([^)]*\))?$/.test(name)
}
