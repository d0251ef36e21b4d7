import { isList, isMapping } from '../../fields.ts'
import type { Field, Range } from '../../types.ts'
import type { Agent } from './parse.ts'
import { subfields } from './parse.ts'

/** The abilities that an agent may be given. */
export const BASES = ['fs', 'network', 'sh', 'tool', 'mcp', 'browser', 'env'] as const

/** An ability as it is written, such as `sh:git`, its parts in lower case. */
export interface Ability {
  readonly text: string
  readonly base: string
  /** What follows the first `:`; undefined without one. */
  readonly scope: string | undefined
  readonly range: Range
}

export interface Abilities {
  readonly allow: readonly Ability[]
  readonly deny: readonly Ability[]
}

/** The abilities in `allow` and `deny`, in `abilities: { allow, deny }` and in `abilities: [..]`. */
export function abilitiesOf({ fields }: Agent): Abilities {
  const abilities = fields.get('abilities')
  const nested = subfields(fields, 'abilities')
  const plain = abilities === undefined || isMapping(abilities.value) ? undefined : abilities
  return {
    allow: [fields.get('allow'), plain, nested.get('allow')].flatMap(read),
    deny: [fields.get('deny'), nested.get('deny')].flatMap(read),
  }
}

function read(field: Field | undefined): readonly Ability[] {
  if (field === undefined) return []
  const items = isList(field.value) ? field.value : [field]
  return items.flatMap(({ value, range }) => {
    if (value === null || typeof value === 'object') return []
    const text = String(value).trim()
    const [, base = '', scope] = /^([^:]*)(?::(.*))?$/s.exec(text.toLowerCase())!
    return [{ text, base: base.trim(), scope: scope?.trim(), range }]
  })
}
