import type { Data } from '../../model.ts'
import { isList } from '../../text/fields.ts'
import { listed } from '../../text/wording.ts'
import type { KnownFields } from '../unknown-fields.ts'
import { FIELDS_OF_CLIENTS } from './client-fields.ts'

/** The fields of Agent Skills. Source: https://agentskills.io/specification#frontmatter */
export const SKILL_FIELDS = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
] as const

/** The clients that read a field, by field. */
export const CLIENT_FIELDS: ReadonlyMap<string, readonly string[]> = clientsByField()

function clientsByField(): ReadonlyMap<string, readonly string[]> {
  const clients = new Map<string, string[]>()
  for (const [client, fields] of Object.entries(FIELDS_OF_CLIENTS))
    for (const field of fields.split(' ')) clients.set(field, [...(clients.get(field) ?? []), client])
  return clients
}

/** So many clients are named; of more only the number is told. */
const MOST_NAMED = 3

/** The names of clients for a message, the first of many. */
export function readersOf(clients: readonly string[]): string {
  const left = clients.length - MOST_NAMED
  return left > 0 ? `${clients.slice(0, MOST_NAMED).join(', ')} and ${left} more` : listed(clients)
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
