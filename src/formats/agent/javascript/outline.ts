import type { AnyNode, AssignmentExpression, MemberExpression, Program, ReturnStatement } from 'acorn'
import type { Range } from '../../../model.ts'
import type { Bindings } from './bindings.ts'
import { bindingsOf } from './bindings.ts'
import type { Visit } from './syntax-tree.ts'
import { isAssigned, propertyName, rangeOf, walk } from './syntax-tree.ts'

/** What code says about itself without being run. */
export interface Outline {
  readonly bindings: Bindings
  /** Whether names may come from elsewhere: by code that runs code, or adds to the names that all code sees. */
  readonly open: boolean
  /** The `return` statements that stand in no function. */
  readonly returns: readonly ReturnStatement[]
  /** `export default` and `module.exports =`, each up to the value. */
  readonly exports: readonly Range[]
  /** The words that only a module may hold: `import`, `export` and `import.meta`. */
  readonly modular: readonly Range[]
  readonly environment: readonly EnvironmentRead[]
}

const OPENS = new Set(['eval', 'globalThis', 'global', 'window', 'self', 'Function', 'arguments'])

/** Outlines a program. */
export function outline(program: Program): Outline {
  const visits = [...walk(program)]
  const nodes = visits.map(({ node }) => node)
  return {
    bindings: bindingsOf(visits.filter(({ node }) => node.type === 'Identifier')),
    open: nodes.some(isOpening),
    returns: visits.flatMap(({ node, inFunction }) =>
      node.type === 'ReturnStatement' && !inFunction ? node : [],
    ),
    exports: nodes.flatMap(exportIn),
    modular: nodes.flatMap(modularIn),
    environment: visits.flatMap(environmentIn),
  }
}

/** `with` gives every name of an object. */
function isOpening(node: AnyNode): boolean {
  return node.type === 'WithStatement' || (node.type === 'Identifier' && OPENS.has(node.name))
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

/** A variable of the environment that the code reads, as in `env.API_KEY`. */
export interface EnvironmentRead {
  readonly name: string
  readonly range: Range
}

function environmentIn(visit: Visit): readonly EnvironmentRead[] {
  const { node, parent } = visit
  if (node.type === 'MemberExpression') return memberIn(node, visit)
  if (node.type === 'VariableDeclarator') return node.init && isEnvironment(node.init) ? takenBy(node.id) : []
  // `{ env: { API_KEY } }`, as the parameter of a function has it.
  if (node.type !== 'Property' || parent?.node.type !== 'ObjectPattern' || node.computed) return []
  return node.key.type === 'Identifier' && node.key.name === 'env' ? takenBy(node.value) : []
}

function memberIn(node: MemberExpression, visit: Visit): readonly EnvironmentRead[] {
  const name = propertyName(node)
  if (name === undefined || !isEnvironment(node.object)) return []
  const { place, parent } = visit
  const deleted = parent?.node.type === 'UnaryExpression' && parent.node.operator === 'delete'
  if (deleted || isAssigned(visit) || place === 'CallExpression.callee') return []
  return [{ name, range: rangeOf(node.property) }]
}

/** The variables that a pattern, with a default or without, takes out of the environment. */
function takenBy(node: AnyNode): readonly EnvironmentRead[] {
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
