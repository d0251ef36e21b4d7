import type { AnyNode, AssignmentProperty, MemberExpression, ObjectPattern, Property } from 'acorn'
import type { Range } from '../../../model.ts'
import type { Visit } from './syntax-tree.ts'
import { isAssigned, isDeleted, propertyName, rangeOf } from './syntax-tree.ts'

/** A variable of the environment that the code reads, as in `env.API_KEY`. */
export interface EnvironmentRead {
  readonly name: string
  readonly range: Range
}

/** Adds to `reads` the variables of the environment that a node reads. */
export function noteEnvironment(visit: Visit, reads: EnvironmentRead[]): void {
  const { node } = visit
  if (node.type === 'MemberExpression') noteMember(node, visit, reads)
  else if (node.type === 'Property') noteNested(node, visit, reads)
  else if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern') {
    if (node.init && isEnvironment(node.init)) noteTaken(node.id, reads)
  }
}

function noteMember(node: MemberExpression, visit: Visit, reads: EnvironmentRead[]): void {
  const name = propertyName(node)
  if (name === undefined || !isEnvironment(node.object)) return
  if (isAssigned(visit) || isDeleted(visit) || visit.place === 'CallExpression.callee') return
  reads.push({ name, range: rangeOf(node.property) })
}

/** `{ env: { API_KEY } }`, as the parameter of a function has it. */
function noteNested(
  { key, value, computed }: Property | AssignmentProperty,
  { parent }: Visit,
  reads: EnvironmentRead[],
): void {
  if (parent?.node.type !== 'ObjectPattern' || computed || key.type !== 'Identifier' || key.name !== 'env')
    return
  const pattern: AnyNode = value.type === 'AssignmentPattern' ? value.left : value
  if (pattern.type === 'ObjectPattern') noteTaken(pattern, reads)
}

/** The variables that a pattern takes out of the environment. */
function noteTaken({ properties }: ObjectPattern, reads: EnvironmentRead[]): void {
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') continue
    reads.push({ name: property.key.name, range: rangeOf(property.key) })
  }
}

/** Whether an expression is `env` or ends with `.env`, as `process.env` does. */
function isEnvironment(node: AnyNode): boolean {
  const inner = node.type === 'ChainExpression' ? node.expression : node
  return inner.type === 'Identifier'
    ? inner.name === 'env'
    : inner.type === 'MemberExpression' && propertyName(inner) === 'env'
}
