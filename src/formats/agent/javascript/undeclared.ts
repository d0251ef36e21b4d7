import type { AnyNode } from 'acorn'
import type { Range } from '../../../model.ts'
import type { Evaluation, ObjectStatic } from './evaluate.ts'
import { entryOf, evaluate } from './evaluate.ts'
import type { Outline } from './outline.ts'
import { rangeOf } from './syntax-tree.ts'

/** A name that code uses and that nothing declares. */
export interface Undeclared {
  readonly name: string
  readonly range: Range
}

/** What every runtime of JavaScript has, and what loaders hand to the code. */
const GIVEN = new Set(
  `undefined NaN Infinity Object Array String Number Boolean Symbol BigInt Math JSON Date RegExp Promise Proxy Reflect Map Set WeakMap WeakSet
  Error TypeError RangeError Intl parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI structuredClone queueMicrotask
  console process require module exports Buffer URL URLSearchParams Blob File FormData Headers Request Response AbortController AbortSignal TextEncoder TextDecoder
  fetch setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate performance crypto atob btoa Deno Bun
  env args input context ctx agent api tools log logger runtime options config __dirname __filename`.split(
    /\s+/,
  ),
)

/** The names in what is returned, in its tools and in their functions and schemes, that nothing declares. */
export function undeclaredIn(
  { returns, bindings, open }: Outline,
  objects: readonly ObjectStatic[],
  evaluation: Evaluation,
): readonly Undeclared[] {
  if (open) return []
  const used = [
    // Handed in by a loader or not, a list of tools is no tool of the agent.
    ...returns.flatMap(({ argument }) => argument ?? []),
    ...objects.flatMap(({ entries }) => entries.flatMap(({ value }) => partsOf(value, evaluation))),
  ]
  const found = new Map<number, Undeclared>()
  for (const node of used) {
    if (node.type !== 'Identifier' || bindings.declared.has(node.name)) continue
    if (GIVEN.has(node.name) && !(node.name === 'tools' && returns.some(({ argument }) => argument === node)))
      continue
    found.set(node.start, { name: node.name, range: rangeOf(node) })
  }
  return [...found.values()].toSorted((a, b) => a.range[0] - b.range[0])
}

function partsOf(value: AnyNode | undefined, evaluation: Evaluation): readonly AnyNode[] {
  if (value === undefined) return []
  const tool = evaluate(value, evaluation)
  if (tool?.kind !== 'object') return [value]
  return [value, entryOf(tool, 'fn')?.value, entryOf(tool, 'scheme')?.value].flatMap((node) => node ?? [])
}
