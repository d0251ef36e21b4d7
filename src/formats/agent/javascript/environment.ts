import type { AnyNode, MemberExpression } from 'acorn'
import type { Range } from '../../../model.ts'
import type { Visit } from './syntax-tree.ts'
import { isAssigned, propertyName, rangeOf } from './syntax-tree.ts'

/** A variable of the environment that the code reads, as in `env.API_KEY`. */
export interface EnvironmentRead {
  readonly name: string
  readonly range: Range
}

/** The variables of the environment that a node reads. */
export function environmentIn(visit: Visit): readonly EnvironmentRead[] {
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
