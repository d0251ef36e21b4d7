import type { AnyNode, MemberExpression, Node } from 'acorn'
import type { Range } from '../../../model.ts'

/** A name in code, and where it stands. */
export interface Mention {
  readonly name: string
  readonly range: Range
}

/** A node on its way through the walk. */
export interface Visit {
  readonly node: AnyNode
  readonly parent: Visit | undefined
  /** The type of the parent and the property that holds the node, such as `ReturnStatement.argument`. */
  readonly place: string
  readonly inFunction: boolean
}

const ASSIGNS =
  /^(?:AssignmentExpression\.left|AssignmentPattern\.left|ArrayPattern\.elements|For(?:In|Of)Statement\.left|RestElement\.argument|UpdateExpression\.argument)$/

/** All nodes in the order of the text. A stack, since members can nest as deep as the text is long. */
export function* walk(root: AnyNode): Generator<Visit> {
  const stack: Visit[] = [{ node: root, parent: undefined, place: '', inFunction: false }]
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    yield visit
    const { node } = visit
    const inFunction = visit.inFunction || /Function|StaticBlock|PropertyDefinition/.test(node.type)
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

/** Whether something is assigned to a node, also as a part of a pattern. */
export function isAssigned({ place, parent }: Visit): boolean {
  return ASSIGNS.test(place) || (place === 'Property.value' && parent?.parent?.node.type === 'ObjectPattern')
}

/** The name of the property that a member expression reads, when it is written there. */
export function propertyName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** The place of a node. */
export function rangeOf({ start, end }: Node): Range {
  return [start, end]
}
