import type { Expression, Options, Program, Token, TokenType } from 'acorn'
import type { Ajv } from 'ajv'
import packages from '../../../syntax/packages.cjs'

/** What the package does not declare of its parser. */
interface AcornParser extends Record<(typeof RECURSIVE)[number], (...words: readonly unknown[]) => unknown> {
  parse(): Program
  parseExpression(): Expression
  nextToken(): void
}

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

const DEEPEST_BRACKETS = 200

// What calls itself in the parser: for statements, operands, and groups of regular expressions. How deep it can go
// depends on the stack, and close to its end V8 ends the process where it compiles a regular expression. A thousand
// calls need less than half of the stack, and 200 brackets less than a thousand calls.
const RECURSIVE = [
  'parseStatement',
  'parseMaybeAssign',
  'parseMaybeUnary',
  'parseExprOp',
  'parseNew',
  'parseClass',
  'regexp_disjunction',
  'regexp_classContents',
] as const
const DEEPEST_CALLS = 1000

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

/** Throws a SyntaxError with `pos`, or a RangeError for too deep nesting, with `pos` if a bracket is too deep. */
export function parseCode(code: string): Program {
  return boundedParser(code, 0).parse()
}

/** Reads the expression at an offset. Throws as `parseCode` does. */
export function parseExpression(code: string, at: number): Expression {
  const parser = boundedParser(code, at)
  parser.nextToken()
  return parser.parseExpression()
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

function boundedParser(code: string, at: number): AcornParser {
  const { Parser, tokTypes } = packages.acorn()
  const { braceL, bracketL, dollarBraceL, parenL, braceR, bracketR, parenR } = tokTypes
  const opening: readonly TokenType[] = [braceL, bracketL, dollarBraceL, parenL]
  const closing: readonly TokenType[] = [braceR, bracketR, parenR]
  let brackets = 0
  const onToken = ({ type, start }: Token): void => {
    if (opening.includes(type)) brackets++
    else if (closing.includes(type)) brackets--
    if (brackets > DEEPEST_BRACKETS)
      throw Object.assign(new RangeError('The brackets are too deep.'), { pos: start })
  }
  const parser = new (Parser as unknown as new (...start: readonly unknown[]) => AcornParser)(
    { ...OPTIONS, onToken },
    code,
    at,
  )
  let calls = 0
  for (const name of RECURSIVE) {
    const parse = parser[name].bind(parser)
    parser[name] = (...words) => {
      if (++calls > DEEPEST_CALLS) throw new RangeError('The code is too deep.')
      const node = parse(...words)
      calls--
      return node
    }
  }
  return parser
}
