import type { Expression, Options, Program, Token, TokenType } from 'acorn'
import type { Ajv } from 'ajv'
import packages from '../../../syntax/packages.cjs'

/** Where a JSON Schema does not fit its draft. */
export interface SchemaFault {
  readonly path: string
  /** As a part of a sentence. */
  readonly message: string
}

// As the body of an async function: loaders wrap the code in one. The rest lets code of modules through,
// so that a message can say what to write instead.
const OPTIONS: Options = {
  ecmaVersion: 'latest',
  sourceType: 'script',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowImportExportEverywhere: true,
}

// How deep the parser itself can go depends on the stack, and so on the version of Node.
const DEEPEST_BRACKETS = 200

const DRAFT_2020 = 'https://json-schema.org/draft/2020-12/schema'
const DRAFT_07 = 'http://json-schema.org/draft-07/schema'

// `meta: true` adds the drafts' own schemas. No schema of a file is compiled, which would make code of it: it
// is data for these, so its `$ref` and `$id` are not followed, and nothing can be fetched.
const AJV = { meta: true, addUsedSchema: false, logger: false } as const

/** The drafts that are known, with what judges by each: made once, when a file has a schema of it. */
const drafts = new Map<string, Ajv>()

function judgeOf(uri: string): Ajv | undefined {
  if (uri !== DRAFT_2020 && uri !== DRAFT_07) return undefined
  const judge =
    drafts.get(uri) ?? new (uri === DRAFT_07 ? packages.ajv().Ajv : packages.ajv2020().Ajv2020)(AJV)
  drafts.set(uri, judge)
  return judge
}

/** Throws a SyntaxError with `pos`, or a RangeError for too deep nesting (without `pos`: a full stack). */
export function parseCode(code: string): Program {
  return withinDepth((options) => packages.acorn().parse(code, options))
}

/** Reads the expression at an offset. Throws as `parseCode` does. */
export function parseExpression(code: string, at: number): Expression {
  return withinDepth((options) => packages.acorn().parseExpressionAt(code, at, options))
}

/** The first fault of a schema of `draft`; undefined if there is none or the draft is unknown. */
export function schemaFault(schema: unknown, draft: string = DRAFT_2020): SchemaFault | undefined {
  const uri = draft.replace(/#$/, '')
  const ajv = judgeOf(uri)
  if (ajv === undefined || ajv.validate(uri, schema)) return undefined
  // A value that fits none of two kinds has an error for each; the first is about the usual kind.
  const { instancePath, message = 'does not fit', params } = ajv.errors![0]!
  const { allowedValues: allowed, type } = params as {
    readonly allowedValues?: unknown
    readonly type?: unknown
  }
  if (Array.isArray(allowed)) return { path: instancePath, message: `must be one of ${allowed.join(', ')}` }
  return { path: instancePath, message: Array.isArray(type) ? `must be ${type.join(' or ')}` : message }
}

/** Parses with options that end it at the bracket that is nested too deeply. */
function withinDepth<Parsed>(parser: (options: Options) => Parsed): Parsed {
  const { braceL, bracketL, dollarBraceL, parenL, braceR, bracketR, parenR } = packages.acorn().tokTypes
  const opening: readonly TokenType[] = [braceL, bracketL, dollarBraceL, parenL]
  const closing: readonly TokenType[] = [braceR, bracketR, parenR]
  let depth = 0
  const onToken = ({ type, start }: Token): void => {
    if (opening.includes(type)) depth++
    else if (closing.includes(type)) depth--
    if (depth > DEEPEST_BRACKETS)
      throw Object.assign(new RangeError('The brackets are too deep.'), { pos: start })
  }
  try {
    return parser({ ...OPTIONS, onToken })
  } catch (error) {
    // The parser calls it a mistake of the code when the stack is full.
    if (error instanceof SyntaxError && error.message.startsWith('Not enough stack space'))
      throw new RangeError('The stack is too small.')
    throw error
  }
}
