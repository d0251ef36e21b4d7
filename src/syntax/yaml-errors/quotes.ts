import type { YAMLError } from 'yaml'
import type { Edit, Range } from '../../model.ts'
import { safely, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { quoteYaml, writeYaml } from '../../wording/write-yaml.ts'
import { lineEnd, trimEnd } from '../position.ts'
import { tabbedLine } from './indentation.ts'
import type { Explainer, Line, Problem } from './line.ts'
import { KEYS, lineAt, quotable } from './line.ts'

/** `"Reads "PDF" files"` */
export const innerQuote: Explainer = (line, yaml, { code }) => {
  const { start, end, key, value } = line
  const mark = value[0]
  if (key === '' || (mark !== '"' && mark !== "'") || code === 'BAD_DQ_ESCAPE') return undefined
  const closing = closingQuote(value, mark)
  if (closing === undefined || closing === value.length - 1) return undefined
  const range: Range = [start + key.length, end]
  if (mark === "'" && isApostrophe(value, closing) && !value.endsWith(mark)) return apostrophe(line)
  if (!value.endsWith(mark)) {
    const safe = mark === '"' || value[closing - 1] !== 's'
    const problem = quotable(line, 'has text after the closing quote', { yaml, safe })
    // Of quotes without a partner, or with escapes, nobody can say what is meant.
    return value.split(mark).length % 2 === 1 && !value.includes(mark === '"' ? '\\' : "''")
      ? problem
      : { range, message: problem.message }
  }
  const tools = toolsIn(key, value)
  if (tools !== undefined)
    return {
      range,
      message: `${quote(value)} is several texts, and a value is one. Write ${quote(tools)}.`,
      details: safely('Write one text', { range, text: writeYaml(tools) }),
    }
  const message = `A quote inside ${quote(value)} ends the value. ${mark === '"' ? 'Put single quotes around it' : 'Write it twice'}.`
  const meant = meantBy(value, mark, closing)
  if (meant === undefined) return { range, message }
  return { range, message, details: safely('Quote the value anew', { range, text: quoteYaml(meant) }) }
}

/** The list of tools that is meant by names in quotes of their own: `"Read" "Grep"`. */
function toolsIn(key: string, value: string): string | undefined {
  const [, kind] = /^(allowed-|disallowed-|)tools:/.exec(key) ?? []
  if (kind === undefined || !/^"[^"\\,]+"(?:(?: |, ?)"[^"\\,]+")+$/.test(value)) return undefined
  return value.slice(1, -1).replace(/"(?: |, ?)"/g, kind === '' ? ', ' : ' ')
}

/** `'Reads files. Don't write.`: no quote closes the first one. */
function apostrophe({ start, end, key, value, continued }: Line): Problem {
  const range: Range = [start + key.length, end]
  const message = `An apostrophe in ${quote(value)} ends the value. Put the text in double quotes.`
  if (continued || /\s#/.test(value)) return { range, message }
  return { range, message, details: suggest('Drop the opening quote', range, quoteYaml(value.slice(1))) }
}

function isApostrophe(value: string, at: number): boolean {
  return /\p{L}/u.test(value[at - 1] ?? '') && /\p{L}/u.test(value[at + 1] ?? '')
}

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
  if (/[\s([{]/.test(before) || (mark === "'" && isApostrophe(value, closing))) return value.slice(1, -1)
  return mark === '"' && /[\s,;.)]/.test(after) && value.split(mark).length % 2 === 1 ? value : undefined
}

/** `[#a, b]`: the comment takes the bracket's partner with it. */
export const comment: Explainer = (_, yaml, { message, pos }) => {
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
export const unclosed: Explainer = (_, yaml, error) => {
  const { message, pos } = error
  const [, mark, bracket] = /closing (["'])|end with a ([\]}])/.exec(message) ?? []
  const closing = mark ?? bracket
  if (closing === undefined) return undefined
  const opening = mark ?? (bracket === ']' ? '[' : '{')
  const start = openingOf(yaml, opening, pos[0] - 1)
  const quoted = mark !== undefined
  const marginal = quoted ? textAtMargin(yaml, start, opening, error) : undefined
  if (marginal !== undefined) return marginal
  const below = quoted ? lineAtMargin(yaml, pos[0], closing) : bracketAtMargin(yaml, start, closing)
  if (below !== undefined)
    return {
      range: below,
      message: quoted
        ? `${quote(yaml.slice(...below))} belongs to the quoted value above, but starts at the margin. Indent it.`
        : `${quote(yaml.slice(...below))} is inside the \`${opening}\` above, but starts at the margin. Indent every line down to \`${closing}\`.`,
    }
  if (start === -1) return undefined
  const advice = quoted ? '' : ', or quote the value'
  return {
    range: [start, start + 1],
    message: `The \`${opening}\` is never closed. Close it with \`${closing}\`${advice}.`,
  }
}

/** The last opening mark up to `end` that is none of a quote inside. */
function openingOf(yaml: string, mark: string, end: number): number {
  const before = mark === '"' ? '\\' : mark
  let at = yaml.lastIndexOf(mark, end)
  while (at > 0 && /["']/.test(mark) && yaml[at - 1] === before) at = yaml.lastIndexOf(mark, at - 2)
  return at
}

/** A quoted text that is closed at the end of a line further down, and whose lines start at the margin. */
function textAtMargin(yaml: string, opening: number, mark: string, error: YAMLError): Problem | undefined {
  const length = closingQuote(yaml.slice(opening), mark)
  if (opening === -1 || length === undefined) return undefined
  const end = opening + length
  if (yaml.slice(end + 1, lineEnd(yaml, end)).trim() !== '') return undefined
  const lines: Range[] = []
  for (let start = lineEnd(yaml, opening) + 1; start <= end; start = lineEnd(yaml, start) + 1) {
    const line = yaml.slice(start, lineEnd(yaml, start))
    if (KEYS.has(/^([\w.-]+):/.exec(line)?.[1] ?? '')) return undefined
    if (/^(?:\S|\t)/.test(line)) lines.push([start, trimEnd(yaml, start, lineEnd(yaml, start))])
  }
  const [first, ...others] = lines
  if (first === undefined) return undefined
  if (lines.every(([at]) => yaml[at] === '\t')) return tabbedLine(lineAt(yaml, first[0]), yaml, error)
  const problem = `${quote(yaml.slice(...first))} belongs to the quoted value above, but starts at the margin.`
  const advice = others.length === 0 ? 'Indent it' : `Indent every line down to the closing \`${mark}\``
  const [own = ''] = /^ *(?:- +)*/.exec(yaml.slice(yaml.lastIndexOf('\n', opening) + 1, opening)) ?? []
  const edits = lines.map(([at]): Edit => ({ range: [at, at], text: ' '.repeat(own.length + 2) }))
  return {
    range: first,
    message: `${problem} ${advice}.`,
    details: {
      fix: {
        title: `Indent by ${own === '' ? 'two' : own.length + 2} spaces`,
        safe: false,
        reveals: true,
        edits,
      },
    },
  }
}

/** The first line at the margin below an opening bracket, where a line further down starts with its partner. */
function bracketAtMargin(yaml: string, opening: number, closing: string): Range | undefined {
  let first: Range | undefined
  for (let start = lineEnd(yaml, opening) + 1; start < yaml.length; start = lineEnd(yaml, start) + 1) {
    const line = yaml.slice(start, lineEnd(yaml, start))
    if (line.trimStart().startsWith(closing)) return first
    if (/^[^\s#]/.test(line)) first ??= [start, trimEnd(yaml, start, lineEnd(yaml, start))]
  }
  return undefined
}

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
