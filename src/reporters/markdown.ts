import type { RuleInfo } from '../model.ts'
import { byteLength } from '../wording/code-points.ts'
import { groupBy } from '../wording/compare.ts'
import { visible } from '../wording/escape-invisible.ts'
import { count, plural } from '../wording/wording.ts'
import { code, encodePath, escaped, fenceFor, prose } from './markdown-text.ts'
import type { Finding, Result, RunReport, Silenced } from './report.ts'
import { checked, countListed, counts, findingsOf, linesByPath, summarize } from './report.ts'
import { setCopiesApart } from './sample.ts'
import type { RuleStatistics } from './statistics.ts'
import { rowOf, statisticsOf } from './statistics.ts'
import { ruleUrl } from './tool-identity.ts'

/** In bytes. GitHub drops a job summary above 1 MiB, which is too long to read anyway. */
export const LONGEST_SUMMARY = 200 * 1024

/** What to write besides the findings. */
export interface SummaryDetails {
  /** The URL of the files at the linted commit, up to the path; undefined for a summary without links. */
  readonly blob?: string | undefined
  /** A sentence on what is not reported. */
  readonly note?: string | undefined
  /** Why the run could not check everything; undefined where it could. */
  readonly failure?: string | undefined
  readonly silenced?: Silenced | undefined
  /** How many findings are left out because only errors were asked for. */
  readonly hidden?: number
  /** A sentence on where all findings are. */
  readonly all?: string
  readonly clients?: string | undefined
  /** Tells the files that a pull request changes, which come first. */
  readonly isOwn?: ((result: Result) => boolean) | undefined
}

/** Room for the notice that something was left out, in bytes. */
const RESERVE = 1000

/** The findings as a page of Markdown, such as GitHub's job summary. */
export function markdown({ results, hidden, failed = false, rules, silenced, extent }: RunReport): string {
  const failure = failed ? 'The run could not check everything.' : undefined
  const details = { silenced, hidden, failure }
  return extent?.statisticsOnly
    ? heading(results, details) + statisticsTable(statisticsOf(results), true)
    : jobSummary(results, rules?.() ?? [], details)
}

/** The counts, what each rule found, then as many places as there is room for; first what a pull request did. */
export function jobSummary(
  results: readonly Result[],
  rules: readonly RuleInfo[],
  details: SummaryDetails,
): string {
  let page = heading(results, details)
  let listed = 0
  const parts = partsOf(results, details)
  for (const [index, part] of parts.entries()) {
    const statistics = statisticsOf(part.results)
    const clients = index === parts.length - 1 ? (details.clients ?? '') : ''
    page += part.title + statisticsTable(statistics) + clients
    const byRule = detailsOfAll(findingsByRule(part.results, statistics, rules, details), roomBeside(page))
    page += byRule.text
    listed += byRule.listed
  }
  const { all = 'Run `passmuster -f concise` to list all.' } = details
  const left = countListed(results) - listed
  const end = left > 0 ? `\n**${plural(left, 'finding')} not listed here.** ${all}\n` : ''
  return page + diagrams(results, roomBeside(page)) + end
}

/** The files that a pull request changes, then the others; all at once where nothing tells them apart. */
function partsOf(results: readonly Result[], { isOwn }: SummaryDetails) {
  if (isOwn === undefined) return [{ title: '', results }]
  const [own, others] = [results.filter(isOwn), results.filter((result) => !isOwn(result))]
  const titled = (what: string, part: readonly Result[]) => ({
    title: `\n### ${what}: ${countListed(part) === 0 ? 'no findings' : counts(summarize(part))}\n`,
    results: part,
  })
  const first = titled('Files that this pull request changes', own)
  return countListed(others) === 0 ? [first] : [first, titled('Other files', others)]
}

function roomBeside(text: string): number {
  return LONGEST_SUMMARY - RESERVE - byteLength(text)
}

function heading(
  results: readonly Result[],
  { note, failure, silenced, hidden = 0 }: SummaryDetails,
): string {
  const summary = summarize(results)
  const found = summary.errors + summary.warnings + summary.infos > 0
  const title =
    found || note !== undefined || hidden > 0
      ? counts(summary, hidden)
      : failure === undefined
        ? 'No findings'
        : 'The run failed'
  const more = [note, failure].map((each) => (each === undefined ? '' : ` ${escaped(each)}`)).join('')
  return `## passmuster: ${title}\n\n${checked({ results, hidden, silenced })}.${more}\n`
}

/** What each rule found; with `isAlone` also where first, as nothing else says it. */
function statisticsTable(statistics: readonly RuleStatistics[], isAlone = false): string {
  if (statistics.length === 0) return ''
  const rows = statistics.map(
    ({ rule, severity, findings, files, fixable, suggested, example: { path, line, column } }) => {
      const row = `| [${rule}](${ruleUrl(rule)}) | ${severity} | ${count(findings)} | ${count(files)} | ${count(fixable)} |`
      return isAlone ? `${row} ${count(suggested)} | ${code(path)} ${line}:${column} |\n` : `${row}\n`
    },
  )
  const [names, lines] = isAlone ? [' suggested | example |', '--:|---|'] : ['', '']
  return `\n| rule | severity | findings | files | fixable |${names}\n|---|---|--:|--:|--:|${lines}\n${rows.join('')}`
}

/** A part of the page, and how many findings it lists, copies included. */
interface Details {
  readonly text: string
  readonly listed: number
}

/** Each rule has an equal share of the room, and what those before it have left. */
function detailsOfAll(rules: readonly RuleFindings[], room: number): Details {
  let [text, listed, left] = ['', 0, room]
  for (const [index, rule] of rules.entries()) {
    const part = detailsOf(rule, left / (rules.length - index))
    text += part.text
    listed += part.listed
    left -= byteLength(part.text)
  }
  return { text, listed }
}

type RuleFindings = ReturnType<typeof findingsByRule>[number]

/** What the details of each rule need; `findings` are those that are not in copies of a file before. */
function findingsByRule(
  results: readonly Result[],
  statistics: readonly RuleStatistics[],
  rules: readonly RuleInfo[],
  { blob }: SummaryDetails,
) {
  const { originals, copiesOf } = setCopiesApart(results)
  const lines = linesByPath({ results })
  const findings = groupBy(findingsOf(originals), ({ diagnostic }) => rowOf(diagnostic))
  return statistics.map((row) => ({
    row,
    findings: findings.get(rowOf(row)) ?? [],
    copiesOf,
    lines,
    rule: rules.find(({ id }) => id === row.rule),
    blob,
  }))
}

const MOST_PLACES = 50

const RULE_RESERVE = 100

/** Details of one rule that take at most so many bytes, and how many findings they list, copies too; empty without room. */
function detailsOf(about: RuleFindings, room: number): Details {
  const { row, findings } = about
  const shown = findings.slice(0, MOST_PLACES)
  const folder = folderOf(shown)
  const head = headOf(about, folder)
  let left = room - byteLength(head) - RULE_RESERVE
  const rows = shown.map((finding) => rowFor(finding, folder, about))
  const full = rows.findIndex((text) => (left -= byteLength(text)) < 0)
  const kept = full === -1 ? rows : rows.slice(0, full)
  if (kept.length === 0) return { text: '', listed: 0 }
  const listed = shown
    .slice(0, kept.length)
    .reduce((sum, { result }) => sum + 1 + about.copiesOf(result).length, 0)
  const more = row.findings - listed
  const end = more > 0 ? `\n${count(more)} more.\n` : ''
  return { text: `${head}${kept.join('')}${end}\n</details>\n`, listed }
}

function headOf({ row, rule }: RuleFindings, folder: string): string {
  const { findings, files, severity } = row
  const title = `<b>${row.rule}</b>: ${plural(findings, severity)} in ${plural(files, 'file')}`
  const what = rule === undefined ? '' : `${prose(rule.summary)}. `
  const paths = folder === '' ? '' : ` Paths start at ${code(folder)}.`
  return `\n<details${severity === 'error' ? ' open' : ''}>\n<summary>${title}</summary>\n\n${what}[Why, with examples](${ruleUrl(row.rule)}).${paths}\n\n| place | finding |\n|---|---|\n`
}

function rowFor(
  { result, diagnostic }: Finding,
  folder: string,
  { blob, copiesOf, lines }: RuleFindings,
): string {
  const { range, message, fix } = diagnostic
  const place = lines(result.path).startOf(range)
  const [line] = place.split(':')
  const link = blob === undefined ? place : `[${place}](${blob}/${encodePath(result.uri)}?plain=1#L${line})`
  const copies = copiesOf(result).length
  const others = copies === 0 ? '' : ` and ${plural(copies, 'more file')}`
  const how = fix === undefined ? '' : `<br>${fix.safe ? 'Fix' : 'Suggestion'}: ${prose(fix.title)}`
  return `| ${code(result.uri.slice(folder.length))} ${link}${others} | ${prose(message)}${how} |\n`
}

/** The folder that all these files lie in, with a slash at its end; empty for none, or for one file. */
function folderOf(findings: readonly Finding[]): string {
  const [first = [], ...others] = findings.map(({ result }) => result.uri.split('/').slice(0, -1))
  const common = others.reduce((folders, names) => {
    const end = folders.findIndex((name, index) => name !== names[index])
    return end === -1 ? folders : folders.slice(0, end)
  }, first)
  return others.length === 0 || common.length === 0 ? '' : `${common.join('/')}/`
}

function diagrams(results: readonly Result[], room: number): string {
  let left = room
  return results
    .map(diagram)
    .filter((text) => (left -= byteLength(text)) >= 0)
    .join('')
}

function diagram({ uri, diagram: drawn, diagnostics }: Result): string {
  if (drawn === undefined || !diagnostics.some(({ rule }) => drawn.rules.includes(rule))) return ''
  const lines = drawn.source.split('\n').map(visible).join('\n').trimEnd()
  const fence = fenceFor(lines)
  return `\n${code(uri)}:\n\n${fence}mermaid\n${lines}\n${fence}\n`
}
