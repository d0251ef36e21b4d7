import type { GoodExample, YamlDocument } from '../lint/document.ts'
import type { Details, Range, Report, Rule } from '../model.ts'
import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { lineEnd } from '../syntax/position.ts'
import { safely } from '../wording/fixes.ts'
import { quote } from '../wording/quote.ts'
import type { Punished } from './frontmatter-rules.ts'
import { hiddenFrontmatter } from './hidden-frontmatter.ts'

const DELETE = 'Delete the blank space'

interface Wanted<D extends YamlDocument> {
  readonly why: string
  readonly source: string
  /** The text of a file that lacks frontmatter. */
  readonly bad: string
  readonly good: GoodExample
  /** The fields that the frontmatter must have, for a message. */
  readonly fields: (document: D) => string
  readonly punished?: Punished<D>
}

/** The rule `<group>/frontmatter-missing`. */
export function frontmatterMissing<D extends YamlDocument>(
  group: string,
  { why, source, bad, good, fields, punished }: Wanted<D>,
): Rule<D> {
  return {
    id: `${group}/frontmatter-missing`,
    severity: { recommended: 'error', strict: 'error' },
    fix: 'safe',
    summary: 'The file starts with frontmatter: a `---` line, fields, a `---` line',
    why,
    source,
    bad: { path: good.path, text: bad },
    good,
    ...(punished && { violations: punished.violations }),
    check(document, report) {
      if (document.frontmatter.state !== 'absent') return
      const also = punished?.of(document)
      reportMissing(document, fields(document), (range, message, details) =>
        report(range, message, { ...details, ...also }),
      )
    },
  }
}

function reportMissing(
  {
    frontmatter: {
      opening: [start],
    },
    text,
  }: YamlDocument,
  fields: string,
  report: Report,
): void {
  const wanted = `Start it with frontmatter that gives ${fields}.`
  const first = text.slice(start).search(/\S/)
  if (first === -1) return report([start, start], `The file is empty. ${wanted}`)
  const range = lineAt(text, start + first)
  const line = text.slice(...range)
  if (line === '---' && range[0] === start) {
    // Only some white space may follow: a no-break space, for one, may not.
    const end = lineEnd(text, start) - (text[lineEnd(text, start) - 1] === '\r' ? 1 : 0)
    return report(
      [range[1], end],
      `What follows the \`---\` hides the frontmatter. ${DELETE}.`,
      deleting(text, [range[1], end]),
    )
  }
  if (line === '---') return reportAbove(text, range, wanted, report)
  if (/^---\r/.test(line) && !text.includes('\n'))
    return report(
      range,
      'The lines end with CR alone, so all is one line. Save the file with LF or CRLF line ends.',
    )
  const hidden = hiddenFrontmatter(text, range)
  if (hidden !== undefined) return report(range, hidden.message, hidden.details)
  report(range, `The file starts with ${quote(line)}, not with a \`---\` line. ${wanted}`)
}

/** A `---` below blank lines opens frontmatter that is hidden, or it is a thematic break. */
function reportAbove(text: string, range: Range, wanted: string, report: Report): void {
  // A byte order mark before the blank lines goes with them.
  const fix = deleting(text, [0, range[0]])
  if (fix.fix === undefined)
    return report(
      range,
      `The file starts with blank space and a \`---\` that opens no frontmatter. ${wanted}`,
    )
  report(range, `What precedes the \`---\` hides the frontmatter. ${DELETE}.`, fix)
}

/**
 * A fix where fields come to light. Elsewhere the `---` would open frontmatter that is none, or that nothing
 * closes.
 */
function deleting(text: string, range: Range): Details {
  const left = text.slice(0, range[0]) + text.slice(range[1])
  const { state, fields, content } = parseFrontmatter(left)
  const hasFields =
    fields.size > 0 || (state === 'broken' && /^(?:name|description)[ \t]*:/m.test(left.slice(...content)))
  return hasFields ? safely(DELETE, { range, text: '' }) : {}
}

function lineAt(text: string, start: number): Range {
  const end = text.indexOf('\n', start)
  return [start, start + text.slice(start, end === -1 ? undefined : end).trimEnd().length]
}
