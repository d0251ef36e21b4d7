import { parseDocument } from 'yaml'
import { scanMarkdown } from '../../src/syntax/markdown/index.ts'

export type Mapping = Readonly<Record<string, unknown>>

/** What precedes the body: nothing, a block without an end, one that is no YAML mapping, or fields. */
export interface Frontmatter {
  readonly state: 'missing' | 'unclosed' | 'invalid' | 'read'
  /** Empty unless the state is `read`. */
  readonly fields: Mapping
  readonly body: string
}

/** Reads what stands between a first line `---` and the next such line. */
export function frontmatterOf(text: string): Frontmatter {
  const lines = linesOf(text)
  const isFence = (line: string): boolean => line.trimEnd() === '---'
  if (!isFence(lines[0]!)) return { state: 'missing', fields: {}, body: text }
  const end = lines.findIndex((line, index) => index > 0 && isFence(line))
  if (end < 0) return { state: 'unclosed', fields: {}, body: '' }
  const body = lines.slice(end + 1).join('\n')
  const data = mappingIn(lines.slice(1, end).join('\n'))
  return data === undefined ? { state: 'invalid', fields: {}, body } : { state: 'read', fields: data, body }
}

/** The mapping that a YAML text is, or undefined; an empty text is an empty mapping. */
function mappingIn(yaml: string): Mapping | undefined {
  const document = parseDocument(yaml)
  // What only warns here, such as a tag of one's own, other readers of YAML refuse.
  if (document.errors.length + document.warnings.length > 0) return undefined
  try {
    const data: unknown = document.toJS() ?? {}
    return isMapping(data) ? data : undefined
  } catch {
    // An alias without its anchor.
    return undefined
  }
}

/** The lines, without their ends and without a byte order mark. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/^\ufeff/, '').split(/\r?\n/)
}

/** How many lines an editor shows. */
export function countLines(text: string): number {
  const lines = linesOf(text)
  return lines.at(-1) === '' ? lines.length - 1 : lines.length
}

export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isListOfText(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText)
}

/** Neither absent nor null. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** Whether something stands there that is no blank text. */
export function isFilled(value: unknown): boolean {
  return isGiven(value) && !(isText(value) && value.trim() === '')
}

/** Whether a text is a version of three numbers; undefined where more follows them, of which nothing is said. */
export function isVersion(text: string): boolean | undefined {
  if (/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(text)) return true
  return /^\d+\.\d+\.\d+./.test(text) ? undefined : false
}

/** Characters as people count them in a specification: code points. */
export function length(text: string): number {
  return [...text].length
}

/** The lines of a Markdown text that are not in fenced code; those that are become empty. */
export function linesOutsideFences(body: string): readonly string[] {
  const { fences } = scanMarkdown(body, [0, body.length])
  let start = 0
  return body.split('\n').map((line) => {
    const [from, to] = [start, start + line.length]
    start = to + 1
    const inFence = fences.some(
      ({ opening, content }) =>
        opening[0] < to && (from < content[1] || (from === content[1] && /^[ >]*(?:```|~~~)/.test(line))),
    )
    return inFence ? '' : line.replace(/\r$/, '')
  })
}
