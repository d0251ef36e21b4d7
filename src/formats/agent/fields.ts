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
