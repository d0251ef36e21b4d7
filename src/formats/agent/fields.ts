import type { KnownFields } from '../unknown-fields.ts'

/** The fields of the Agent File Format. */
export const AGENT_FIELDS = [
  'version',
  'icon',
  'title',
  'description',
  'status',
  'recommended',
  'required',
] as const

/** The fields of its published revisions. */
export const REVISION_FIELDS = [
  'tags',
  'roles',
  'avatar',
  'system',
  'rules',
  'policies',
  'limits',
  'allow',
  'deny',
  'templateEngine',
  'input',
  'commands',
  'abilities',
] as const

/** The fields below those that are, or may be, mappings. */
export const SUBFIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['recommended', ['models', 'capabilities']],
  ['required', ['env', 'startup']],
  ['abilities', ['allow', 'deny']],
])

/** What holds where a field is left out. */
export const DEFAULTS = { version: '0.1.0', icon: '🤖', status: 'active' } as const

export const STATUSES = ['active', 'deprecated', 'disabled'] as const

const TOP_FIELDS: readonly string[] = [...AGENT_FIELDS, ...REVISION_FIELDS]

/** What the rules about fields go by. Tools in the frontmatter have a rule of their own. */
export const KNOWN_FIELDS: KnownFields = {
  known: TOP_FIELDS,
  // Loaders that start MCP servers read those here.
  accepted: ['tools', 'mcpServers'],
  ignoringCase: true,
  what: 'the Agent File Format',
}

/** The same for the fields of a mapping. */
export function knownBelow(parent: string, known: readonly string[]): KnownFields {
  return { known, ignoringCase: true, what: `\`${parent}\`` }
}

/** The mapping that a field must be in; undefined where it may be at the top. */
export function parentOf(field: string): string | undefined {
  const name = field.toLowerCase()
  if (TOP_FIELDS.includes(name)) return undefined
  return [...SUBFIELDS].find(([, names]) => names.includes(name))?.[0]
}
