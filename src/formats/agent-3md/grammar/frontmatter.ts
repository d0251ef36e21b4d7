import type { Details, Range, Report } from '../../../model.ts'
import { placeOf } from '../../../syntax/fields.ts'
import { lineEnd } from '../../../syntax/position.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import type { Line } from './lines.ts'
import { isDelimiter, isDirective, readLine } from './lines.ts'
import type { Pair } from './located-text.ts'
import { lastOf, readPair } from './located-text.ts'

/** The frontmatter as it is written. */
interface Frontmatter {
  readonly opening: Range
  readonly pairs: readonly Pair[]
  readonly closed: boolean
  /** Where the body starts. */
  readonly end: number
}

/** Read in any letter case; all other keys only as they are written. */
const ANY_CASE = new Set(['3md', 'axis', 'title'])

/** Reads the frontmatter, and reports what is wrong with it. */
export function readFrontmatter(text: string, report: Report): Frontmatter {
  const start = text.startsWith('\ufeff') ? 1 : 0
  let line = readLine(text, start)
  while (line.content[0] === line.content[1] && line.next < text.length) line = readLine(text, line.next)
  const opening = line.content
  if (!isDelimiter(text, opening)) {
    const message =
      'The file does not start with frontmatter. Start it with three lines: `---`, `3md: 1.0` and `---`.'
    report(opening, message)
    return { opening, pairs: [], closed: true, end: start }
  }
  return readFields(text, opening, line.next, report)
}

function readFields(text: string, opening: Range, start: number, report: Report): Frontmatter {
  const pairs: Pair[] = []
  const strays: Line[] = []
  let directive: Line | undefined
  for (let at = start; at < text.length; ) {
    const line = readLine(text, at)
    at = line.next
    if (isDelimiter(text, line.content)) {
      // A `---` further down is a rule of the body when the frontmatter before it ran into a plane.
      if (directive !== undefined && strays.length > 0) break
      for (const { content } of strays) {
        const message = `${quote(text.slice(...content))} has no colon. Write a key, a colon and a value on one line, such as \`agent: dev\`.`
        report(content, message)
      }
      // A line `3md 1.0` is reported already: it lacks its colon only.
      const meant = strays.some(({ content }) => /^3md\b/i.test(text.slice(...content)))
      if (!meant) reportVersion(text, opening, lastOf(pairs).get('3md'), report)
      return { opening, pairs, closed: true, end: line.next }
    }
    if (line.content[0] === line.content[1] || text[line.content[0]] === '#') continue
    const pair = readPair(text, line.content, ':', (key) =>
      ANY_CASE.has(key.toLowerCase()) ? key.toLowerCase() : key,
    )
    if (isDirective(text, line)) directive ??= line
    if (pair === undefined) strays.push(line)
    else pairs.push(pair)
  }
  report(opening, 'The frontmatter is never closed. Add a line `---` after its last field.')
  const end = Math.min(directive?.start ?? text.length, strays[0]?.start ?? text.length)
  return { opening, pairs: pairs.filter(({ key }) => key[0] < end), closed: false, end }
}

function reportVersion(text: string, opening: Range, version: Pair | undefined, report: Report): void {
  const missing = 'The frontmatter has no `3md`. Add the line `3md: 1.0`.'
  if (version === undefined) report(opening, missing, suggestField(text, opening, '3md: 1.0'))
  else if (version.value === '')
    report(placeOf(version, version.key), '`3md` has no value. Write `3md: 1.0`.')
}

/** A suggestion to add a line to the frontmatter, below the `---` that opens it. */
export function suggestField(text: string, [start]: Range, field: string): Details {
  const next = lineEnd(text, start)
  const lineBreak = text[next - 1] === '\r' ? '\r\n' : '\n'
  const end = next - lineBreak.length + 1
  return suggest(`Add \`${field}\``, [end, end], lineBreak + field)
}
