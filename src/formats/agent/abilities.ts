import type { Field, Range, Value } from '../../model.ts'
import { isMapping, itemsOf } from '../../syntax/fields.ts'
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

interface Abilities {
  readonly allow: readonly Ability[]
  readonly deny: readonly Ability[]
  /** What is in place of an ability or of a list of them, but is neither. */
  readonly unread: readonly Value[]
}

/** The abilities in `allow` and `deny`, in `abilities: { allow, deny }` and in `abilities: [..]`. */
export function abilitiesOf({ fields }: Agent): Abilities {
  const abilities = fields.get('abilities')
  const nested = subfields(fields, 'abilities')
  const plain = isMapping(abilities?.value) ? undefined : abilities
  const itemsIn = (some: readonly (Field | undefined)[]): readonly Value[] =>
    some.filter((field) => field?.value !== null).flatMap(itemsOf)
  const allowed = itemsIn([fields.get('allow'), plain, nested.get('allow')])
  const denied = itemsIn([fields.get('deny'), nested.get('deny')])
  return {
    allow: allowed.flatMap(read),
    deny: denied.flatMap(read),
    unread: [...allowed, ...denied].filter((item) => textOf(item) === undefined),
  }
}

function textOf({ value }: Value): string | undefined {
  return value === null || typeof value === 'object' ? undefined : String(value).trim() || undefined
}

function read(item: Value): readonly Ability[] {
  const text = textOf(item)
  if (text === undefined) return []
  const [, base = '', scope] = /^([^:]*)(?::(.*))?$/s.exec(text.toLowerCase())!
  return [{ text, base: base.trim(), scope: scope?.trim(), range: item.range }]
}

/** The ability with its scope, if it has one: `sh:git`. */
export function nameOf({ base, scope }: Ability): string {
  return scope === undefined ? base : `${base}:${scope}`
}
