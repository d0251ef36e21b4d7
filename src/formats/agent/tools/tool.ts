import type { Range, Value } from '../../../model.ts'
import type { Fence } from '../../../syntax/markdown/index.ts'
import type { Problem } from '../../../syntax/yaml-errors.ts'
import type { Repeat } from '../../by-key.ts'
import type { Entry } from '../javascript/evaluate.ts'
import type { SchemaFault } from '../javascript/parser.ts'
import type { Mention } from '../javascript/syntax-tree.ts'

/** A tool as it is written. What is undefined cannot be known without running the code. */
export interface Tool {
  readonly name: string
  readonly key: Range
  /** What is wrong with it, where it is not `{ fn, scheme }` for certain. */
  readonly fault: string | undefined
  readonly scheme: Scheme | undefined
}

export interface Scheme {
  /** The key of the tool's entry. */
  readonly key: Range
  /** What is wrong with it, where it is not `{ name, description, parameters }` for certain. */
  readonly fault: string | undefined
  readonly name?: Value | undefined
  readonly description?: Value | undefined
  readonly parameters?: Value | undefined
  readonly parametersFault?: (SchemaFault & { readonly range: Range }) | undefined
  readonly json?: unknown
}

/** What a section of tools shows without being run. */
export interface Tools {
  /** The fences in another language, when none is in JavaScript: beside the tools they are examples. */
  readonly foreign: readonly Fence[]
  readonly unclosed: Fence | undefined
  /** Text without a fence that is no code. */
  readonly prose: Range | undefined
  readonly syntax: readonly Problem[]
  readonly unchecked: readonly Problem[]
  /** Why the code gives no tools, when it gives none. */
  readonly noReturn: Problem | undefined
  /** The tools of each `return`. */
  readonly sets: readonly (readonly Tool[])[]
  /** The tools whose name an earlier one has, ignoring case: of one `return`, then of several fences. */
  readonly duplicates: readonly Repeat<Pick<Entry, 'name' | 'key'>>[]
  /** Whether there may be tools that cannot be known. */
  readonly open: boolean
  readonly environment: readonly Mention[]
  /** The names of tools, functions and schemes that nothing declares. */
  readonly undeclared: readonly Mention[]
  /** The names that the code declares, where such a name is missing. */
  readonly declared: readonly string[]
}
