import type { Diagnostic, Fix } from '../model.ts'
import type { ChangedFile } from '../project/trust/changes.ts'
import { fenceFor, prose } from '../reporters/markdown-text.ts'
import type { Lines } from '../reporters/report.ts'
import { ruleUrl } from '../reporters/tool-identity.ts'
import { escapeInvisible } from '../wording/escape-invisible.ts'
import { applyEdits, spanOf } from '../wording/fixes.ts'
import { cut } from '../wording/wording.ts'

/** In UTF-16 code units: with all that Markdown escapes well below the 65,536 that GitHub takes. */
const LONGEST_MESSAGE = 4000
const LONGEST_SUGGESTION = 10_000
const MOST_LINES = 100

/** A comment as the API of reviews takes it: on a line of the new text, or on several of one hunk. */
export interface ReviewComment {
  readonly path: string
  readonly body: string
  readonly line: number
  readonly side: 'RIGHT'
  readonly start_line?: number
  readonly start_side?: 'RIGHT'
}

interface DiffLine {
  readonly hunk: number
  readonly text: string
}

/** The lines of a file that its diff shows, by their numbers. */
export type Diff = ReadonlyMap<number, DiffLine>

/** The lines that a comment may be on; none where GitHub shows no diff. */
export function diffOf({ hunks = [] }: ChangedFile): Diff {
  const lines = new Map<number, DiffLine>()
  for (const [hunk, written] of hunks.entries())
    for (const { mark, line, text } of written) if (mark !== '-') lines.set(line, { hunk, text })
  return lines
}

/** The line with which the text of our comments starts: which finding it is about, and whether that is fixed. */
const MARK = /^<!-- passmuster ([a-z0-9-]+\/[a-z0-9-]+) ([0-9a-f]{16}-[0-9]{1,9})( fixed)? -->\r?\n/

/** What one of our comments is about. */
export interface Marked {
  readonly rule: string
  readonly fingerprint: string
  readonly isFixed: boolean
}

/** Reads what a comment of ours is about; undefined of any other text. */
export function readMark(body: string): Marked | undefined {
  const [, rule, fingerprint, fixed] = MARK.exec(body) ?? []
  return rule === undefined || fingerprint === undefined
    ? undefined
    : { rule, fingerprint, isFixed: fixed !== undefined }
}

function mark(rule: string, fingerprint: string, state = ''): string {
  return `<!-- passmuster ${rule} ${fingerprint}${state} -->\n`
}

/** The text of a comment whose finding is gone. */
export function fixedBody({ rule, fingerprint }: Marked): string {
  return `${mark(rule, fingerprint, ' fixed')}Fixed: \`${rule}\` reports nothing here any more.\n`
}

/** A finding of the file of this path as a comment; undefined where no line of it is on the diff. */
export function commentOn(
  path: string,
  { diagnostic, fingerprint }: { readonly diagnostic: Diagnostic; readonly fingerprint: string },
  lines: Lines,
  diff: Diff,
): ReviewComment | undefined {
  const { rule, severity, message, fix } = diagnostic
  const isOn = (line: number): boolean => isSame(diff.get(line), line, lines)
  const suggestion = fix && suggestionOf(fix, lines, diff, isOn)
  const head = `${mark(rule, fingerprint)}**${severity}** [${rule}](${ruleUrl(rule)}): ${harmless(message)}\n`
  const advice = fix && `${fix.safe ? 'Fix' : 'Suggestion'}: ${harmless(fix.title)}`
  if (suggestion !== undefined) {
    const { first, last, text } = suggestion
    const fence = fenceFor(text)
    const body = `${head}\n${advice}\n\n${fence}suggestion\n${text}${fence}\n`
    const start = first < last ? ({ start_line: first, start_side: 'RIGHT' } as const) : {}
    return { path, body, line: last, side: 'RIGHT', ...start }
  }
  const line = lineOf(diagnostic, lines, diff, isOn)
  if (line === undefined) return undefined
  const command = fix && `(\`passmuster ${fix.safe ? '--fix' : '--fix-suggestions'}\`)`
  return { path, body: fix ? `${head}\n${advice} ${command}\n` : head, line, side: 'RIGHT' }
}

/** What is checked out may be the merge, whose lines are not always those of the diff. */
function isSame(shown: DiffLine | undefined, line: number, lines: Lines): boolean {
  return shown !== undefined && lines.read(line).text === shown.text.replace(/\r$/, '')
}

/** Nobody is mentioned, and no issue: GitHub looks for them in text, but not in code. */
function harmless(message: string): string {
  return prose(cut(message, LONGEST_MESSAGE)).replace(/<code>[^<]*<\/code>|&#(?:64|35);/g, (part) =>
    part.startsWith('<') ? part : `${part}&#8203;`,
  )
}

/** The first line of a finding that is on the diff; one at the end of a file is on the last line. */
function lineOf(
  { range }: Diagnostic,
  lines: Lines,
  diff: Diff,
  isOn: (line: number) => boolean,
): number | undefined {
  const { start, end } = lines.locate(range)
  const last = end.column === 1 ? Math.max(end.line - 1, start.line) : end.line
  if (start.column === 1 && range[0] === range[1] && !diff.has(start.line) && isOn(start.line - 1))
    return start.line - 1
  // Most findings are on one line, some on all of a long file.
  if (last - start.line > diff.size)
    return [...diff.keys()].find((line) => start.line <= line && line <= last && isOn(line))
  for (let line = start.line; line <= last; line++) if (isOn(line)) return line
  return undefined
}

/** The lines that a suggestion replaces, both included, and what it puts there. */
interface Suggestion {
  readonly first: number
  readonly last: number
  readonly text: string
}

/** A fix as whole lines of one hunk; undefined where that is impossible, or not all of it is visible. */
function suggestionOf(
  { edits }: Fix,
  lines: Lines,
  diff: Diff,
  isOn: (line: number) => boolean,
): Suggestion | undefined {
  const span = spanOf(edits)
  if (span === undefined) return undefined
  const place = lines.locate(span)
  // What is put after the last line is put after its line break.
  const isAtEnd = place.start.column === 1 && !diff.has(place.start.line) && diff.has(place.start.line - 1)
  const first = isAtEnd ? place.start.line - 1 : place.start.line
  if (place.end.line - first > MOST_LINES) return undefined
  const from = lines.read(first).start
  const before = textOf(lines, first, place.end.line)
  const upTo = applyEdits(before.slice(0, span[1] - from), edits, from)
  const isWhole = place.end.column === 1 && place.end.line > first && (upTo === '' || upTo.endsWith('\n'))
  const last = isWhole ? place.end.line - 1 : place.end.line
  const text = isWhole ? upTo : upTo + before.slice(span[1] - from)
  const suggestion = { first, last, text }
  return isOffered(suggestion, diff, isOn) && text !== textOf(lines, first, last) ? suggestion : undefined
}

function isOffered({ first, last, text }: Suggestion, diff: Diff, isOn: (line: number) => boolean): boolean {
  const hunk = diff.get(first)?.hunk
  for (let line = first; line <= last; line++) {
    const shown = diff.get(line)
    // Nobody knows which line breaks GitHub puts where a file has others.
    if (shown?.hunk !== hunk || shown?.text.includes('\r') !== false || !isOn(line)) return false
  }
  // If you apply a suggestion, you must see all of it.
  const isVisible = escapeInvisible(text, (char) => (/[\n\t]/.test(char) ? char : '')) === text
  return text.length <= LONGEST_SUGGESTION && isVisible
}

function textOf(lines: Lines, first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => `${lines.read(first + index).text}\n`).join(
    '',
  )
}
