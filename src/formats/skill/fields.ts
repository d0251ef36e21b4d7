import type { Data } from '../../model.ts'
import { isList } from '../../text/fields.ts'
import { fieldNamesOf } from '../clients/client.ts'
import { CLIENTS } from '../clients/index.ts'
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

/** The agents that read a field which Agent Skills do not have, by field: their titles. */
export const CLIENT_FIELDS: ReadonlyMap<string, readonly string[]> = clientsByField()

function clientsByField(): ReadonlyMap<string, readonly string[]> {
  const clients = new Map<string, string[]>()
  const shared: readonly string[] = SKILL_FIELDS
  for (const client of CLIENTS.filter(({ kind }) => kind === 'agent'))
    for (const field of fieldNamesOf(client).filter((name) => !shared.includes(name)))
      clients.set(field, [...(clients.get(field) ?? []), client.title])
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
  violation: 'unknown-field',
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
