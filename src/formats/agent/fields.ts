import type { FieldRow, FieldType } from '../../model.ts'

/** What to say of a field without a value, after its name. */
export const EMPTY = 'has no value, so some loaders refuse the file. Write a value, or remove the field.'
const LISTS: readonly FieldType[] = ['text', 'list']

const text = (why: string): FieldRow => ({ type: ['text'], empty: EMPTY, why })

const OWN_FIELDS: Readonly<Record<string, FieldRow>> = {
  version: text('A semantic version. Versions are compared as `major.minor.patch`; the default is `0.1.0`.'),
  icon: text(
    'Exactly one emoji. Clients have room for one character. They cut anything else, or show a box or letters.',
  ),
  title: text(
    'People choose the agent by its title. Loaders use it as the system message if there is no other text. A level-1 heading is one, too, but for `# Avatar`.',
  ),
  description: text(
    'The specification demands none, but people and other agents choose an agent by its description. Without `## System`, the description is also the system message. The paragraph below the level-1 heading is one, too.',
  ),
  status: {
    type: ['text'],
    values: ['active', 'deprecated', 'disabled'],
    empty: EMPTY,
    why: 'The status decides whether the agent may run. Loaders refuse another word, or use the default `active`. Letter case does not count.',
  },
  recommended: {
    type: ['map'],
    empty: EMPTY,
    why: 'What suits the agent.',
    fields: {
      models: { type: LISTS, empty: EMPTY, why: 'Names of models.' },
      capabilities: { type: LISTS, empty: EMPTY, why: 'What a model must be able to do.' },
    },
  },
  required: {
    type: ['map'],
    empty: EMPTY,
    why: 'What the agent cannot start without.',
    fields: {
      env: { type: ['list'], empty: EMPTY, why: 'Names of environment variables.' },
      startup: { type: ['text'], why: 'The name of the tool that must succeed first.' },
    },
  },
}

const ANY: readonly FieldType[] = ['text', 'number', 'boolean', 'list', 'map']
const UNJUDGED: FieldRow = { type: ANY, why: 'A field of a published revision.' }
const ABILITIES: FieldRow = {
  type: ANY,
  empty: EMPTY,
  why: 'Abilities of the agent, which have rules of their own.',
}

/** These and the fields of the published revisions. */
export const FIELDS: Readonly<Record<string, FieldRow>> = {
  ...OWN_FIELDS,
  tags: UNJUDGED,
  roles: UNJUDGED,
  avatar: text('An image.'),
  system: text('The system message.'),
  rules: { type: LISTS, empty: EMPTY, why: 'What the agent must keep to.' },
  policies: UNJUDGED,
  limits: UNJUDGED,
  allow: ABILITIES,
  deny: ABILITIES,
  templateEngine: UNJUDGED,
  input: UNJUDGED,
  commands: UNJUDGED,
  abilities: { ...ABILITIES, fields: { allow: ABILITIES, deny: ABILITIES } },
}

/** What holds where a field is left out. */
export const DEFAULTS = { version: '0.1.0', icon: '🤖', status: 'active' } as const

/** The names of the fields that are, or may be, mappings. */
export const MAPPINGS: readonly string[] = Object.keys(FIELDS).filter(
  (key) => FIELDS[key]!.fields !== undefined,
)

/** The mapping that a field must be in; undefined where it may be at the top. */
export function parentOf(field: string): string | undefined {
  const name = field.toLowerCase()
  if (Object.keys(FIELDS).includes(name)) return undefined
  return MAPPINGS.find((key) => Object.keys(FIELDS[key]!.fields!).includes(name))
}
