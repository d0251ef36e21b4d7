import type { AnyNode, AssignmentExpression, Program, ReturnStatement } from 'acorn'
import type { Range } from '../../../model.ts'
import type { Bindings } from './bindings.ts'
import { bindingsOf } from './bindings.ts'
import type { EnvironmentRead } from './environment.ts'
import { environmentIn } from './environment.ts'
import { propertyName, rangeOf, walk } from './syntax-tree.ts'

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
