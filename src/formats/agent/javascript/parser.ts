import type { Expression, Program } from 'acorn'

/** What reads JavaScript and judges JSON Schema: handed in, so that only files with tools load it. */
export interface JavaScript {
  /**
   * Throws a SyntaxError with `pos`, or a RangeError where the code is nested too deeply: with `pos` where
   * brackets are, without where only the size of the stack says so.
   */
  parse(code: string): Program
  /** Throws as `parse` does. */
  parseExpression(code: string, at: number): Expression
  /**
   * The first fault of a schema of `draft`, with the JSON pointer to its place; undefined when there is none
   * or the draft is unknown.
   */
  schemaFault(schema: unknown, draft: string | undefined): SchemaFault | undefined
}

export interface SchemaFault {
  readonly path: string
  /** As a part of a sentence. */
  readonly message: string
}
