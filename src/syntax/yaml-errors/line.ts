import type { YAMLError } from 'yaml'
import type { Details, Range } from '../../model.ts'
import { safely, suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import { quoteYaml } from '../../wording/write-yaml.ts'
import { lineEnd, trimEnd } from '../position.ts'

export interface Problem {
  readonly range: Range
  readonly message: string
  readonly details?: Details
}

/** The line that an error lies in, as `key: value` where it is that. */
export interface Line {
  readonly start: number
  readonly end: number
  /** With indentation, dash, colon and the blanks after it; '' when there is none. */
  readonly key: string
  readonly value: string
  readonly next: string
  /** Whether the value may go on below: the next line that is not blank is indented. */
  readonly continued: boolean
  /** Where a text goes on at the margin below, up to the next field: its end. */
  readonly textEnd: number | undefined
}

/** The end of the indented lines from `from` on. */
function indentedEnd(yaml: string, from: number): number {
  let last = from
  for (let start = from; start < yaml.length; start = lineEnd(yaml, start) + 1) {
    const end = trimEnd(yaml, start, lineEnd(yaml, start))
    if (end > start && !/[ \t]/.test(yaml[start]!)) break
    if (end > start) last = end
  }
  return last
}

/** Says what an error in a line means; undefined where the mistake is another one. */
export type Explainer = (line: Line, yaml: string, error: YAMLError) => Problem | undefined

/** Fields that formats know: a line that starts with one of them is more likely a field than text. */
export const KEYS: ReadonlySet<string> = new Set(
  (
    'abilities agents allow allowed-tools argument-hint avatar category color commands compatibility deny description disable-model-invocation domain handoffs hooks icon infer ' +
    'license limits mcp-servers metadata model name policies recommended required roles rules status system tags target title tools user-invocable version'
  ).split(' '),
)

/** Fields whose value is one text: what looks like a list or a mapping there is text without quotes. */
const TEXTS = /^(?:name|description|license|compatibility|title|argument-hint|when_to_use)$/

/** The line around `offset`. */
export function lineAt(yaml: string, offset: number): Line {
  const start = yaml.lastIndexOf('\n', offset - 1) + 1
  const end = trimEnd(yaml, start, lineEnd(yaml, start))
  const text = yaml.slice(start, end)
  const key = /^ *(?:- +)?[\w.-]+:(?:[ \t]+|$)/.exec(text)?.[0] ?? ''
  const below = lineEnd(yaml, start) + 1
  return {
    start,
    end,
    key,
    value: text.slice(key.length),
    next: yaml.slice(below, lineEnd(yaml, below)),
    continued: /^(?:[ \t\r]*\n)*[ \t]+\S/.test(yaml.slice(below)),
    textEnd: textEnd(yaml, below),
  }
}

/** A field, with the mistakes that have findings of their own. */
const FIELD = /^(["']?)([\w.-]+)\1[ \t]*(?:[=：]|:(?!\/\/))/
/** Words before a colon in examples of how an agent is called; a word with a capital is prose, too. */
const SPEAKER = /^(?:user|assistant|human|example|examples|commentary|note|[A-Z].*)$/

/** The end of the lines at the margin, up to the next known field, that no field, item or comment starts. */
function textEnd(yaml: string, from: number): number | undefined {
  let last: number | undefined
  let isBelowField = false
  for (let start = from; start < yaml.length; start = lineEnd(yaml, start) + 1) {
    const line = yaml.slice(start, lineEnd(yaml, start))
    const name = FIELD.exec(line)?.[2]
    if (name !== undefined && KEYS.has(name.toLowerCase())) return last
    // Below another field a speaker is one, too.
    const isField: boolean = name !== undefined && (isBelowField || !SPEAKER.test(name))
    isBelowField ||= isField && last === undefined
    const isText = /^[^\s#}\]-]/.test(line) && !isField
    if (isText || (last !== undefined && line.trim() !== ''))
      last = trimEnd(yaml, start, lineEnd(yaml, start))
  }
  return last
}

/** The line before the one that starts at `start`. */
export function lineAbove(yaml: string, start: number): string {
  return yaml.slice(yaml.lastIndexOf('\n', start - 2) + 1, start).trimEnd()
}

/** The key of a line without indentation, dash and colon. */
export function keyName({ key }: Line): string {
  return key.trim().replace(/^- +|:$/g, '')
}

/** Whether the value of a line is meant as text. */
export function isText(line: Line): boolean {
  return TEXTS.test(keyName(line))
}

/** Whether a line starts with this key, written with its indentation and colon, and a space. */
export function hasKey(yaml: string, written: string): boolean {
  return [...yaml.matchAll(/^([ \t]*(?:- +)?[\w.-]+:)(?=[ \t\r]|$)/gm)].some(([, key]) => key === written)
}

/** A text that goes on in the next lines, of which quotes around the first would leave the rest among the fields. */
export function belowBar({ start, end, key }: Line, last: number, fault: string, yaml: string): Problem {
  const from = start + key.length
  const message = `${fault}. Write \`|-\` after \`${key.trim()}\`, and put the whole text below that, indented by two spaces.`
  if (/^\W/.test(key)) return { range: [from, end], message }
  const eol = yaml[lineEnd(yaml, start) - 1] === '\r' ? '\r\n' : '\n'
  const [first = '', ...others] = yaml.slice(from, last).split('\n')
  const text = [`  ${first}`, ...indentedByTwo(others)].join('\n')
  return { range: [from, end], message, details: suggest('Write `|-`', [from, last], `|-${eol}${text}`) }
}

/** Lines with two blanks before the one that is indented least; blank ones stay. */
function indentedByTwo(lines: readonly string[]): readonly string[] {
  const least = Math.min(...lines.filter((line) => /\S/.test(line)).map((line) => line.search(/\S/)))
  return lines.map((line) => (/\S/.test(line) ? `  ${line.slice(least)}` : line))
}

/** Whether a text without marks around it starts at a field that is in no other one. */
function isPlainStart({ key, value }: Line): boolean {
  return /^\w/.test(key) && !/^[|>"'`]/.test(value)
}

function hasField(lines: string): boolean {
  return lines.split('\n').some((line) => KEYS.has(FIELD.exec(line.trimStart())?.[2]?.toLowerCase() ?? ''))
}

/** A fault of a value that goes once all of it is in quotes. */
export function quotable(line: Line, fault: string, yaml: string, safe = true): Problem {
  const { start, end, key, value, continued, textEnd } = line
  const range: Range = [start + key.length, end]
  if (textEnd !== undefined && isText(line)) {
    const below = `${quote(value)} ${fault}, and its text goes on at the margin`
    return belowBar(line, textEnd, below, yaml)
  }
  const below = lineEnd(yaml, start) + 1
  const last = indentedEnd(yaml, below)
  if (continued && isText(line) && isPlainStart(line) && !hasField(yaml.slice(below, last))) {
    const problem = belowBar(line, last, `${quote(value)} ${fault}, and its text goes on below`, yaml)
    return /\s#/.test(value) ? { range: problem.range, message: problem.message } : problem
  }
  // Within backticks its own would be shown as another mark.
  const subject = value.startsWith('`') ? 'The value' : quote(value)
  const message = `${subject} ${fault}. Quote the whole value.`
  // A comment or a continuation line leaves open where the value ends.
  if (/\s#/.test(value) || continued || textEnd !== undefined) return { range, message }
  const title = 'Quote the value'
  const text = quoteYaml(value)
  return { range, message, details: safe ? safely(title, { range, text }) : suggest(title, range, text) }
}
