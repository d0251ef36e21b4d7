import type { AnyNode, AssignmentExpression, Program, ReturnStatement } from 'acorn'
import type { Range } from '../../../model.ts'
import type { Binding, Drafts } from './bindings.ts'
import { noteDeclaration, noteMention, spreadEscapes } from './bindings.ts'
import type { Declared } from './declared.ts'
import { isDeclaration, isOpening } from './declared.ts'
import type { EnvironmentRead } from './environment.ts'
import { noteEnvironment } from './environment.ts'
import type { Visit } from './syntax-tree.ts'
import { propertyName, rangeOf, walk } from './syntax-tree.ts'

/** What code says about itself without being run. */
export interface Outline {
  readonly bindings: ReadonlyMap<string, Binding>
  /** The `return` statements that stand in no function. */
  readonly returns: readonly ReturnStatement[]
  /** `export default` and `module.exports =`, each up to the value. */
  readonly exports: readonly Range[]
  /** The words that only a module may hold: `import`, `export` and `import.meta`. */
  readonly modular: readonly Range[]
  readonly environment: readonly EnvironmentRead[]
  readonly declared: Declared
}

/** Outlines a program in one pass. Names are told apart by their text, not by their scope. */
export function outline(program: Program): Outline {
  const bindings: Drafts = new Map()
  const environment: EnvironmentRead[] = []
  const returns: ReturnStatement[] = []
  const exports: Range[] = []
  const modular: Range[] = []
  const mentions: Visit[] = []
  const names = new Set<string>()
  let open = false
  for (const visit of walk(program)) {
    const { node, inFunction } = visit
    if (node.type === 'Identifier') {
      mentions.push(visit)
      if (isDeclaration(visit)) names.add(node.name)
      open ||= isOpening(node)
    }
    // It gives every name of an object.
    open ||= node.type === 'WithStatement'
    if (node.type === 'ReturnStatement' && !inFunction) returns.push(node)
    noteDeclaration(visit, bindings)
    noteEnvironment(visit, environment)
    noteExport(node, exports)
    noteModular(node, modular)
  }
  for (const visit of mentions) noteMention(visit, bindings)
  spreadEscapes(bindings)
  return { bindings, returns, exports, modular, environment, declared: { names, open } }
}

function noteExport(node: AnyNode, exports: Range[]): void {
  if (node.type === 'ExportDefaultDeclaration') exports.push([node.start, node.declaration.start])
  else if (node.type === 'AssignmentExpression' && isModuleExports(node.left))
    exports.push([node.start, node.right.start])
}

function isModuleExports(node: AssignmentExpression['left']): boolean {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return false
  return node.object.name === 'module' && propertyName(node) === 'exports'
}

function noteModular(node: AnyNode, modular: Range[]): void {
  if (node.type === 'ImportDeclaration' || /^Export\w+Declaration$/.test(node.type))
    modular.push([node.start, node.start + 'import'.length])
  else if (node.type === 'MetaProperty' && node.meta.name === 'import') modular.push(rangeOf(node))
}
