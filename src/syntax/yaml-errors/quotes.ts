import type { YAMLError } from 'yaml'
import type { Edit, Range } from '../../model.ts'
import { safely } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import { lineEnd, trimEnd } from '../position.ts'
import { tabbedLine } from './indentation.ts'
import type { Explainer, Problem } from './line.ts'
import { KEYS, lineAt, quotable } from './line.ts'

/** `"Reads "PDF" files"` */
export const innerQuote: Explainer = (line, yaml, { code }) => {
  const { start, end, key, value } = line
  const mark = value[0]
  if (key === '' || (mark !== '"' && mark !== "'") || code === 'BAD_DQ_ESCAPE') return undefined
  const closing = closingQuote(value, mark)
  if (closing === undefined || closing === value.length - 1) return undefined
  const range: Range = [start + key.length, end]
  const written = quote(value)
  if (value.endsWith(mark)) {
    if (/^(?:(?:dis)?allowed-)?tools:/.test(key) && /^"[^"\\,]+"(?:(?: |, ?)"[^"\\,]+")+$/.test(value))
      return {
        range,
        message: `${written} is several texts, and a value is one. Put all in one pair of quotes.`,
      }
    const hasBoth = value.includes(`'`)
    const ofDouble = hasBoth ? 'Write `\\"` for each of its own quotes' : 'Put single quotes around it'
    const message = `A quote inside ${written} ends the value. ${mark === '"' ? ofDouble : 'Write it twice'}.`
    const meant = meantBy(value, mark, closing)
    if (meant === undefined) return { range, message }
    return { range, message, details: safely('Quote the value anew', { range, text: quoteYaml(meant) }) }
  }
  if (mark === "'" && isApostrophe(value, closing)) {
    const advice = value.includes('"')
      ? "Write each of its `'` twice, and one at its end"
      : 'Put the text in double quotes'
    return { range, message: `An apostrophe in ${written} ends the value. ${advice}.` }
  }
  const problem = quotable(line, 'has text after the closing quote', yaml, mark === '"')
  // Of quotes without a partner, or with escapes, nobody can say what is meant.
  return value.split(mark).length % 2 === 1 && !value.includes(mark === '"' ? '\\' : "''")
    ? problem
    : { range, message: problem.message }
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
  if (closing === 1 || value.includes(mark === '"' ? '\\' : "''")) return undefined
  if (/[\s([{]/.test(before) || (mark === "'" && isApostrophe(value, closing))) return value.slice(1, -1)
  return mark === '"' && /[\s,;.)]/.test(after) && value.split(mark).length % 2 === 1 ? value : undefined
}

/** `[#a, b]`: the comment takes the bracket's partner with it. */
export const comment: Explainer = (_, yaml, { message, pos }) => {
  let [start] = pos
  if (/end with a [\]}]/.test(message)) {
    const opening = Math.max(yaml.lastIndexOf('[', start - 1), yaml.lastIndexOf('{', start - 1))
    const line = yaml.slice(opening, lineEnd(yaml, opening)).trimEnd()
    const before = line.search(/[ \t,[{]#/)
    if (before === -1 || !/[\]}]$/.test(line)) return undefined
    start = opening + before + 1
  } else if (!message.startsWith('Comments must') || !'[{,'.includes(yaml[start - 1]!)) return undefined
  const range: Range = [start, trimEnd(yaml, start, lineEnd(yaml, start))]
  return {
    range,
    message: `${quote(yaml.slice(...range))} is a comment, since it starts with \`#\`. Quote each value that does.`,
  }
}

/** A quote or bracket that is never closed, reported where it opens. */
export const unclosed: Explainer = (_, yaml, error) => {
  const { message, pos } = error
  const [, mark, bracket] = /closing (["'])|end with a ([\]}])/.exec(message) ?? []
  const closing = mark ?? bracket
  if (closing === undefined) return undefined
  const opening = mark ?? (bracket === ']' ? '[' : '{')
  const start = openingOf(yaml, opening, pos[0] - 1)
  const marginal =
    mark === undefined ? bracketAtMargin(yaml, start, closing) : textAtMargin(yaml, start, mark, error)
  if (marginal !== undefined) return marginal
  if (start === -1) return undefined
  const advice = mark === undefined ? ', or quote the value' : ''
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
  const title = `Indent by ${own === '' ? 'two' : own.length + 2} spaces`
  return {
    range: first,
    message: `${problem} ${advice}.`,
    details: { fix: { title, safe: false, reveals: true, edits } },
  }
}

/** A line at the margin below an opening bracket, where a line further down starts with its partner. */
function bracketAtMargin(yaml: string, opening: number, closing: string): Problem | undefined {
  let first: Range | undefined
  for (let start = lineEnd(yaml, opening) + 1; start < yaml.length; start = lineEnd(yaml, start) + 1) {
    const line = yaml.slice(start, lineEnd(yaml, start))
    if (first !== undefined && line.trimStart().startsWith(closing))
      return {
        range: first,
        message: `${quote(yaml.slice(...first))} is inside the \`${yaml[opening]}\` above, but starts at the margin. Indent every line down to \`${closing}\`.`,
      }
    if (line.trimStart().startsWith(closing)) return undefined
    if (/^[^\s#]/.test(line)) first ??= [start, trimEnd(yaml, start, lineEnd(yaml, start))]
  }
  return undefined
}
