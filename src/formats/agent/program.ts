import type {
  AnyNode,
  AssignmentExpression,
  AssignmentProperty,
  CallExpression,
  Expression,
  FunctionDeclaration,
  Identifier,
  MemberExpression,
  Node,
  ObjectPattern,
  Program,
  Property,
  ReturnStatement,
  VariableDeclarator,
} from 'acorn'
import type { Range } from '../../model.ts'

/** What a name of the top level is bound to, as far as it can be told without running the code. */
export interface Binding {
  /** Undefined when no value holds: it is assigned again, declared twice or taken apart. */
  readonly init: Expression | FunctionDeclaration | undefined
  /** What adds to the object, in the order of the text. */
  readonly additions: readonly (AssignmentExpression | CallExpression)[]
  /** Whether other code may change the object. */
  readonly escapes: boolean
}

/** A variable of the environment that the code reads, as in `env.API_KEY`. */
export interface EnvironmentRead {
  readonly name: string
  readonly range: Range
}

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
}

interface Draft {
  init: Binding['init']
  /** All that it is declared with, also where no value holds. */
  readonly values: NonNullable<Binding['init']>[]
  readonly additions: (AssignmentExpression | CallExpression)[]
  escapes: boolean
}

interface Sketch {
  readonly bindings: Map<string, Draft>
  readonly returns: ReturnStatement[]
  readonly exports: Range[]
  readonly modular: Range[]
  readonly environment: EnvironmentRead[]
}

/** A node on its way through the walk. */
interface Visit {
  readonly node: AnyNode
  readonly parent: Visit | undefined
  /** The type of the parent and the property that holds the node, such as `ReturnStatement.argument`. */
  readonly place: string
  readonly inFunction: boolean
}

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
const ASSIGNS =
  /^(?:AssignmentExpression\.left|AssignmentPattern\.left|ArrayPattern\.elements|For(?:In|Of)Statement\.left|RestElement\.argument|UpdateExpression\.argument)$/
const NAMES =
  /^(?:VariableDeclarator\.id|Function\w+\.(?:id|params)|ArrowFunctionExpression\.params|Class\w+\.id|\w+Statement\.label|(?:Im|Ex)port\w+\.(?:local|imported|exported))$/

/** Outlines a program in one pass. Names are told apart by their text, not by their scope. */
export function outline(program: Program): Outline {
  const sketch: Sketch = { bindings: new Map(), returns: [], exports: [], modular: [], environment: [] }
  const mentions: Visit[] = []
  for (const visit of walk(program)) {
    const { node, inFunction } = visit
    noteModular(node, sketch)
    if (node.type === 'Identifier') mentions.push(visit)
    else if (node.type === 'MemberExpression') noteEnvironment(node, visit, sketch)
    else if (node.type === 'AssignmentExpression') noteExport(node, sketch)
    else if (node.type === 'ExportDefaultDeclaration')
      sketch.exports.push([node.start, node.declaration.start])
    else if (node.type === 'VariableDeclarator') declareVariable(node, visit, sketch)
    else if (node.type === 'FunctionDeclaration' && !inFunction && node.id !== null)
      declare(node.id, node as FunctionDeclaration, sketch)
    else if (node.type === 'ReturnStatement' && !inFunction) sketch.returns.push(node)
    else if (node.type === 'Property') noteNested(node, visit, sketch)
  }
  for (const visit of mentions) noteMention(visit, sketch)
  spreadEscapes(sketch)
  return sketch
}

function noteModular(node: AnyNode, { modular }: Sketch): void {
  if (node.type === 'ImportDeclaration' || /^Export\w+Declaration$/.test(node.type))
    modular.push([node.start, node.start + 'import'.length])
  else if (node.type === 'MetaProperty' && node.meta.name === 'import') modular.push(rangeOf(node))
}

/** Whatever changes an object may change what it holds: `const u = { t }; u.t.ping = …` adds to `t`. */
function spreadEscapes({ bindings }: Sketch): void {
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

/**
 * All nodes in the order of the text. A stack, not recursion: a chain of members can be as deep as the text
 * is long.
 */
function* walk(root: AnyNode, functionsToo = true): Generator<Visit> {
  const stack: Visit[] = [{ node: root, parent: undefined, place: '', inFunction: false }]
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    yield visit
    const { node } = visit
    const inFunction = visit.inFunction || /Function|StaticBlock|PropertyDefinition/.test(node.type)
    if (inFunction && !functionsToo) continue
    for (const [role, value] of Object.entries(node).reverse()) {
      const children: readonly unknown[] = Array.isArray(value) ? value.toReversed() : [value]
      for (const child of children)
        if (isNode(child))
          stack.push({ node: child, parent: visit, place: `${node.type}.${role}`, inFunction })
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function declareVariable(
  { id, init }: VariableDeclarator,
  { parent, inFunction }: Visit,
  sketch: Sketch,
): void {
  const looped = /^For(?:In|Of)/.test(parent?.place ?? '')
  if (id.type === 'Identifier' && !inFunction) declare(id, looped ? undefined : (init ?? undefined), sketch)
  if (id.type === 'ObjectPattern' && init && isEnvironment(init)) noteTaken(id, sketch)
}

/** `{ env: { API_KEY } }`, as the parameter of a function has it. */
function noteNested(
  { key, value, computed }: Property | AssignmentProperty,
  { parent }: Visit,
  sketch: Sketch,
): void {
  if (parent?.node.type !== 'ObjectPattern' || computed || key.type !== 'Identifier' || key.name !== 'env')
    return
  const pattern: AnyNode = value.type === 'AssignmentPattern' ? value.left : value
  if (pattern.type === 'ObjectPattern') noteTaken(pattern, sketch)
}

/** The variables that a pattern takes out of the environment. */
function noteTaken({ properties }: ObjectPattern, { environment }: Sketch): void {
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') continue
    environment.push({ name: property.key.name, range: rangeOf(property.key) })
  }
}

function declare({ name }: Identifier, init: Binding['init'], { bindings }: Sketch): void {
  const known = bindings.get(name)
  if (known === undefined)
    bindings.set(name, { init, values: init === undefined ? [] : [init], additions: [], escapes: false })
  else {
    known.init = undefined
    if (init !== undefined) known.values.push(init)
  }
}

function noteExport({ left, right, start }: AssignmentExpression, { exports }: Sketch): void {
  if (left.type !== 'MemberExpression' || left.object.type !== 'Identifier' || left.object.name !== 'module')
    return
  if (propertyName(left) === 'exports') exports.push([start, right.start])
}

function noteEnvironment(node: MemberExpression, { place, parent }: Visit, { environment }: Sketch): void {
  const name = propertyName(node)
  if (name === undefined || !isEnvironment(node.object)) return
  const written =
    ASSIGNS.test(place) || (parent?.node.type === 'UnaryExpression' && parent.node.operator === 'delete')
  if (!written && place !== 'CallExpression.callee') environment.push({ name, range: rangeOf(node.property) })
}

/** Whether an expression is `env` or ends with `.env`, as `process.env` does. */
function isEnvironment(node: AnyNode): boolean {
  const inner = node.type === 'ChainExpression' ? node.expression : node
  return inner.type === 'Identifier'
    ? inner.name === 'env'
    : inner.type === 'MemberExpression' && propertyName(inner) === 'env'
}

/** The name of the property that a member expression reads, when it is written there. */
export function propertyName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** Whether a call is `Object.<method>(…)`. */
export function callsObject({ callee }: CallExpression, method: string): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Object' &&
    propertyName(callee) === method
  )
}

/** Where a node stands. */
export function rangeOf({ start, end }: Node): Range {
  return [start, end]
}

/** What one mention of a name means for the value bound to it. */
function noteMention(visit: Visit, { bindings }: Sketch): void {
  const { node, parent, place, inFunction } = visit
  const binding = bindings.get((node as Identifier).name)
  if (binding === undefined || parent === undefined || isName(parent.node, place)) return
  if (ASSIGNS.test(place) || parent.parent?.node.type === 'ObjectPattern') binding.init = undefined
  else if (place === 'MemberExpression.object') noteMember(parent, binding, bindings)
  else if (place === 'CallExpression.arguments')
    noteArgument(parent.node as CallExpression, node, inFunction, binding)
  else if (!isRead(visit, bindings)) binding.escapes = true
}

function isRead(visit: Visit, bindings: Sketch['bindings']): boolean {
  return READS.has(visit.place) || (HOLDS.has(visit.place) && isKept(visit, bindings))
}

/**
 * Whether the literal around a mention is bound to a name, added to one or returned: what a loop, a call or a
 * pattern takes out of it may be changed.
 */
function isKept(visit: Visit, bindings: Sketch['bindings']): boolean {
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
function noteMember(visit: Visit, binding: Draft, bindings: Sketch['bindings']): void {
  const { parent, place, inFunction } = visit
  const around = parent?.node
  if (
    around?.type === 'AssignmentExpression' &&
    place === 'AssignmentExpression.left' &&
    around.operator === '=' &&
    !inFunction
  )
    binding.additions.push(around)
  else if (
    !isRead(visit, bindings) ||
    place === 'CallExpression.callee' ||
    (around?.type === 'UnaryExpression' && around.operator === 'delete')
  )
    binding.escapes = true
}
