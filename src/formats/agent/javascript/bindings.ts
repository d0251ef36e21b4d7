import type { Expression, FunctionDeclaration, Identifier, MemberExpression } from 'acorn'
import type { Visit } from './syntax-tree.ts'
import { isAssigned } from './syntax-tree.ts'

/** What the names of a program are bound to. Names are compared by their text, not by their scope. */
export interface Bindings {
  /** By the names of the top level; undefined for one that is assigned again, or declared twice or in a branch. */
  readonly values: ReadonlyMap<string, Expression | FunctionDeclaration | undefined>
  /** The names whose object other code may change. */
  readonly shared: ReadonlySet<string>
  readonly declared: ReadonlySet<string>
}

const DECLARES =
  /^(?:VariableDeclarator\.id|Function\w+\.(?:id|params)|ArrowFunctionExpression\.params|Class\w+\.id|CatchClause\.param|Import\w+\.local)$/

const TOP = /^(?:VariableDeclarator|FunctionDeclaration)\.id$/

/** Where a literal or a member holds a node and leaves it as it is. */
const HOLDS =
  /^(?:ArrayExpression\.elements|MemberExpression\.object|ObjectExpression\.properties|Property\.(?:key|value))$/

const DEEPEST_LITERAL = 64

/** Reads the bindings of a program from the visits of all its identifiers. */
export function bindingsOf(identifiers: readonly Visit[]): Bindings {
  const values = new Map<string, Expression | FunctionDeclaration | undefined>()
  const shared = new Set<string>()
  const declared = new Set<string>()
  const held = new Map<string, string[]>()
  const mentions: Visit[] = []
  for (const visit of identifiers) {
    const { name } = visit.node as Identifier
    const { place, parent } = visit
    if (!DECLARES.test(place)) mentions.push(visit)
    else if (TOP.test(place) && parent?.inFunction === false)
      values.set(name, values.has(name) ? undefined : valueIn(visit))
    if (DECLARES.test(place) || isAssigned(visit)) declared.add(name)
  }
  for (const visit of mentions) {
    const { name } = visit.node as Identifier
    if (!values.has(name) || isKey(visit)) continue
    const holder = holderOf(visit)
    if (isAssigned(visit)) values.set(name, undefined)
    else if (holder === undefined) shared.add(name)
    else if (held.get(holder)?.push(name) === undefined) held.set(holder, [name])
  }
  // Code that changes an object may change what it holds. A set is read to its end, with what is added meanwhile.
  for (const name of shared) for (const inner of held.get(name) ?? []) shared.add(inner)
  return { values, shared, declared }
}

function valueIn({ parent }: Visit): Expression | FunctionDeclaration | undefined {
  if (parent?.node.type === 'FunctionDeclaration') return parent.node as FunctionDeclaration
  const around = parent?.parent
  if (parent?.node.type !== 'VariableDeclarator' || around?.node.type !== 'VariableDeclaration')
    return undefined
  // A `var` of a branch or a loop is known where the others are, too, which may not have run.
  const isSure = around.node.kind === 'var' ? isOfProgram(around) : !/^For(?:In|Of)/.test(around.place)
  return isSure ? (parent.node.init ?? undefined) : undefined
}

function isOfProgram({ place }: Visit): boolean {
  return place === 'Program.body' || place === 'ExportNamedDeclaration.declaration'
}

function isKey({ place, parent }: Visit): boolean {
  return (
    /\.(?:key|property)$/.test(place) && (parent?.node as MemberExpression | undefined)?.computed !== true
  )
}

/** The name whose literal holds a mention, or `return`; undefined if other code gets at it. */
function holderOf(mention: Visit): string | undefined {
  let top = mention
  for (let steps = 0; top.parent !== undefined && HOLDS.test(top.place); steps++) {
    if (steps > DEEPEST_LITERAL) return undefined
    top = top.parent
  }
  if (top.inFunction) return undefined
  if (top.place === 'ReturnStatement.argument') return 'return'
  const around = top.parent?.node
  return top !== mention && around?.type === 'VariableDeclarator' && around.id.type === 'Identifier'
    ? around.id.name
    : undefined
}
