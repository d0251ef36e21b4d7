import type { AnyNode, AssignmentExpression, MemberExpression, Program, ReturnStatement } from 'acorn'
import type { Range } from '../../../model.ts'
import type { Bindings } from './bindings.ts'
import { bindingsOf } from './bindings.ts'
import type { Evaluation, ObjectStatic } from './evaluate.ts'
import { entryOf, evaluate } from './evaluate.ts'
import type { Mention, Visit } from './syntax-tree.ts'
import { isAssigned, propertyName, rangeOf, walk } from './syntax-tree.ts'

/** What code says about itself without being run. */
export interface Outline {
  readonly bindings: Bindings
  /** Whether names may come from elsewhere: by code that runs code, or adds to the names that all code sees. */
  readonly open: boolean
  /** The `return` statements that are in no function. */
  readonly returns: readonly ReturnStatement[]
  /** `export default` and `module.exports =`, each up to the value. */
  readonly exports: readonly Range[]
  /** The words that only a module may hold: `import`, `export` and `import.meta`. */
  readonly modular: readonly Range[]
  /** The variables of the environment that the code reads, as in `env.API_KEY`. */
  readonly environment: readonly Mention[]
}

const OPENS = new Set(['eval', 'globalThis', 'global', 'window', 'self', 'Function', 'arguments'])

/** Outlines a program. */
export function outline(program: Program): Outline {
  const visits = [...walk(program)]
  const nodes = visits.map(({ node }) => node)
  return {
    bindings: bindingsOf(visits.filter(({ node }) => node.type === 'Identifier')),
    open: nodes.some(
      // Code may get any name from `with`, since it declares all properties of an object.
      (node) => node.type === 'WithStatement' || (node.type === 'Identifier' && OPENS.has(node.name)),
    ),
    returns: visits.flatMap(({ node, inFunction }) =>
      node.type === 'ReturnStatement' && !inFunction ? node : [],
    ),
    exports: nodes.flatMap(exportIn),
    modular: nodes.flatMap(modularIn),
    environment: visits.flatMap(environmentIn),
  }
}

function exportIn(node: AnyNode): readonly Range[] {
  if (node.type === 'ExportDefaultDeclaration') return [[node.start, node.declaration.start]]
  return node.type === 'AssignmentExpression' && isModuleExports(node.left)
    ? [[node.start, node.right.start]]
    : []
}

function isModuleExports(node: AssignmentExpression['left']): boolean {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return false
  return node.object.name === 'module' && propertyName(node) === 'exports'
}

function modularIn(node: AnyNode): readonly Range[] {
  if (node.type === 'ImportDeclaration' || /^Export\w+Declaration$/.test(node.type))
    return [[node.start, node.start + 'import'.length]]
  return node.type === 'MetaProperty' && node.meta.name === 'import' ? [rangeOf(node)] : []
}

function environmentIn(visit: Visit): readonly Mention[] {
  const { node, parent } = visit
  if (node.type === 'MemberExpression') return memberIn(node, visit)
  if (node.type === 'VariableDeclarator') return node.init && isEnvironment(node.init) ? takenBy(node.id) : []
  // `{ env: { API_KEY } }`, as the parameter of a function has it.
  if (node.type !== 'Property' || parent?.node.type !== 'ObjectPattern' || node.computed) return []
  return node.key.type === 'Identifier' && node.key.name === 'env' ? takenBy(node.value) : []
}

function memberIn(node: MemberExpression, visit: Visit): readonly Mention[] {
  const name = propertyName(node)
  if (name === undefined || !isEnvironment(node.object)) return []
  const { place, parent } = visit
  const deleted = parent?.node.type === 'UnaryExpression' && parent.node.operator === 'delete'
  if (deleted || isAssigned(visit) || place === 'CallExpression.callee') return []
  return [{ name, range: rangeOf(node.property) }]
}

/** The variables that a pattern, with a default or without, takes out of the environment. */
function takenBy(node: AnyNode): readonly Mention[] {
  const pattern = node.type === 'AssignmentPattern' ? node.left : node
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) =>
    property.type === 'Property' && !property.computed && property.key.type === 'Identifier'
      ? { name: property.key.name, range: rangeOf(property.key) }
      : [],
  )
}

function isEnvironment(node: AnyNode): boolean {
  const inner = node.type === 'ChainExpression' ? node.expression : node
  return inner.type === 'Identifier'
    ? inner.name === 'env'
    : inner.type === 'MemberExpression' && propertyName(inner) === 'env'
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
): readonly Mention[] {
  if (open) return []
  const used = [
    // Handed in by a loader or not, a list of tools is no tool of the agent.
    ...returns.flatMap(({ argument }) => argument ?? []),
    ...objects.flatMap(({ entries }) => entries.flatMap(({ value }) => partsOf(value, evaluation))),
  ]
  const found = new Map<number, Mention>()
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
