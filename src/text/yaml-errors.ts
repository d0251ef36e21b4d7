import type { ErrorCode, YAMLError } from 'yaml'
import type { Details, Fix, Range } from '../model.ts'
import { lineEnd, trimEnd } from './position.ts'
import { quote } from './quote.ts'
import { quoteYaml } from './write-yaml.ts'

export interface Problem {
  readonly range: Range
  readonly message: string
  readonly details?: Details
}

export const TOO_DEEP = 'The YAML is nested too deeply to read. Flatten it.'

const SYNTAX: Partial<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'An alias cannot carry an anchor or a tag. Remove them, or quote the value.',
  BAD_ALIAS: 'The alias has no valid name. Quote the value.',
  BAD_DQ_ESCAPE: 'The double-quoted value has an unknown escape. Double the backslash, or use single quotes.',
  BAD_INDENT: 'The indentation does not fit the lines above. Align the line with its siblings.',
  BAD_PROP_ORDER: 'The anchor or tag stands in the wrong place. Quote the value.',
  BAD_SCALAR_START: 'The value starts with a character that YAML reserves. Quote the whole value.',
  BLOCK_AS_IMPLICIT_KEY:
    'The value holds a second `key: value`. Quote the whole value, or indent the line under a key of its own.',
  BLOCK_IN_FLOW: 'A block value stands inside brackets. Quote it.',
  MISSING_CHAR:
    'The line is no `key: value`. Add a colon and a value, indent it under the value above, or end the frontmatter above it with `---`.',
  KEY_OVER_1024_CHARS: 'The key is longer than 1,024 characters. Shorten it.',
  MULTILINE_IMPLICIT_KEY:
    'The key spans several lines. Quote the whole value above, or put the key on one line.',
  MULTIPLE_ANCHORS: 'The value has two anchors. Keep one, or quote the value.',
  MULTIPLE_DOCS: 'A second YAML document starts here. Keep one mapping.',
  MULTIPLE_TAGS: 'The value has two tags. Keep one, or quote the value.',
  TAG_RESOLVE_FAILED: 'The tag is one that no client knows. Quote the value.',
  TAB_AS_INDENT: 'The line is indented with a tab. Use spaces.',
  UNEXPECTED_TOKEN: 'The value is followed by text that does not belong to it. Quote the whole value.',
}

/** Fields that formats know: a line that starts with one of them is more likely a field than text. */
const KEYS = new Set(
  (
    'abilities agents allow allowed-tools argument-hint avatar category commands compatibility deny description disable-model-invocation domain handoffs hooks icon infer ' +
    'license limits mcp-servers metadata model name policies recommended required roles rules status system tags target title tools user-invocable version'
  ).split(' '),
)

/** The line that an error lies in, as `key: value` where it is that. */
interface Line {
  readonly start: number
  readonly end: number
  /** With indentation, dash, colon and the blanks after it; '' when there is none. */
  readonly key: string
  readonly value: string
  /** The line below it. */
  readonly next: string
  /** Whether the value may go on below: the next line that is not blank is indented. */
  readonly continued: boolean
}

type Explainer = (line: Line, yaml: string, error: YAMLError) => Problem | undefined

/**
 * Says what a YAML error means to the author of frontmatter, who most often forgot quotes. `yaml` starts
 * where the file does, so that the parser's offsets are the file's; the frontmatter lies in `content`.
 */
export function explainError(yaml: string, content: Range, error: YAMLError): Problem {
  const line = lineAt(yaml, content, error.pos[0])
  for (const explain of [
    comment,
    unclosed,
    indentedKey,
    reservedStart,
    unquotedColon,
    missingSpace,
    innerQuote,
  ]) {
    const problem = explain(line, yaml, error)
    if (problem !== undefined) return problem
  }
  return {
    range: underlined(yaml, error.pos[0]),
    message: SYNTAX[error.code] ?? `${error.message}. Mend the YAML here.`,
  }
}

function lineAt(yaml: string, content: Range, offset: number): Line {
  const start = Math.max(yaml.lastIndexOf('\n', offset - 1) + 1, content[0])
  const end = trimEnd(yaml, start, lineEnd(yaml, start))
  const text = yaml.slice(start, end)
  const key = /^ *(?:- +)?[\w.-]+:(?:[ \t]+|$)/.exec(text)?.[0] ?? ''
  const below = lineEnd(yaml, start) + 1
  const next = yaml.slice(below, Math.min(lineEnd(yaml, below), content[1]))
  return {
    start,
    end,
    key,
    value: text.slice(key.length),
    next,
    continued: /^(?:[ \t\r]*\n)*[ \t]+\S/.test(yaml.slice(below, content[1])),
  }
}

/** A key one blank too far to the right belongs to the value above it. */
const indentedKey: Explainer = ({ key, value, end, next }, yaml, { code }) => {
  const inner = /^([ \t]+)([\w.-]+):(?:\s|$)/.exec(next)
  if (
    !/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY$/.test(code) ||
    inner === null ||
    key === '' ||
    value === '' ||
    /:(?=\s|$)/.test(value)
  )
    return undefined
  const start = lineEnd(yaml, end) + 1 + inner[1]!.length
  return {
    range: [start, start + inner[2]!.length],
    message: `\`${inner[2]}\` is indented below \`${key.trim().replace(/^- +|:$/g, '')}\`, which has a value already. Remove the indentation, or quote the whole value.`,
  }
}

const reservedStart: Explainer = (line, _, { code }) => {
  if (
    line.key === '' ||
    !(/^[%@`]/.test(line.value) || (code === 'TAG_RESOLVE_FAILED' && line.value.startsWith('!')))
  )
    return undefined
  return quotable(line, `starts with \`${line.value[0] === '`' ? "'" : line.value[0]}\`, which YAML reserves`)
}

/** By far the most frequent mistake. */
const unquotedColon: Explainer = (line) => {
  if (line.key === '' || /^["'[\]{}&*!|>#]/.test(line.value) || !/:(?=\s|$)/.test(line.value))
    return undefined
  return quotable(line, 'has an unquoted `: `, so YAML reads a mapping')
}

function quotable({ start, end, key, value, continued }: Line, fault: string): Problem {
  const range: Range = [start + key.length, end]
  const message = `${quote(value)} ${fault}. Quote the whole value.`
  // A comment or a continuation line leaves open where the value ends.
  if (/\s#/.test(value) || continued) return { range, message }
  return {
    range,
    message,
    details: { fix: { title: 'Quote the value', safe: true, edits: [{ range, text: quoteYaml(value) }] } },
  }
}

/**
 * `key:value`, or a no-break space after the colon. Most such lines are the end of the value above, as an
 * address or a time is.
 */
const missingSpace: Explainer = ({ start, end, key }, yaml) => {
  const match = key === '' ? /^( *(?:- +)?([\w.-]+):)([^\S \t]*)(?=\S)/.exec(yaml.slice(start, end)) : null
  if (match === null) return undefined
  const [, written = '', name = '', blanks = ''] = match
  const range: Range = [start, end]
  if (yaml.startsWith('//', start + written.length)) return { range, message: SYNTAX.MISSING_CHAR! }
  if (!KEYS.has(name) || hasKey(yaml, written))
    return {
      range,
      message: `${quote(written)} is not followed by a space. Put one behind the colon, or indent the line if it belongs to the value above.`,
    }
  const colon = start + written.length
  // Nobody leaves the description out, and without a value above the line continues none.
  const safe = name === 'description' || /^\ufeff?(?:---)?\s*$/.test(yaml.slice(0, start))
  const fix: Fix = {
    title: 'Put a space behind the colon',
    safe,
    edits: [{ range: [colon, colon + blanks.length], text: ' ' }],
  }
  return {
    range,
    message: `${quote(written)} is not followed by a space. Put one behind the colon.`,
    details: { fix },
  }
}

/**
 * Whether a line starts with this key, with the blanks before it and its colon, and has a space after that.
 */
function hasKey(yaml: string, written: string): boolean {
  return [...yaml.matchAll(/^([ \t]*(?:- +)?[\w.-]+:)(?=[ \t\r]|$)/gm)].some(([, key]) => key === written)
}

/** `"Reads "PDF" files"` */
const innerQuote: Explainer = ({ start, end, key, value }, _, { code }) => {
  const mark = value[0]
  if (key === '' || (mark !== '"' && mark !== "'") || code === 'BAD_DQ_ESCAPE') return undefined
  const closing = closingQuote(value, mark)
  if (closing === undefined || closing === value.length - 1) return undefined
  const range: Range = [start + key.length, end]
  const message = `A quote inside ${quote(value)} ends the value. ${mark === '"' ? 'Put single quotes around it' : 'Write it twice'}.`
  const meant = meantBy(value, mark, closing)
  if (meant === undefined) return { range, message }
  return {
    range,
    message,
    details: {
      fix: { title: 'Quote the value anew', safe: true, edits: [{ range, text: quoteYaml(meant) }] },
    },
  }
}

/**
 * Where the quote that opens a value is closed: by the next one that is neither escaped nor written twice.
 */
function closingQuote(value: string, mark: string): number | undefined {
  for (let at = 1; at < value.length; at++) {
    if (mark === '"' && value[at] === '\\') at++
    else if (value[at] === mark && !(mark === "'" && value[at + 1] === mark)) return at
    else if (value[at] === mark) at++
  }
  return undefined
}

/**
 * The text of a value that starts with `mark` and has another inside: `"a "b" c"` is wrapped in quotes, `"a"
 * or "b"` is not. Undefined where that is not sure.
 */
function meantBy(value: string, mark: string, closing: number): string | undefined {
  const [before = '', after = ''] = [value[closing - 1], value[closing + 1]]
  // Of a value with escapes nobody can say which of its quotes are meant.
  if (!value.endsWith(mark) || closing === 1 || value.includes(mark === '"' ? '\\' : "''")) return undefined
  if (/[\s([{]/.test(before) || (mark === "'" && /\p{L}/u.test(before) && /\p{L}/u.test(after)))
    return value.slice(1, -1)
  return mark === '"' && /[\s,;.)]/.test(after) && value.split(mark).length % 2 === 1 ? value : undefined
}

/** `[#a, b]`: the comment takes the bracket's partner with it. */
const comment: Explainer = (_, yaml, { message, pos }) => {
  const start =
    message.startsWith('Comments must') && '[{,'.includes(yaml[pos[0] - 1]!)
      ? pos[0]
      : /end with a [\]}]/.test(message)
        ? commentBehind(yaml, pos[0])
        : undefined
  if (start === undefined) return undefined
  const range: Range = [start, trimEnd(yaml, start, lineEnd(yaml, start))]
  return {
    range,
    message: `${quote(yaml.slice(...range))} is a comment, since it starts with \`#\`. Quote each value that does.`,
  }
}

/** Where the comment starts that has the partner of the last bracket before `end`. */
function commentBehind(yaml: string, end: number): number | undefined {
  const opening = Math.max(yaml.lastIndexOf('[', end - 1), yaml.lastIndexOf('{', end - 1))
  const line = yaml.slice(opening, lineEnd(yaml, opening)).trimEnd()
  const blank = line.search(/[ \t,[{]#/)
  return blank === -1 || !/[\]}]$/.test(line) ? undefined : opening + blank + 1
}

/** A quote or bracket that is never closed, reported where it opens. */
const unclosed: Explainer = (_, yaml, { message, pos }) => {
  const mark = /closing (["'])|end with a ([\]}])/.exec(message)
  if (mark === null) return undefined
  const [opening, closing] =
    mark[1] !== undefined ? [mark[1], mark[1]] : [mark[2] === ']' ? '[' : '{', mark[2]!]
  const start = yaml.lastIndexOf(opening, pos[0] - 1)
  const below = mark[1] === undefined ? undefined : lineAtMargin(yaml, pos[0], closing)
  if (below !== undefined)
    return {
      range: below,
      message: `${quote(yaml.slice(...below))} belongs to the quoted value above, but starts at the margin. Indent it.`,
    }
  return start === -1
    ? undefined
    : {
        range: [start, start + 1],
        message: `The \`${opening}\` is never closed. Close it with \`${closing}\`, or quote the value.`,
      }
}

/**
 * The first line at the margin of a quoted value that `mark` closes below `from`, before any key, item or
 * comment.
 */
function lineAtMargin(yaml: string, from: number, mark: string): Range | undefined {
  let first: Range | undefined
  for (let start = lineEnd(yaml, Math.max(from - 1, 0)) + 1, end = 0; start < yaml.length; start = end + 1) {
    end = lineEnd(yaml, start)
    const line = yaml.slice(start, end)
    if (/^(?:#|- |(["']?)[\w.-]+\1[ \t]*:(?:\s|$))/.test(line)) return undefined
    if (/^\S/.test(line)) first ??= [start, trimEnd(yaml, start, end)]
    if (line.includes(mark)) return first
  }
  return undefined
}

/** A range that has something to underline: the rest of the line, or the text before it at a line's end. */
function underlined(yaml: string, start: number): Range {
  const last = trimEnd(yaml, start, lineEnd(yaml, start))
  if (last > start) return [start, last]
  const before = trimEnd(yaml, 0, start)
  return [Math.max(before - 1, 0), before]
}
