import type { Expression, Program } from 'acorn'
import { isList, isMapping } from '../../text/fields.ts'
import type { Fence } from '../../text/markdown.ts'
import { quote } from '../../text/message.ts'
import type { Field, Range, Value } from '../../model.ts'
import { visible } from '../../text/escape-invisible.ts'
import { entryOf, evaluate, evaluationOf, toJson, toValue } from './evaluate.ts'
import type { Entry, Evaluation, ObjectStatic } from './evaluate.ts'
import type { Section } from './parse.ts'
import { outline } from './program.ts'
import type { EnvironmentRead, Outline } from './program.ts'

/** What reads JavaScript and judges JSON Schema: handed in, so that only files with tools load it. */
export interface JavaScript {
  /** Throws a SyntaxError with `pos`, or a RangeError where the code is nested too deeply. */
  parse(code: string): Program
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
  readonly name: Value | undefined
  readonly description: Value | undefined
  readonly parameters: Value | undefined
  /** Where the parameters are no JSON Schema, and why. */
  readonly parametersFault: (SchemaFault & { readonly range: Range }) | undefined
  /** The whole scheme, when all of it can be known. */
  readonly json: unknown
}

/** The name of a tool, at its key. */
export type Named = Pick<Entry, 'name' | 'key'>

/** The tools of one `return`. */
export interface ToolSet {
  readonly tools: readonly Tool[]
  /** The tools whose name an earlier one has, ignoring case. */
  readonly duplicates: readonly { readonly first: Named; readonly second: Named }[]
}

export interface Problem {
  readonly range: Range
  readonly message: string
  /** What to write in place of the range. */
  readonly replacement?: string
}

/** All that can be said of a section of tools without running it. */
export interface Tools {
  /** The fences in another language, when none is in JavaScript: beside the tools they are examples. */
  readonly foreign: readonly Fence[]
  readonly unclosed: Fence | undefined
  /** Text without a fence that is no code. */
  readonly prose: Range | undefined
  readonly syntax: readonly Problem[]
  /** Why the code gives no tools, when it gives none. */
  readonly noReturn: Problem | undefined
  readonly sets: readonly ToolSet[]
  /** The tools whose name one of an earlier fence has, ignoring case. */
  readonly repeated: ToolSet['duplicates']
  /** Whether there may be tools that cannot be known. */
  readonly open: boolean
  readonly environment: readonly EnvironmentRead[]
}

/** What one piece of code gives. */
interface Reading {
  /** Why it cannot be parsed. */
  readonly unparsed?: Problem
  /** What only a module may hold. */
  readonly modular?: readonly Problem[]
  readonly noReturn?: Problem
  /** Whether there is no code, comments apart. */
  readonly blank?: boolean
  readonly sets: readonly ToolSet[]
  readonly open: boolean
  readonly environment: readonly EnvironmentRead[]
}

const LANGUAGES = new Set(['', 'js', 'javascript', 'mjs', 'cjs', 'node', 'ecmascript'])
const MOST_FENCES = 16
// The parser compares each declared name with all names of its scope: more code than this would take a
// second.
const LONGEST_CODE = 128 * 1024
const NOTHING: Reading = { sets: [], environment: [], open: false }
const LONGEST_REASON = 120
const NO_RETURN = 'The code below `## Tools` returns no tools. End it with `return { name: { fn, scheme } }`.'
const WORDS = { list: 'a list', function: 'a function', plain: 'a plain value', object: 'an object' } as const

/** Reads the tools of a section. The code is parsed, never run. */
export function readTools(
  text: string,
  section: Section,
  fences: readonly Fence[],
  javascript: JavaScript,
): Tools {
  const { content, heading } = section
  const within = fences.filter(({ opening: [start] }) => start >= heading.end && start < content[1])
  const own = within.filter(isJavaScript)
  const unclosed = within.find(({ closed }) => !closed)
  const ranges = within.length === 0 ? [content] : own.slice(0, MOST_FENCES).map((fence) => fence.content)
  const readings = ranges.map((range) => readCode(text, range, heading.range, javascript))
  const unparsed = readings.some((reading) => reading.unparsed !== undefined)
  const prose =
    within.length === 0 &&
    (isMarkdownList(text, content) || (unparsed && !looksLikeCode(text.slice(...content))))
      ? firstLine(text, content)
      : undefined
  const faults = prose === undefined ? readings.flatMap((reading) => reading.noReturn ?? []) : []
  const none =
    faults.length > 0 &&
    faults.length === Math.max(own.length, 1) - readings.filter(({ blank }) => blank).length
  return {
    unclosed,
    prose,
    foreign: own.length > 0 ? [] : within,
    // Where a fence never ends, what follows it is no code.
    syntax:
      unclosed !== undefined || prose !== undefined
        ? []
        : readings.flatMap(({ unparsed: fault, modular }) => fault ?? modular ?? []),
    noReturn: none ? faults[0] : undefined,
    sets: readings.flatMap(({ sets }) => sets),
    repeated: repeatedIn(readings),
    open:
      none ||
      prose !== undefined ||
      readings.length === 0 ||
      own.length > MOST_FENCES ||
      readings.some(({ open }) => open),
    environment: readings.flatMap(({ environment }) => environment),
  }
}

/** The tools whose name a tool of an earlier fence has. */
function repeatedIn(readings: readonly Reading[]): ToolSet['duplicates'] {
  const seen = new Map<string, Tool>()
  return readings.flatMap(({ sets }) => {
    const tools = sets.flatMap((set) => set.tools)
    const duplicates = tools.flatMap((second) => {
      const first = seen.get(second.name.toLowerCase())
      return first === undefined ? [] : { first, second }
    })
    for (const tool of tools) if (!seen.has(tool.name.toLowerCase())) seen.set(tool.name.toLowerCase(), tool)
    return duplicates
  })
}

/** A list of Markdown may well parse, as signs before names. */
function isMarkdownList(text: string, [start]: Range): boolean {
  return /^[-+*][ \t]/.test(text.slice(start, start + 2))
}

function isJavaScript({ language }: Fence): boolean {
  return LANGUAGES.has(language.toLowerCase())
}

/** Reads one piece of code; `heading` is the place to name when it holds no tools at all. */
function readCode(text: string, [start, end]: Range, heading: Range, javascript: JavaScript): Reading {
  if (end - start > LONGEST_CODE) return { ...NOTHING, open: true }
  // With blanks for what stands above it, so that the parser's offsets are the file's.
  const code = ' '.repeat(start) + text.slice(start, end)
  try {
    const program = isComment(text.slice(start, end)) ? undefined : javascript.parse(code)
    if (program === undefined || program.body.length === 0) return { ...NOTHING, blank: true }
    const found = outline(program)
    const modular = found.modular.map((range) => modularProblem(code, range))
    if (found.returns.length > 0) return { ...readReturns(found, javascript), modular }
    const instead = exported(code, found)
    const noReturn = bareObject(code, start, javascript) ?? instead ?? { range: heading, message: NO_RETURN }
    return {
      ...NOTHING,
      environment: found.environment,
      noReturn,
      modular: modular.filter(({ range }) => range[0] !== instead?.range[0]),
    }
  } catch (error) {
    // Anything but a SyntaxError is the parser's own limit.
    if (!(error instanceof SyntaxError)) return { ...NOTHING, open: true }
    const bare = bareObject(code, start, javascript)
    return {
      ...NOTHING,
      ...(bare === undefined
        ? { unparsed: syntaxProblem(error, code, start), open: true }
        : { noReturn: bare }),
    }
  }
}

/** Whether a text is one HTML comment; of several lines it is no comment to JavaScript. */
function isComment(text: string): boolean {
  return text.startsWith('<!--') && text.indexOf('-->') === text.length - '-->'.length
}

/**
 * Prose, too, has words such as `return`; code has them at the start of a line, and lines that end as only
 * code does.
 */
function looksLikeCode(text: string): boolean {
  return (
    /^[ \t]*(?:return|const|let|var|function|async|export|import|module)\b/m.test(text) &&
    /[;{}()]\r?$/m.test(text)
  )
}

function firstLine(text: string, [start, end]: Range): Range {
  return [start, start + text.slice(start, end).split(/\r?\n/, 1)[0]!.length]
}

/** The places where a parser stops are its own business; the word there is what a reader sees. */
function syntaxProblem(error: SyntaxError, code: string, start: number): Problem {
  // The parser quotes characters of the file as they are.
  const reason = visible(error.message.replace(/ \(\d+:\d+\)$/, '').slice(0, LONGEST_REASON))
  const last = code.trimEnd().length
  const at = Math.max(start, Math.min((error as SyntaxError & { pos?: number }).pos ?? start, last - 1))
  const [word = ''] = /^(?:[\p{ID_Continue}$]+|.)/u.exec(code.slice(at, at + LONGEST_REASON)) ?? []
  return {
    range: [at, at + word.length],
    message: `The JavaScript cannot be read: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}. Mend the syntax here.`,
  }
}

function modularProblem(code: string, range: Range): Problem {
  const word = code.slice(...range)
  const cure =
    word === 'import'
      ? 'Load it with `await import()`'
      : word === 'export'
        ? 'Remove the word, and return the tools'
        : 'Remove it'
  return {
    range,
    message: `The JavaScript has ${quote(word)}, which is a syntax error in the body of a function. ${cure}.`,
  }
}

/** Code that is nothing but an object: a script reads its braces as a block. */
function bareObject(code: string, from: number, { parseExpression }: JavaScript): Problem | undefined {
  try {
    const { type, start, end } = parseExpression(code, from)
    const rest = code.slice(end)
    if (type !== 'ObjectExpression' || !/^[\s;)]*$/.test(rest)) return undefined
    const message = 'The tools are a bare object, which no loader receives. Write `return` before it.'
    return { range: [start, start + 1], message, ...(!rest.includes(')') && { replacement: 'return {' }) }
  } catch {
    return undefined
  }
}

function exported(text: string, { exports: [range] }: Outline): Problem | undefined {
  if (range === undefined) return undefined
  const written = text.slice(...range).trimEnd()
  return {
    range: [range[0], range[0] + written.length],
    replacement: 'return',
    message: `The tools are exported with \`${written.startsWith('export') ? 'export default' : 'module.exports'}\`, which no loader reads. Write \`return\` instead.`,
  }
}

function readReturns(found: Outline, javascript: JavaScript): Reading {
  const evaluation = evaluationOf(found)
  const { environment } = found
  const returned = found.returns.map(({ argument }) =>
    argument ? evaluate(argument, evaluation) : 'nothing',
  )
  const objects = returned.filter(
    (value) => value !== undefined && value !== 'nothing' && value.kind === 'object',
  )
  const unknown = returned.includes(undefined)
  if (objects.length > 0 || unknown) {
    return {
      environment,
      open: unknown || objects.some(({ open }) => open),
      sets: objects.map((object) => readSet(object, evaluation, javascript)),
    }
  }
  const [value] = returned
  const { start } = found.returns[0]!
  const what =
    value === undefined || value === 'nothing' || (value.kind === 'plain' && value.value === undefined)
      ? 'nothing'
      : WORDS[value.kind]
  return {
    ...NOTHING,
    environment,
    noReturn: {
      range: [start, start + 'return'.length],
      message: `The \`return\` gives ${what}, not tools. Return an object \`{ name: { fn, scheme } }\`.`,
    },
  }
}

function readSet({ entries }: ObjectStatic, evaluation: Evaluation, javascript: JavaScript): ToolSet {
  const last = new Map<string, Entry>()
  const seen = new Map<string, Entry>()
  const duplicates: { first: Entry; second: Entry }[] = []
  for (const entry of entries) {
    const first = seen.get(entry.name.toLowerCase())
    // A spread, or an assignment, may replace a tool of the same name on purpose, also by itself.
    if (
      first !== undefined &&
      first.key[0] !== entry.key[0] &&
      (first.name !== entry.name || first.origin === entry.origin)
    )
      duplicates.push({ first, second: entry })
    else seen.set(entry.name.toLowerCase(), entry)
    last.set(entry.name, entry)
  }
  return { duplicates, tools: [...last.values()].map((entry) => readTool(entry, evaluation, javascript)) }
}

function readTool({ name, key, value }: Entry, evaluation: Evaluation, javascript: JavaScript): Tool {
  const found = evaluate(value, evaluation)
  if (found === undefined) return { name, key, fault: undefined, scheme: undefined }
  if (found.kind !== 'object') return { name, key, fault: `is ${WORDS[found.kind]}`, scheme: undefined }
  const scheme = found.open ? undefined : entryOf(found, 'scheme')
  return {
    name,
    key,
    fault: found.open ? undefined : faultOf(found, evaluation),
    scheme: scheme && readScheme(scheme, evaluation, javascript),
  }
}

function faultOf(tool: ObjectStatic, evaluation: Evaluation): string | undefined {
  const missing = without(['fn', 'scheme'].filter((name) => entryOf(tool, name) === undefined))
  if (missing !== undefined) return missing
  const fn = evaluate(entryOf(tool, 'fn')?.value, evaluation)
  return fn === undefined || fn.kind === 'function' ? undefined : `has an \`fn\` that is ${WORDS[fn.kind]}`
}

function without(missing: readonly string[]): string | undefined {
  return missing.length === 0 ? undefined : `has no ${missing.map((name) => `\`${name}\``).join(' and no ')}`
}

/** Whether an entry is not there, or is `undefined`. */
function isNothing(entry: Entry | undefined, evaluation: Evaluation): boolean {
  const found = evaluate(entry?.value, evaluation)
  return entry === undefined || (found?.kind === 'plain' && found.value === undefined)
}

function readScheme(
  { key, value }: Entry,
  evaluation: Evaluation,
  javascript: JavaScript,
): Scheme | undefined {
  const outer = evaluate(value, evaluation)
  const wrapped =
    outer?.kind === 'object' && entryOf(outer, 'name') === undefined ? entryOf(outer, 'function') : undefined
  const found = wrapped === undefined ? outer : evaluate(wrapped.value, evaluation)
  if (found === undefined) return undefined
  if (found.kind !== 'object')
    return {
      key,
      fault: `is ${WORDS[found.kind]}`,
      name: undefined,
      description: undefined,
      parameters: undefined,
      parametersFault: undefined,
      json: undefined,
    }
  if (found.open) return undefined
  const parameters = toValue(entryOf(found, 'parameters')?.value, evaluation)
  const whole = toValue(value, evaluation)
  return {
    key,
    fault: without(
      ['name', 'description', 'parameters'].filter((name) => isNothing(entryOf(found, name), evaluation)),
    ),
    name: toValue(entryOf(found, 'name')?.value, evaluation),
    description: toValue(entryOf(found, 'description')?.value, evaluation),
    parameters,
    parametersFault: parameters && parametersFault(parameters, javascript),
    json: whole && toJson(whole.value),
  }
}

function parametersFault(parameters: Value, { schemaFault }: JavaScript): Scheme['parametersFault'] {
  const draft = isMapping(parameters.value) ? parameters.value.get('$schema')?.value : undefined
  const fault = schemaFault(toJson(parameters.value), typeof draft === 'string' ? draft : undefined)
  if (fault === undefined) return undefined
  const steps = fault.path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  let at: Value & Partial<Field> = parameters
  for (const step of steps) {
    const next: Value | undefined = isMapping(at.value)
      ? at.value.get(step)
      : isList(at.value)
        ? at.value[Number(step)]
        : undefined
    at = next ?? at
  }
  const range = at.key !== undefined && (isMapping(at.value) || isList(at.value)) ? at.key : at.range
  return { range, path: steps.join('.'), message: fault.message }
}
