import type { AnyNode } from 'acorn'
import type { Data, Field, Value } from '../../../model.ts'
import type { Evaluation } from './evaluate.ts'
import { evaluate } from './evaluate.ts'

/** An expression as data that knows where it was written; undefined when a part of it cannot be known. */
export function toValue(node: AnyNode | undefined, evaluation: Evaluation, depth = 0): Value | undefined {
  const found = evaluate(node, evaluation, depth)
  if (found === undefined || found.kind === 'function') return undefined
  const { range } = found
  // JSON, which data are for, leaves out what is undefined.
  if (found.kind === 'plain') return found.value === undefined ? undefined : { value: found.value, range }
  if (found.kind === 'list') {
    const items = found.items.map((item) =>
      item === null || item.type === 'SpreadElement' ? undefined : toValue(item, evaluation, depth + 1),
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
