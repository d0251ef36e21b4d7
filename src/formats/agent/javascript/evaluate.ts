import type {
  AnyNode,
  ArrayExpression,
  AssignmentExpression,
  CallExpression,
  Expression,
  Identifier,
  MemberExpression,
  Node,
  ObjectExpression,
  Property,
} from 'acorn'
import type { Range } from '../../../model.ts'
import type { Outline } from './outline.ts'
import { callsObject, propertyName, rangeOf } from './syntax-tree.ts'

/** An entry of an object, at its key. */
export interface Entry {
  readonly name: string
  readonly key: Range
  /** Undefined when it cannot be known. */
  readonly value: AnyNode | undefined
  /** The literal, or other code, that it was written in. */
  readonly origin: Node
}

/** What an expression is, as far as it can be told without running it. */
export type Static =
  | ObjectStatic
  | { readonly kind: 'list'; readonly range: Range; readonly items: ArrayExpression['elements'] }
  | { readonly kind: 'function'; readonly range: Range }
  | {
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

/**
 * Reads expressions of one program. The steps are shared: names may be used over and over, and no file is
 * worth more of them.
 */
export interface Evaluation {
  readonly outline: Outline
  steps: number
}

const MOST_STEPS = 100_000

const DEEPEST = 64

const LONGEST_TEXT = 100_000

/** The start of an evaluation of one program. */
export function evaluationOf(outline: Outline): Evaluation {
  return { outline, steps: MOST_STEPS }
}

/** What an expression is; undefined when that cannot be known. Nothing is ever run. */
export function evaluate(node: AnyNode | undefined, evaluation: Evaluation, depth = 0): Static | undefined {
  if (node === undefined || depth > DEEPEST || --evaluation.steps < 0) return undefined
  switch (node.type) {
    case 'Literal':
      return literal(node.value, rangeOf(node))
    case 'TemplateLiteral':
      return node.expressions.length > 0 ? undefined : literal(node.quasis[0]?.value.cooked, rangeOf(node))
    case 'UnaryExpression':
      return node.operator === '-'
        ? negative(evaluate(node.argument, evaluation, depth + 1), rangeOf(node))
        : undefined
    case 'BinaryExpression':
      return node.operator === '+'
        ? joined(node.left, node.right, rangeOf(node), evaluation, depth + 1)
        : undefined
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { kind: 'function', range: rangeOf(node) }
    case 'ArrayExpression':
      return { kind: 'list', range: rangeOf(node), items: node.elements }
    case 'ObjectExpression':
      return readObject(node, evaluation, depth + 1)
    case 'Identifier':
      return isUndefined(node, evaluation)
        ? { kind: 'plain', range: rangeOf(node), value: undefined }
        : named(node.name, evaluation, depth + 1)
    case 'MemberExpression':
      return member(node, evaluation, depth + 1)
    case 'CallExpression':
      return called(node, evaluation, depth + 1)
    default:
      return undefined
  }
}

/** The value of an entry; undefined when there is none or it cannot be known. */
export function entryOf({ entries }: ObjectStatic, name: string): Entry | undefined {
  return entries.findLast((entry) => entry.name === name)
}

function isUndefined({ name }: Identifier, { outline: { bindings } }: Evaluation): boolean {
  return name === 'undefined' && !bindings.has(name)
}

function literal(value: unknown, range: Range): Static | undefined {
  const plain =
    value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return plain ? { kind: 'plain', range, value } : undefined
}

function negative(operand: Static | undefined, range: Range): Static | undefined {
  return operand?.kind === 'plain' && typeof operand.value === 'number'
    ? { kind: 'plain', range, value: -operand.value }
    : undefined
}

function joined(
  left: AnyNode,
  right: AnyNode,
  range: Range,
  evaluation: Evaluation,
  depth: number,
): Static | undefined {
  const first = evaluate(left, evaluation, depth)
  const second = evaluate(right, evaluation, depth)
  if (
    first?.kind !== 'plain' ||
    second?.kind !== 'plain' ||
    typeof first.value !== 'string' ||
    typeof second.value !== 'string'
  )
    return undefined
  if (first.value.length + second.value.length > LONGEST_TEXT) return undefined
  return { kind: 'plain', range, value: first.value + second.value }
}

function readObject(node: ObjectExpression, evaluation: Evaluation, depth: number): ObjectStatic {
  const entries: Entry[] = []
  evaluation.steps -= node.properties.length
  let open = evaluation.steps < 0
  for (const property of node.properties) {
    if (property.type === 'SpreadElement')
      open = include(property.argument, entries, evaluation, depth) || open
    else {
      const name = keyOf(property, evaluation, depth)
      if (name === undefined) open = true
      else
        entries.push({
          name,
          key: rangeOf(property.key),
          value: property.kind === 'init' ? property.value : undefined,
          origin: node,
        })
    }
  }
  return { kind: 'object', range: rangeOf(node), entries, open }
}

/** Adds the entries of another object; whether there may be more than those. */
function include(node: AnyNode, entries: Entry[], evaluation: Evaluation, depth: number): boolean {
  const source = evaluate(node, evaluation, depth)
  if (source?.kind !== 'object') return true
  evaluation.steps -= source.entries.length
  if (evaluation.steps < 0) return true
  for (const entry of source.entries) entries.push(entry)
  return source.open
}

/** Undefined for a computed key that cannot be known, and for `__proto__: …`, which is no key. */
function keyOf(
  { computed, key, shorthand, method }: Property,
  evaluation: Evaluation,
  depth: number,
): string | undefined {
  if (!computed && key.type === 'Identifier')
    return key.name === '__proto__' && !shorthand && !method ? undefined : key.name
  const found = evaluate(key, evaluation, depth)
  if (found?.kind !== 'plain' || (!computed && found.value === '__proto__' && !method)) return undefined
  return String(found.value)
}

function named(name: string, evaluation: Evaluation, depth: number): Static | undefined {
  const binding = evaluation.outline.bindings.get(name)
  const found = evaluate(binding?.init, evaluation, depth)
  if (binding === undefined || found?.kind !== 'object')
    return found?.kind === 'list' && binding?.escapes ? undefined : found
  const entries: Entry[] = [...found.entries]
  evaluation.steps -= entries.length + binding.additions.length
  let open = found.open || binding.escapes || evaluation.steps < 0
  for (const addition of binding.additions) {
    const more =
      addition.type === 'CallExpression'
        ? assigned(addition, entries, evaluation, depth)
        : added(addition, entries)
    open = more || open
  }
  return { ...found, entries, open }
}

/** Adds what `tools.name = value` adds; whether the name cannot be known. */
function added(addition: AssignmentExpression, entries: Entry[]): boolean {
  const name = propertyName(addition.left as MemberExpression)
  if (name === undefined || name === '__proto__') return true
  entries.push({
    name,
    key: rangeOf((addition.left as MemberExpression).property),
    value: addition.right,
    origin: addition,
  })
  return false
}

/** Adds what the sources of `Object.assign(target, …sources)` add; whether there may be more. */
function assigned(
  { arguments: [, ...sources] }: CallExpression,
  entries: Entry[],
  evaluation: Evaluation,
  depth: number,
): boolean {
  return sources
    .map((source) => source.type === 'SpreadElement' || include(source, entries, evaluation, depth))
    .includes(true)
}

function member(node: MemberExpression, evaluation: Evaluation, depth: number): Static | undefined {
  const name = propertyName(node)
  const object =
    name === undefined || node.object.type === 'Super' ? undefined : evaluate(node.object, evaluation, depth)
  if (object?.kind !== 'object' || object.open) return undefined
  const entry = entryOf(object, name!)
  // What an object does not have it may have from its prototype.
  if (entry === undefined && !(name! in Object.prototype))
    return { kind: 'plain', range: rangeOf(node), value: undefined }
  return evaluate(entry?.value, evaluation, depth)
}

function called(node: CallExpression, evaluation: Evaluation, depth: number): Static | undefined {
  const [first] = node.arguments as readonly (Expression | undefined)[]
  if (callsObject(node, 'freeze')) return evaluate(first, evaluation, depth)
  if (!callsObject(node, 'assign')) return undefined
  // What the call adds to a name is known of the name already.
  if (first?.type === 'Identifier') return evaluate(first, evaluation, depth)
  if (first?.type !== 'ObjectExpression') return undefined
  const target = readObject(first, evaluation, depth)
  const entries = [...target.entries]
  const more = assigned(node, entries, evaluation, depth)
  return { ...target, entries, open: target.open || more }
}
