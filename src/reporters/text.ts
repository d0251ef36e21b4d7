import type { Diagnostic, Severity } from '../model.ts'
import { columns } from '../wording/code-points.ts'
import { visible, visiblePath, visibleSource } from '../wording/escape-invisible.ts'
import { count, plural, table } from '../wording/wording.ts'
import { SAME } from './causes.ts'
import type { Extent, Finding, Lines, LinesByPath, Result, RunReport } from './report.ts'
import { countListed, counts, howToFix, leftOut, linesByPath, summarize, unlisted } from './report.ts'
import type { Originals } from './sample.ts'
import { sampleOf, setCopiesApart } from './sample.ts'
import { statisticsOf } from './statistics.ts'
import { ruleUrl } from './tool-identity.ts'

/** Of more findings than this there are statistics, and only a sample is shown by default. */
const MANY = 50
/** So many of them on a terminal, where the eye rests at the end. */
const FEW = 10

const HEAD = ['rule', 'severity', 'findings', 'files', 'fixable', 'suggested', 'example']
const NUMBERS = ['findings', 'files', 'fixable', 'suggested']

/** What the rows of one rule differ in. */
const TWICE =
  'A rule has several rows if some of its findings are less severe: fewer clients or readers lose something there.'

const NAMED_COPIES = 10

/**
 * The findings, each with its line and the place underlined, and a line that counts them. Of many findings there are
 * the statistics and a sample: on a terminal, where lines are wrapped, the sample comes first. For people.
 */
export function text(report: RunReport): string {
  const { results, extent, links = false, width } = report
  const found = countListed(results)
  const isMany = found > MANY
  const most = isMany && width !== undefined ? FEW : MANY
  const { statisticsOnly, ...shown }: Extent = extent ?? { most, statisticsOnly: false }
  const painter = paintOf(report)
  const parts = [
    found > 0 && (statisticsOnly || isMany) ? statisticsTable(results, painter) : '',
    statisticsOnly ? '' : shownOf(report, shown.most, found, painter),
  ]
  return [
    ...(width === undefined ? parts : parts.toReversed()),
    wrapped('', summaryLine(report, painter), painter),
    found > 0 && !links ? 'Explain a rule: passmuster --explain RULE\n' : '',
  ].join('')
}

function shownOf(report: RunReport, most: number, found: number, painter: Paint): string {
  const apart = setCopiesApart(report.joined ?? report.results)
  const lines = linesByPath(report)
  if (countListed(apart.originals) <= most)
    return apart.originals.map((result) => inFull(result, apart, lines, painter)).join('')
  const sample = sampleOf(apart.originals, most).map((finding) => {
    const copies = apart.copiesOf(finding.result).length
    const same = alike(finding.diagnostic).length
    const more = [
      ...(copies > 0 ? [`(also in ${plural(copies, 'more file')})`] : []),
      ...(same > 0 ? [`(the same in ${plural(same, 'more file')})`] : []),
    ]
    return findingInShort(finding, more, lines, painter)
  })
  const more = `${count(found - sample.length)} more. All: --max-findings all · one a line: -f concise · only new ones from now on: --baseline-write`
  const below = painter.width === Infinity ? '' : '\n'
  return `${sample.join('')}${sample.length > 0 ? '\n' : ''}${wrapped('', more, painter)}${below}`
}

/** The statistics by rule; the examples are left out where they do not fit. */
function statisticsTable(results: readonly Result[], painter: Paint): string {
  const { paint, rule, width } = painter
  const rows = statisticsOf(results)
  const cells = rows.map(({ example, ...row }) => [
    row.rule,
    row.severity,
    ...[row.findings, row.files, row.fixable, row.suggested].map(count),
    `${visiblePath(example.path)}:${example.line}:${example.column}`,
  ])
  const painted = rows.map((row, index) => [
    rule(row.rule),
    paint(row.severity, row.severity),
    ...cells[index]!.slice(2),
  ])
  const isTooWide = table([HEAD, ...cells])
    .split('\n')
    .some((line) => columns(line) > width)
  const kept = (row: readonly string[]): readonly string[] => (isTooWide ? row.slice(0, -1) : row)
  const head = HEAD.map((name) => paint('bold', name))
  const isTwice = new Set(rows.map((row) => row.rule)).size < rows.length
  const note = isTwice ? wrapped('', TWICE, painter) : ''
  return `${table([HEAD, ...cells].map(kept), NUMBERS, [head, ...painted].map(kept))}${note}\n`
}

function inFull(result: Result, { copiesOf }: Originals, lines: LinesByPath, painter: Paint): string {
  const found = result.diagnostics.map((diagnostic) => findingInFull({ result, diagnostic }, lines, painter))
  const copies = copiesOf(result)
  const same =
    copies.length > 0 ? wrapped('  ', `The same in ${alsoIn(copies.map(({ path }) => path))}`, painter) : ''
  return `${painter.paint('bold', visiblePath(result.path))}\n${found.join('')}${same}\n`
}

/** `2 more files: a.md, b.md`. */
function alsoIn(paths: readonly string[]): string {
  const names = paths.slice(0, NAMED_COPIES).map(visiblePath).join(', ')
  return `${plural(paths.length, 'more file')}: ${names}${paths.length > NAMED_COPIES ? ', …' : ''}`
}

/** The other files that a finding stands for. */
function alike({ related = [] }: Diagnostic): readonly string[] {
  return [...new Set(related.flatMap(({ path, message }) => (message === SAME ? (path ?? []) : [])))]
}

function summaryLine(report: RunReport, { paint }: Paint): string {
  const { results, hidden, changed } = report
  const summary = summarize(results)
  const { files, errors, warnings, infos } = summary
  if (files === 0) return `${paint('bold', 'No file was checked')}.`
  const ofThem = changed === undefined ? '' : `, ${count(changed)} of them changed`
  const checked = `${plural(files, 'file')} checked${ofThem}${leftOut(report)}`
  if (errors + warnings + infos === 0)
    return `${paint('bold', hidden > 0 ? 'No errors' : 'No findings')}, ${checked}.`
  return `${paint('bold', counts(summary, hidden))}; ${checked}${howToFix(summary)}${unlisted(summary)}.`
}

const COLORS: Readonly<Record<Severity | 'bold' | 'dim', number>> = {
  error: 31,
  warning: 33,
  info: 36,
  bold: 1,
  dim: 2,
}

type Paint = ReturnType<typeof paintOf>

/** Paints as the report wants it, and says how wide it is. */
function paintOf({ color, links = false, width = Infinity }: Pick<RunReport, 'color' | 'links' | 'width'>) {
  const paint = (style: keyof typeof COLORS, text: string): string =>
    color ? `\u001b[${COLORS[style]}m${text}\u001b[0m` : text
  return {
    paint,
    /** The name of a rule; where terminals open links, one to its page: OSC 8, which the others leave out. */
    rule: (id: string): string =>
      links ? `\u001b]8;;${ruleUrl(id)}\u001b\\${paint('dim', id)}\u001b]8;;\u001b\\` : paint('dim', id),
    width,
  }
}

const MOST_INDENT = 20

/** What makes a text coloured, or a link. */
const ESCAPES = /\u001b(?:\[\d+m|\]8;;[^\u001b]*\u001b\\)/g

/**
 * A text after its head and before its tails, which are kept whole: a line or, where that is wider than the terminal,
 * several, broken between words.
 */
function wrapped(head: string, text: string, { width }: Paint, tails: readonly string[] = []): string {
  const widthOf = (part: string): number => columns(part.replace(ESCAPES, ''))
  const whole = [head + text, ...tails].join('  ')
  if (width === Infinity || widthOf(whole) <= width) return `${whole}\n`
  const indent = ' '.repeat(Math.min(widthOf(head), MOST_INDENT))
  const lines: string[] = []
  let line = head
  for (const part of [...text.split(' '), ...tails.map((tail) => ` ${tail}`)]) {
    const next = line === head ? head + part : `${line} ${part}`
    // A long path may leave no room for the first word.
    const mayBreak = line !== head || widthOf(head) > indent.length
    if (mayBreak && widthOf(next) > width) {
      lines.push(line.trimEnd())
      line = indent + part.trimStart()
    } else line = next
  }
  return `${[...lines, line].join('\n')}\n`
}

/** In columns. */
const LONGEST_EXCERPT = 100
/** The part of an excerpt before the range. */
const SHOWN_BEFORE = 0.3
const MARGIN = ' '.repeat(5)

function findingInFull(finding: Finding, linesOf: LinesByPath, painter: Paint): string {
  const { result, diagnostic } = finding
  const { range, fix, related = [] } = diagnostic
  const { paint } = painter
  const source = linesOf(result.path)
  const same = alike(diagnostic)
  const lines = [
    headOf(`  ${source.startOf(range)}`, diagnostic, painter),
    ...excerpt(source, diagnostic, painter),
    ...(same.length > 0 ? [wrapped(MARGIN, `The same in ${alsoIn(same)}`, painter)] : []),
    ...related.flatMap((other) => {
      if (other.message === SAME) return []
      const path = other.path ?? result.path
      const place = `${visiblePath(path)}:${linesOf(path).startOf(other.range)}`
      return wrapped(`${MARGIN}${paint('dim', 'see')} `, `${place}  ${visible(other.message)}`, painter)
    }),
    ...(fix === undefined
      ? []
      : [wrapped(`${MARGIN}${paint('dim', fix.safe ? 'fix' : 'suggestion')} `, visible(fix.title), painter)]),
  ]
  return lines.join('')
}

/** A finding in few lines, with its path, and what else there is to say of it. */
function findingInShort(
  { result: { path }, diagnostic }: Finding,
  more: readonly string[],
  linesOf: LinesByPath,
  painter: Paint,
): string {
  const source = linesOf(path)
  const place = painter.paint('bold', `${visiblePath(path)}:${source.startOf(diagnostic.range)}`)
  return [headOf(place, diagnostic, painter, more), ...excerpt(source, diagnostic, painter)].join('')
}

function headOf(
  place: string,
  { severity, message, rule }: Diagnostic,
  painter: Paint,
  more: readonly string[] = [],
): string {
  const head = `${place}  ${painter.paint(severity, severity)}  `
  return wrapped(head, visible(message), painter, [painter.rule(rule), ...more])
}

/** The line that the range starts in, cut around it where it is long, and the range underlined below. */
function excerpt(source: Lines, { range, severity }: Diagnostic, { paint, width }: Paint): readonly string[] {
  const { line } = source.locate(range).start
  const { text: shown, start: lineStart } = source.read(line)
  if (shown.trim() === '') return []
  const gutter = String(line)
  const room = Math.min(LONGEST_EXCERPT, width - MARGIN.length - gutter.length - ' │ ……'.length)
  const start = range[0] - lineStart
  const end = Math.min(Math.max(range[1] - lineStart, start), shown.length)
  const near = [...shown.slice(Math.max(0, start - room), start)].toReversed()
  const cutStart = unitsIn(shown, room) === shown.length ? 0 : start - unitsIn(near, room * SHOWN_BEFORE)
  const cutEnd = cutStart + unitsIn(shown.slice(cutStart), room)
  const before = (cutStart > 0 ? '…' : '') + printed(shown.slice(cutStart, start))
  const text = shown.slice(start, Math.min(end, cutEnd))
  // A finding on tabs alone is on what nobody can tell from spaces.
  const marked = printed(/^\t+$/.test(text) ? text.replaceAll('\t', '<tab>') : text)
  const after = printed(shown.slice(Math.min(end, cutEnd), cutEnd)) + (cutEnd < shown.length ? '…' : '')
  const underline = paint(severity, '^'.repeat(Math.max(columns(marked), 1)))
  return [
    // The three were made harmless one by one; together they could form a mark again.
    `${MARGIN}${paint('dim', `${gutter} │`)} ${visible(`${before}${marked}${after}`)}\n`,
    `${MARGIN}${paint('dim', `${' '.repeat(gutter.length)} │`)} ${' '.repeat(columns(before))}${underline}\n`,
  ]
}

/** How many UTF-16 code units of the first characters fit into so many columns. */
function unitsIn(characters: Iterable<string>, room: number): number {
  let units = 0
  let left = room
  for (const character of characters) {
    left -= columns(printed(character))
    if (left < 0) break
    units += character.length
  }
  return units
}

function printed(text: string): string {
  return visibleSource(text.replaceAll('\t', ' ').replace(/^\ufeff/, ''))
}
