import type { YAMLError } from 'yaml'
import type { Edit, Range } from '../../model.ts'
import { suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { lineEnd, trimEnd } from '../position.ts'
import type { Explainer, Line, Problem } from './line.ts'
import { hasKey, isText, KEYS, keyName, lineAbove, lineAt } from './line.ts'

export const UNEVEN =
  'The line is indented by more or fewer spaces than its neighbors. Indent all by the same.'

/** An item or a key that starts further left or right than the one above it. */
export const unevenLine: Explainer = ({ start, end }, yaml, { code, message }) => {
  const [above, text] = [lineAbove(yaml, start), yaml.slice(start, end)]
  const isItem = code === 'BLOCK_AS_IMPLICIT_KEY' && /^ *- /.test(text) && /^ *- /.test(above)
  const isKey =
    code === 'MISSING_CHAR' &&
    !message.includes('flow') &&
    /^ +[\w.-]+:(?: |$)/.test(text) &&
    /^ +(?:- +)?[\w.-]+:/.test(above)
  return isItem || isKey ? { range: [start, end], message: UNEVEN } : undefined
}

/** A field between `description: >` and its text. */
export const fieldInBlock: Explainer = ({ start, end, key, value, continued }, yaml) => {
  const above = /^([\w.-]+): +[|>][+-]?\d? *$/.exec(lineAbove(yaml, start))?.[1]
  if (above === undefined || !continued || !/^\w/.test(key) || value === '') return undefined
  const message = `${quote(yaml.slice(start, end))} is between \`${above}\` and its text. Move the line below the text.`
  return { range: [start, end], message }
}

/** The first field is indented and a later one is not. The parser trips over the later one. */
export function indentedFirst(
  line: Line,
  yaml: string,
  content: Range,
  { code }: YAMLError,
): Problem | undefined {
  const fields = yaml.slice(...content)
  const [before, blanks = '', name = ''] = /^(?:[ \t]*(?:#.*)?\r?\n)*( +)([\w.-]+):(?=\s)/.exec(fields) ?? []
  if (before === undefined) return undefined
  const key = content[0] + before.length - name.length - 1
  const isTripped = code === 'UNEXPECTED_TOKEN' && line.start > key && /^\w/.test(yaml[line.start]!)
  if (!isTripped && !/\n[\w.-]+:/.test(fields.slice(before.length))) return undefined
  return {
    range: [key - blanks.length, key + name.length],
    message: `\`${name}\` is indented more than the lines below. Start each field at the margin.`,
  }
}

/** A key one blank too far to the right belongs to the value above it. */
export const indentedKey: Explainer = (line, yaml, { code }) => {
  const { key, value, end, next } = line
  const inner = /^([ \t]+)([\w.-]+):(?:\s|$)/.exec(next)
  if (
    !/^(?:BLOCK_AS|MULTILINE)_IMPLICIT_KEY$/.test(code) ||
    inner === null ||
    key === '' ||
    value === '' ||
    /:(?=\s|$)/.test(value)
  )
    return undefined
  const [, blanks = '', name = ''] = inner
  const start = lineEnd(yaml, end) + 1 + blanks.length
  const range: Range = [start, start + name.length]
  const above = keyName(line)
  const [indent = ''] = /^ *(?:- +)?(?=\w)/.exec(key) ?? []
  // The mistake is another one.
  if (indent.length === blanks.length || name === above) return undefined
  const message = `\`${name}\` is indented below \`${above}\`, which has a value already.`
  if (isProse(above, value)) return { range, message: `${message} Quote the whole value.` }
  if (indent === '') return { range, message: `${message} Remove the indentation, or quote the whole value.` }
  return { range, message: `${message} Indent \`${name}\` like \`${above}\`.` }
}

/** Fields with sentences, which may go on in the next line. */
const SENTENCES = /^(?:compatibility|description|when_to_use)$/

/** Whether a word with a colon goes on with the value above it, rather than being a key. */
function isProse(above: string, value: string): boolean {
  return SENTENCES.test(above) || value.lastIndexOf('(') > value.lastIndexOf(')')
}

/** A tab before a field that is at the margin. */
export const tabbedKey: Explainer = ({ start, end }, yaml, { code }) => {
  const [, blanks = '', name = ''] = /^(\t[ \t]*)([\w.-]+):(?:\s|$)/.exec(yaml.slice(start, end)) ?? []
  if (code !== 'TAB_AS_INDENT' || !KEYS.has(name) || hasKey(yaml, `${name}:`)) return undefined
  if (!/^(?:\ufeff?---$|[\w.-]+:[ \t]+\S)/.test(lineAbove(yaml, start))) return undefined
  return {
    range: [start, start + blanks.length],
    message: `A tab indents \`${name}\`. Delete the tab before \`${name}\`.`,
  }
}

/** A tab among the blanks before a line, of a value or of a field below a key. */
export const tabbedLine: Explainer = ({ start, end }, yaml) => {
  const [blanks] = /^ *\t[ \t]*(?=\S)/.exec(yaml.slice(start, end)) ?? []
  if (blanks === undefined) return undefined
  const { lines, from } = blockAround(yaml, start)
  // Below a value, a field is none of its lines.
  const isField = /^\s*(?:"[^"]*"|'[^']*'|[\w.-]+)[ \t]*:(?:\s|$)/.test(yaml.slice(start, end))
  if (isField && /^[^\s#:]+:[ \t]+[^\s|>]/.test(lineAbove(yaml, from))) return undefined
  const even = lines.find((line) => /^ +[^\s]/.test(line))?.search(/\S/) ?? 2
  const edits: Edit[] = []
  let at = from
  for (const line of lines) {
    const [indent = ''] = /^[ \t]+/.exec(line) ?? []
    const range: Range = [at, at + indent.length]
    if (indent.includes('\t')) edits.push({ range, text: indent.replaceAll('\t', ' '.repeat(even)) })
    at += line.length + 1
  }
  const title = `Write ${even === 2 ? 'two' : even} space${even === 1 ? '' : 's'} for each tab`
  // Beside spaces nobody knows how wide the tab is.
  const safe = lines.every((line) => /^(?:\t|\s*$)/.test(line))
  return {
    range: [start, start + blanks.length],
    message: `A tab indents this line, and YAML takes only spaces. ${title} that starts a line.`,
    details: { fix: { title, safe, reveals: true, edits } },
  }
}

function blockAround(yaml: string, start: number) {
  let from = start
  while (from > 1 && /^(?:[ \t]|$)/.test(lineAbove(yaml, from))) from = yaml.lastIndexOf('\n', from - 2) + 1
  const [block] = /^(?:(?:[ \t][^\n]*|\r)?\n)*/.exec(yaml.slice(from))!
  return { lines: block.split('\n'), from }
}

/** `- c` below `a: b`. */
export const itemAmongFields: Explainer = ({ start, end }, yaml, { code }) => {
  const [, indent] = /^( *)- /.exec(yaml.slice(start, end)) ?? []
  if (indent === undefined || !/^(?:BLOCK_AS_IMPLICIT_KEY|MISSING_CHAR)$/.test(code)) return undefined
  const above = lineAbove(yaml, start)
  if (!/^ +[\w.-]+:[ \t]/.test(above) || above.search(/\S/) !== indent.length) return undefined
  return {
    range: [start + indent.length, end],
    message: 'A list item is among `key: value` lines. Write it as `key: value`, or delete it.',
  }
}

/** A text below its key: a line of it has a `: `. */
export const colonBelowKey: Explainer = ({ start }, yaml) => {
  const above = [...yaml.slice(0, start).matchAll(/^[\w.-]+:[ \t]*\r?\n/gm)].at(-1)
  if (above === undefined) return undefined
  const key = lineAt(yaml, above.index)
  const first = above.index + above[0].length
  const [text] = /^(?:[ \t]*\r?\n|[ \t]+\S[^\n]*(?:\n|$))*/.exec(yaml.slice(first))!
  if (!isText(key) || start >= first + text.length || /^\s*["'|>[{&*!#-]/.test(text)) return undefined
  const lines = text.split('\n')
  // Below a line of prose, one word before a colon is no field either.
  const colon = /^[ \t]+[\w.-]+:(?:\s|$)/.test(text) ? /^[ \t]+\S+[ \t].*:[ \t]/ : /:(?:[ \t]|\r?$)/
  const found = lines.find((line) => colon.test(line))
  if (found === undefined) return undefined
  const at = first + text.indexOf(found) + found.search(/\S/)
  const range: Range = [at, trimEnd(yaml, at, lineEnd(yaml, at))]
  const message = unquotedBelow(yaml.slice(...range), keyName(key))
  const [indent = ''] = /^[ \t]+/.exec(text) ?? []
  const even = lines.every((line) => line.trim() === '' || line.startsWith(indent))
  const after = above.index + keyName(key).length + 1
  return { range, message, ...(even && { details: suggest('Write `>-`', [after, after], ' >-') }) }
}

/** What is wrong with a text below its key that YAML reads as a mapping. */
export function unquotedBelow(text: string, key: string): string {
  return `${quote(text)} has an unquoted \`: \`, so YAML reads a mapping. Put the text in quotes, or write \`>-\` after \`${key}:\`.`
}
