import type { CST, Document, Node, Pair, YAMLMap, YAMLParseError } from 'yaml'
import type { Data, Field, Range, Report, Value } from '../model.ts'
import { keptLately } from '../wording/kept-for.ts'
import { quote } from '../wording/quote.ts'
import { isMapping } from './fields.ts'
import packages from './packages.cjs'
import { lineEnd, trimEnd } from './position.ts'
import type { Problem } from './yaml-errors.ts'
import { explainError, explainText, TOO_DEEP } from './yaml-errors.ts'

const DEEPEST = 64
/** Of each level that is read, the package keeps at most two. */
const MOST_OPEN = 4 * DEEPEST
const FURTHEST_PROPERTY = 256

/** YAML that is valid but that smaller parsers of frontmatter reject or cut. */
export interface Exotic {
  readonly range: Range
  readonly what: 'flow collection' | 'anchor' | 'alias' | 'tag'
}

/** What YAML that should be a mapping holds; nothing where it is `broken`, which `problems` explain. */
export interface YamlReading {
  readonly state: 'broken' | 'read'
  readonly fields: ReadonlyMap<string, Field>
  readonly problems: readonly Problem[]
  readonly exotic: readonly Exotic[]
}

/**
 * What some parsers take though YAML 1.2 does not; of a key that is written twice the last one counts, and what is
 * no mapping has no fields.
 */
export type Leniency =
  | 'tabs'
  | 'tabs before keys'
  | 'any tabs'
  | 'tags'
  | 'any tags'
  | 'repeated keys'
  | 'empty keys'
  | 'loops'
  | 'any root'
  | 'marginal values'
  | 'tight comments'
  | 'merges'

const STRICT: readonly Leniency[] = []

/**
 * Reads a text, or the part in `content`, as a YAML mapping; ranges are those of the text. Never throws. What is in
 * `accepts` is no problem.
 */
export function readYaml(
  text: string,
  content: Range = [0, text.length],
  accepts: readonly Leniency[] = STRICT,
): YamlReading {
  // From the start of the file, so that the parser's offsets are the file's.
  const written = text.slice(0, content[1])
  const marginal = accepts.includes('marginal values')
    ? written.replace(MARGINAL, (value) => value.replace(/\n(?=\S)/g, ' '))
    : written
  const yaml = accepts.includes('any tabs') ? marginal.replace(TAB_BEFORE_TEXT, ' ') : marginal
  const { isMap, isScalar, isSeq } = packages.yaml()
  const document = documentOf(yaml)
  if (document === undefined) return broken([{ range: firstLine(yaml, content), message: TOO_DEEP }])
  const tab = document.errors.find(({ code }) => code === 'TAB_AS_INDENT')
  const takesTabs =
    tab !== undefined &&
    ((accepts.includes('any tabs') && !isFieldInText(yaml, tab.pos[0])) ||
      (accepts.includes('tabs') && isBelowKey(yaml, tab.pos[0])) ||
      (accepts.includes('tabs before keys') && isFieldAfterTabs(yaml, tab.pos[0])))
  const error = document.errors.find((each) =>
    each.code === 'TAB_AS_INDENT' ? !takesTabs : !isTaken(each, accepts),
  )
  const tag = document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
  const takesTags = accepts.includes('tags') || accepts.includes('any tags')
  const problem = error ?? (takesTags ? undefined : tag)
  if (problem !== undefined) return broken([explainError(yaml, content, problem)])
  const root = document.contents
  const isEmpty = root === null || (isScalar(root) && root.value === null)
  if (isEmpty || (!isMap(root) && accepts.includes('any root'))) return withoutFields('read')
  if (!isMap(root)) {
    const range = trimmed(yaml, root.range!)
    const message = 'The YAML is a list, not a mapping. Write `key: value` lines.'
    return broken([isSeq(root) ? { range, message } : explainText(yaml, range)])
  }
  const problems: Problem[] = []
  const exotic: Exotic[] = []
  const report: Report = (range, message, details = {}) => problems.push({ range, message, details })
  const fields = readMap(
    root as YAMLMap<Node, Node | null>,
    { yaml, accepts, report, exotic, anchors: new Map() },
    0,
  )
  return problems.length > 0 ? broken(problems) : { state: 'read', fields, problems, exotic }
}

/** Each client reads the same frontmatter in its own way. */
const documentOf = keptLately(4, composeDocument)

/**
 * The first document of a text, as `parseDocument` of the package gives it, and undefined where more collections are
 * open at once than `MOST_OPEN`. The package reads values with functions that call themselves. Close to the end of
 * the stack, V8 does not throw where it compiles a regular expression: it ends the process.
 */
function composeDocument(yaml: string): Document.Parsed | undefined {
  const { Composer, Lexer, Parser, YAMLParseError } = packages.yaml()
  const parser = new Parser()
  const tokens: CST.Token[] = []
  for (const lexeme of new Lexer().lex(yaml)) {
    tokens.push(...parser.next(lexeme))
    if (parser.stack.length > MOST_OPEN) return undefined
  }
  tokens.push(...parser.end())
  const options = { version: '1.2', uniqueKeys: false, logLevel: 'error' } as const
  const [document, next] = new Composer(options).compose(tokens, true, yaml.length)
  if (next !== undefined)
    document!.errors.push(
      new YAMLParseError([next.range[0], next.range[1]], 'MULTIPLE_DOCS', 'Several documents'),
    )
  return document as Document.Parsed
}

/** A text in quotes or a list in brackets, after a key at the margin: a line break in it is a blank, wherever the next line starts. */
const MARGINAL = /^[\w-]+:[ \t]+(?:"(?:[^"\\]|\\[^])*"|'(?:[^']|'')*'|\[[^[\]{}"'#]*\])/gm

/** A tab at the start of a line that is no field, as of the second one of a text; a block has none. */
const TAB_BEFORE_TEXT = /(?<=[^\n|>]\n)\t(?![\w-]+:\s)/g

function isTaken({ code, message }: YAMLParseError, accepts: readonly Leniency[]): boolean {
  if (code === 'TAG_RESOLVE_FAILED')
    return accepts.includes('any tags') && /^The !+ tag|tag: !+$/.test(message)
  return message.startsWith('Comments must be separated') && accepts.includes('tight comments')
}

function lineAt(yaml: string, offset: number): string {
  return yaml.slice(yaml.lastIndexOf('\n', offset - 1) + 1, lineEnd(yaml, offset) + 1)
}

function isFieldAfterTabs(yaml: string, offset: number): boolean {
  return /^\t+[\w-]+:\s/.test(lineAt(yaml, offset))
}

/** Whether a field after tabs goes on with the text of a field at the margin. */
function isFieldInText(yaml: string, offset: number): boolean {
  const above = lineAboveTabs(yaml, offset)
  return isFieldAfterTabs(yaml, offset) && /^\S/.test(above) && !above.endsWith(':')
}

/** Whether the lines with tabs that end at an offset lie below a key without a value. */
function isBelowKey(yaml: string, offset: number): boolean {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1
  return yaml.slice(start, offset).trim() === '' && lineAboveTabs(yaml, offset).endsWith(':')
}

/** The last line above an offset that starts with no tab. */
function lineAboveTabs(yaml: string, offset: number): string {
  const lines = yaml
    .slice(0, yaml.lastIndexOf('\n', offset - 1) + 1)
    .trimEnd()
    .split('\n')
  return lines.findLast((line) => !line.startsWith('\t'))?.trimEnd() ?? ''
}

/** What has no fields, because of some problems. */
export function broken(problems: readonly Problem[]): YamlReading {
  return { ...withoutFields('broken' as const), problems }
}

/** What has no fields, and no problem. */
export function withoutFields<State>(state: State) {
  return { state, fields: new Map<string, Field>(), problems: [], exotic: [] }
}

interface Reader {
  readonly yaml: string
  readonly accepts: readonly Leniency[]
  readonly report: Report
  readonly exotic: Exotic[]
  readonly anchors: Map<string, Value>
}

function readMap(map: YAMLMap<Node, Node | null>, reader: Reader, depth: number): ReadonlyMap<string, Field> {
  const { isScalar } = packages.yaml()
  const fields = new Map<string, Field>()
  for (const pair of map.items as Pair<Node, Node | null>[]) {
    const key = trimmed(reader.yaml, pair.key.range ?? map.range!)
    const name =
      isScalar(pair.key) && pair.key.value !== null ? String(pair.key.value) : reader.yaml.slice(...key)
    noteExotic(pair.key, key, reader)
    if (packages.yaml().isAlias(pair.key) && !reader.anchors.has(pair.key.source))
      reader.report(key, withoutAnchor(pair.key.source))
    if (name === '' && !reader.accepts.includes('empty keys'))
      reader.report(key, 'A key is empty. Name it, or quote the line above if it belongs to it.')
    const first = fields.get(name)
    const value = readValue(pair.value, key[1], reader, depth + 1)
    if (first === undefined || reader.accepts.includes('repeated keys')) fields.set(name, { key, ...value })
    else
      reader.report(key, `The key ${quote(name)} is already set above. Keep one of them.`, {
        related: [{ range: first.key, message: 'The first one is here.' }],
      })
  }
  return reader.accepts.includes('merges') ? merged(fields) : fields
}

function merged(fields: ReadonlyMap<string, Field>): ReadonlyMap<string, Field> {
  const below = fields.get('<<')?.value
  return isMapping(below) ? new Map([...below, ...fields]) : fields
}

function readValue(node: Node | null, at: number, reader: Reader, depth: number): Value {
  if (node === null || !node.range) return { value: null, range: [at, at] }
  const range = trimmed(reader.yaml, node.range)
  if (packages.yaml().isAlias(node)) {
    reader.exotic.push({ range, what: 'alias' })
    const target = reader.anchors.get(node.source)
    if (target !== undefined) return { value: target.value, range }
    // What it stands for is not read yet: it is a part of it.
    const isLoop = reader.yaml.slice(0, range[0]).includes(`&${node.source}`)
    if (isLoop && reader.accepts.includes('loops')) return { value: null, range }
    reader.report(range, withoutAnchor(node.source))
    return { value: null, range }
  }
  if (depth > DEEPEST) {
    reader.report(firstLine(reader.yaml, range), TOO_DEEP)
    return { value: null, range }
  }
  noteExotic(node, range, reader)
  const value = { value: readData(node, range, reader, depth), range }
  if ('anchor' in node && node.anchor) reader.anchors.set(node.anchor, value)
  return value
}

function withoutAnchor(anchor: string): string {
  return `The alias ${quote(`*${anchor}`)} has no anchor above it. Quote the value, or write it out.`
}

function readData(node: Node, range: Range, reader: Reader, depth: number): Data {
  const { isMap, isScalar, isSeq } = packages.yaml()
  if (isMap<Node, Node | null>(node)) return readMap(node, reader, depth)
  if (isSeq(node))
    return (node.items as (Node | null)[]).map((item) => readValue(item, range[0], reader, depth + 1))
  const value: unknown = isScalar(node) ? node.value : null
  // Of `!!binary` it gives bytes.
  if (isScalar(node) && value instanceof Uint8Array) return node.source ?? null
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function noteExotic(node: Node, range: Range, reader: Reader): void {
  const { isMap, isSeq } = packages.yaml()
  const before = Math.max(range[0] - FURTHEST_PROPERTY, 0)
  const properties = reader.yaml.slice(before, range[0])
  const place = (mark: string): Range => {
    const start = before + Math.max(properties.lastIndexOf(mark), 0)
    return [start, start + mark.length]
  }
  if ('anchor' in node && node.anchor) reader.exotic.push({ range: place(`&${node.anchor}`), what: 'anchor' })
  if (node.tag && properties.includes('!'))
    reader.exotic.push({ range: place(/!\S*(?=\s+(?:&\S+\s+)?$)/.exec(properties)?.[0] ?? '!'), what: 'tag' })
  if ((isMap(node) || isSeq(node)) && node.flow) reader.exotic.push({ range, what: 'flow collection' })
}

function trimmed(yaml: string, [start = 0, end = 0]: readonly number[]): Range {
  return [start, trimEnd(yaml, start, end)]
}

function firstLine(yaml: string, [start, end]: Range): Range {
  return [start, trimEnd(yaml, start, Math.min(lineEnd(yaml, start), end))]
}
