import type { Identifier } from 'acorn'
import type { Visit } from './syntax-tree.ts'
import { isAssigned } from './syntax-tree.ts'

/** The names that code declares anywhere, and whether other names may come from elsewhere. */
export interface Declared {
  readonly names: ReadonlySet<string>
  readonly open: boolean
}

const DECLARES =
  /^(?:VariableDeclarator\.id|Function\w+\.(?:id|params)|ArrowFunctionExpression\.params|Class\w+\.id|CatchClause\.param|Import\w+\.local|ObjectPattern\.\w+)$/

/** What runs code, or adds names to those that all code sees. */
const OPENS = new Set(['eval', 'globalThis', 'global', 'window', 'self', 'Function', 'arguments'])

/** Whether a mention of a name declares it: a variable, a parameter, a part of a pattern, or an assignment. */
export function isDeclaration(visit: Visit): boolean {
  const { place, parent } = visit
  return (
    DECLARES.test(place) ||
    isAssigned(visit) ||
    (place === 'Property.value' && parent?.parent?.node.type === 'ObjectPattern')
  )
}

/** Whether a mention of a name says that code may get names from elsewhere. */
export function isOpening({ name }: Identifier): boolean {
  return OPENS.has(name)
}
