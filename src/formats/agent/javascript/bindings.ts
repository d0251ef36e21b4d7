import type {
  AnyNode,
  AssignmentExpression,
  CallExpression,
  Expression,
  FunctionDeclaration,
  Identifier,
  MemberExpression,
  VariableDeclarator,
} from 'acorn'
import type { Visit } from './syntax-tree.ts'
import { callsObject, isAssigned, isDeleted, walk } from './syntax-tree.ts'

/** What a name of the top level is bound to, as far as it can be told without running the code. */
export interface Binding {
  /** Undefined when no value holds: it is assigned again, declared twice or taken apart. */
  readonly init: Expression | FunctionDeclaration | undefined
  /** What adds to the object, in the order of the text. */
  readonly additions: readonly (AssignmentExpression | CallExpression)[]
  /** Whether other code may change the object. */
  readonly escapes: boolean
}

/** A binding while the program is being read. */
interface Draft {
  init: Binding['init']
  /** All that it is declared with, also where no value holds. */
  readonly values: NonNullable<Binding['init']>[]
  readonly additions: (AssignmentExpression | CallExpression)[]
  escapes: boolean
}

/** The names of the top level, while the program is being read. */
export type Drafts = Map<string, Draft>

/** Where a mention of an object cannot change it. */
const READS = new Set([
  'BinaryExpression.left',
  'BinaryExpression.right',
  'CallExpression.callee',
  'ExportDefaultDeclaration.declaration',
  'IfStatement.test',
  'Property.key',
  'ReturnStatement.argument',
  'TemplateLiteral.expressions',
  'UnaryExpression.argument',
])

/** Where a literal holds what is mentioned, or another literal. */
const HOLDS = new Set([
  'ArrayExpression.elements',
  'ObjectExpression.properties',
  'Property.value',
  'SpreadElement.argument',
])

const DEEPEST_LITERAL = 64

const NAMES =
  /^(?:VariableDeclarator\.id|Function\w+\.(?:id|params)|ArrowFunctionExpression\.params|Class\w+\.id|\w+Statement\.label|(?:Im|Ex)port\w+\.(?:local|imported|exported))$/

/** Adds the names that a node declares at the top level. */
export function noteDeclaration(visit: Visit, bindings: Drafts): void {
  const { node, inFunction } = visit
  if (inFunction) return
  if (node.type === 'VariableDeclarator') declareVariable(node, visit, bindings)
  else if (node.type === 'FunctionDeclaration' && node.id !== null)
    declare(node.id, node as FunctionDeclaration, bindings)
}

function declareVariable({ id, init }: VariableDeclarator, { parent }: Visit, bindings: Drafts): void {
  const looped = /^For(?:In|Of)/.test(parent?.place ?? '')
  if (id.type === 'Identifier') declare(id, looped ? undefined : (init ?? undefined), bindings)
}

function declare({ name }: Identifier, init: Binding['init'], bindings: Drafts): void {
  const known = bindings.get(name)
  if (known === undefined)
    bindings.set(name, { init, values: init === undefined ? [] : [init], additions: [], escapes: false })
  else {
    known.init = undefined
    if (init !== undefined) known.values.push(init)
  }
}

/** What one mention of a name means for the value bound to it. */
export function noteMention(visit: Visit, bindings: Drafts): void {
  const { node, parent, place, inFunction } = visit
  const binding = bindings.get((node as Identifier).name)
  if (binding === undefined || parent === undefined || isName(parent.node, place)) return
  if (isAssigned(visit) || parent.parent?.node.type === 'ObjectPattern') binding.init = undefined
  else if (place === 'MemberExpression.object') noteMember(parent, binding, bindings)
  else if (place === 'CallExpression.arguments')
    noteArgument(parent.node as CallExpression, node, inFunction, binding)
  else if (!isRead(visit, bindings)) binding.escapes = true
}

function isRead(visit: Visit, bindings: Drafts): boolean {
  return READS.has(visit.place) || (HOLDS.has(visit.place) && isKept(visit, bindings))
}

/**
 * Whether the literal around a mention is bound to a name, added to one or returned: what a loop, a call or a
 * pattern takes out of it may be changed.
 */
function isKept(visit: Visit, bindings: Drafts): boolean {
  let outermost = visit
  for (let steps = 0; HOLDS.has(outermost.place) || isCopied(outermost); steps++) {
    if (outermost.parent === undefined || steps > DEEPEST_LITERAL) return false
    outermost = outermost.parent
  }
  const around = outermost.parent?.node
  if (around === undefined || outermost.inFunction) return false
  switch (around.type) {
    case 'ReturnStatement':
    case 'ExportDefaultDeclaration':
    case 'ExpressionStatement':
      return true
    case 'VariableDeclarator':
      return around.id.type === 'Identifier'
    case 'AssignmentExpression':
      return (
        around.operator === '=' &&
        around.left.type === 'MemberExpression' &&
        around.left.object.type === 'Identifier' &&
        bindings.has(around.left.object.name)
      )
    default:
      return false
  }
}

/** Whether a literal is an argument of a call that returns what it holds, and changes nothing in that. */
function isCopied({ parent, place }: Visit): boolean {
  if (place !== 'CallExpression.arguments') return false
  const call = parent?.node as CallExpression
  return callsObject(call, 'freeze') || callsObject(call, 'assign')
}

/**
 * `Object.freeze` and the sources of `Object.assign` stay as they are; whatever else takes an object may
 * change it.
 */
function noteArgument(call: CallExpression, argument: AnyNode, inFunction: boolean, binding: Draft): void {
  if (callsObject(call, 'freeze')) return
  const assigns = callsObject(call, 'assign')
  if (assigns && call.arguments[0] !== argument) return
  if (assigns && !inFunction) binding.additions.push(call)
  else binding.escapes = true
}

/** Whether an identifier only names something: a property, a label, what is declared. */
function isName(around: AnyNode, place: string): boolean {
  switch (place) {
    case 'MemberExpression.property':
    case 'MethodDefinition.key':
    case 'PropertyDefinition.key':
      return !(around as MemberExpression).computed
    case 'Property.key':
      return around.type === 'Property' && !around.computed && !around.shorthand
    default:
      return NAMES.test(place)
  }
}

/**
 * A property that is read leaves an object as it is, one that is assigned adds to it, a method may do
 * anything to it.
 */
function noteMember(visit: Visit, binding: Draft, bindings: Drafts): void {
  const { parent, place, inFunction } = visit
  const around = parent?.node
  if (
    around?.type === 'AssignmentExpression' &&
    place === 'AssignmentExpression.left' &&
    around.operator === '=' &&
    !inFunction
  )
    binding.additions.push(around)
  else if (!isRead(visit, bindings) || place === 'CallExpression.callee' || isDeleted(visit))
    binding.escapes = true
}

/** Whatever changes an object may change what it holds: `const u = { t }; u.t.ping = …` adds to `t`. */
export function spreadEscapes(bindings: Drafts): void {
  const queue = [...bindings.values()].filter(({ escapes }) => escapes)
  for (const { values, additions } of queue) {
    for (const { node } of [...values, ...additions].flatMap((holder) => [...walk(holder, false)])) {
      const held = node.type === 'Identifier' ? bindings.get(node.name) : undefined
      if (held === undefined || held.escapes) continue
      held.escapes = true
      queue.push(held)
    }
  }
}
