import type { Sample, Violation } from './make.ts'
import { sample } from './make.ts'

/** A value of each type that YAML knows. */
const VALUES = {
  string: 'words',
  number: '7',
  boolean: 'false',
  list: '[one, two]',
  map: '{ key: value }',
  null: '',
} as const

type Kind = keyof typeof VALUES

const KINDS = Object.keys(VALUES) as Kind[]
/** The fields of the specification, and two that several clients add. */
const FIELDS = [
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
  'argument-hint',
  'disable-model-invocation',
]

function violationsOf(field: string, kind: Kind): Violation[] {
  if (field === 'name' && kind === 'null') return ['missing-name']
  if (field === 'description' && kind === 'null') return ['missing-description']
  if (field === 'allowed-tools' && kind === 'list') return ['allowed-tools-list']
  return []
}

/** What a person reads in a value, where it is one word. */
function readable(kind: Kind): string | undefined {
  return kind === 'list' || kind === 'map' || kind === 'null' ? undefined : VALUES[kind]
}

/** Names and descriptions of each type. The folder has the name, where a folder can. */
const REQUIRED: readonly Sample[] = KINDS.filter((kind) => kind !== 'string').flatMap((kind) => [
  sample(`name-is-${kind}`, violationsOf('name', kind), {
    folder: readable(kind) ?? `name-is-${kind}`,
    fields: { name: VALUES[kind] },
    name: readable(kind),
  }),
  sample(`description-is-${kind}`, violationsOf('description', kind), {
    fields: { description: VALUES[kind] },
    description: readable(kind),
  }),
])

/** Each field with a value of each type. */
export const OF_EACH_TYPE: readonly Sample[] = [
  ...REQUIRED,
  ...FIELDS.flatMap((field) =>
    KINDS.map((kind) =>
      sample(`${field}-is-${kind}`, violationsOf(field, kind), { fields: { [field]: VALUES[kind] } }),
    ),
  ),
]
