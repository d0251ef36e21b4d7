import type { AnyNode, ArrayExpression, MemberExpression, ObjectExpression, Property } from 'acorn'
import type { Data, Field, Range, Value } from '../../../model.ts'
import type { Bindings } from './bindings.ts'
import { propertyName, rangeOf } from './syntax-tree.ts'

/** An entry of an object, at its key. */
export interface Entry {
  readonly name: string
  readonly key: Range
  /** Undefined when it cannot be known. */
  readonly value: AnyNode | undefined
}

/** What an expression is, as far as the code shows it without being run. */
type Static =
  | ObjectStatic
  | { readonly kind: 'list'; readonly range: Range; readonly items: ArrayExpression['elements'] }
  | { readonly kind: 'function'; readonly range: Range }
  | PlainStatic

interface PlainStatic {
  readonly kind: 'plain'
  readonly range: Range
  readonly value: string | number | boolean | null | undefined
}

export interface ObjectStatic {
  readonly kind: 'object'
  readonly range: Range
  /** In the order of the text; of two entries with one name the later holds. */
  readonly entries: readonly Entry[]
  /** Whether there may be entries, or values of these, that cannot be known. */
  readonly open: boolean
}

/** The expressions of one program share the steps: no file is worth more of them. */
export interface Evaluation {
  readonly bindings: Bindings
  steps: number
}

/** What one program may take. */
export const MOST_STEPS = 100_000

const DEEPEST = 64

const LONGEST_TEXT = 100_000

/** What an expression is; undefined when that is not plainly written. Nothing is ever run. */
export function evaluate(node: AnyNode | undefined, evaluation: Evaluation, depth = 0): Static | undefined {
  if (node === undefined || depth > DEEPEST || --evaluation.steps < 0) return undefined
  const range = rangeOf(node)
  switch (node.type) {
    case 'Literal':
      return plain(node.value, range)
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? undefined : plain(node.quasis[0]?.value.cooked, range)
    case 'UnaryExpression': {
      const operand = node.operator === '-' ? plainValue(node.argument, evaluation, depth + 1) : undefined
      return typeof operand === 'number' ? plain(-operand, range) : undefined
    }
    case 'BinaryExpression': {
      if (node.operator !== '+') return undefined
      const left = plainValue(node.left, evaluation, depth + 1)
      const right = plainValue(node.right, evaluation, depth + 1)
      if (typeof left !== 'string' || typeof right !== 'string') return undefined
      return left.length + right.length > LONGEST_TEXT ? undefined : plain(left + right, range)
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { kind: 'function', range }
    case 'ArrayExpression':
      return { kind: 'list', range, items: node.elements }
    case 'ObjectExpression':
      return readObject(node, evaluation, depth + 1)
    case 'Identifier':
      return named(node.name, range, evaluation, depth + 1)
    case 'MemberExpression':
      return member(node, evaluation, depth + 1)
    default:
      return undefined
  }
}

/** The entry of a name; undefined when there is none. */
export function entryOf({ entries }: ObjectStatic, name: string): Entry | undefined {
  return entries.findLast((entry) => entry.name === name)
}

function plain(value: unknown, range: Range): PlainStatic | undefined {
  const known =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return known ? { kind: 'plain', range, value } : undefined
}

function plainValue(node: AnyNode, evaluation: Evaluation, depth: number): PlainStatic['value'] {
  const found = evaluate(node, evaluation, depth)
  return found?.kind === 'plain' ? found.value : undefined
}

function readObject(node: ObjectExpression, evaluation: Evaluation, depth: number): ObjectStatic {
  const entries: Entry[] = []
  evaluation.steps -= node.properties.length
  let open = evaluation.steps < 0
  for (const property of node.properties) {
    const name = property.type === 'SpreadElement' ? undefined : keyOf(property, evaluation, depth)
    if (name === undefined || property.type === 'SpreadElement') open = true
    else {
      const value = property.kind === 'init' ? property.value : undefined
      entries.push({ name, key: rangeOf(property.key), value })
    }
  }
  return { kind: 'object', range: rangeOf(node), entries, open }
}

/** Undefined for a computed key that cannot be known, and for `__proto__: …`, which is no key. */
function keyOf({ computed, key, shorthand, method }: Property, evaluation: Evaluation, depth: number) {
  if (!computed && key.type === 'Identifier')
    return key.name === '__proto__' && !shorthand && !method ? undefined : key.name
  const found = evaluate(key, evaluation, depth)
  if (found?.kind !== 'plain' || (!computed && found.value === '__proto__' && !method)) return undefined
  return String(found.value)
}

/** What other code may change is open if it is an object, and unknown if it is a list. */
function named(name: string, range: Range, evaluation: Evaluation, depth: number): Static | undefined {
  const { values, shared } = evaluation.bindings
  if (name === 'undefined' && !values.has(name)) return { kind: 'plain', range, value: undefined }
  const value = values.get(name)
  // What is above or in a declaration runs before the name has its value; a function is there at once.
  if (value !== undefined && value.type !== 'FunctionDeclaration' && range[0] < value.end) return undefined
  const found = evaluate(value, evaluation, depth)
  if (!shared.has(name) || found === undefined) return found
  if (found.kind === 'object') return { ...found, open: true }
  return found.kind === 'list' ? undefined : found
}

function member(node: MemberExpression, evaluation: Evaluation, depth: number): Static | undefined {
  const name = propertyName(node)
  const object = name === undefined ? undefined : evaluate(node.object, evaluation, depth)
  if (object?.kind !== 'object' || object.open) return undefined
  const entry = entryOf(object, name!)
  // What an object does not have it may have from its prototype.
  if (entry === undefined && !(name! in Object.prototype))
    return { kind: 'plain', range: rangeOf(node), value: undefined }
  return evaluate(entry?.value, evaluation, depth)
}

/** An expression as data that knows where it was written; undefined when a part of it cannot be known. */
export function toValue(node: AnyNode | undefined, evaluation: Evaluation, depth = 0): Value | undefined {
  const found = evaluate(node, evaluation, depth)
  if (found === undefined || found.kind === 'function') return undefined
  const { range } = found
  // JSON, which data are for, leaves out what is undefined.
  if (found.kind === 'plain') return found.value === undefined ? undefined : { value: found.value, range }
  if (found.kind === 'list') {
    const items = found.items.map((item) =>
      item === null ? undefined : toValue(item, evaluation, depth + 1),
    )
    return items.every((item) => item !== undefined) ? { value: items, range } : undefined
  }
  if (found.open) return undefined
  const fields = new Map<string, Field>()
  for (const { name, key, value } of found.entries) {
    const data = toValue(value, evaluation, depth + 1)
    if (data === undefined) return undefined
    fields.set(name, { key, ...data })
  }
  return { value: fields, range }
}

/** Data as JSON has it. Objects have no prototype: a key such as `__proto__` is a key like any other. */
export function toJson(data: Data): unknown {
  if (data instanceof Map) {
    const object: Record<string, unknown> = Object.create(null)
    for (const [key, { value }] of data as ReadonlyMap<string, Field>) object[key] = toJson(value)
    return object
  }
  return Array.isArray(data) ? (data as readonly Value[]).map(({ value }) => toJson(value)) : data
}
