import type { RuleInfo } from '../model.ts'
import { visible } from '../wording/escape-invisible.ts'
import { count, plural } from '../wording/wording.ts'
import { setCopiesApart } from './copies.ts'
import { code, escaped, fenceFor } from './markdown-text.ts'
import type { Finding, Result, RunReport, Silenced } from './report.ts'
import {
  counts,
  findingsOf,
  howToFix,
  linesByPath,
  notReported,
  notShown,
  summarize,
  unlisted,
} from './report.ts'
import { ruleDetails } from './rule-details.ts'
import type { RuleStatistics } from './statistics.ts'
import { statisticsOf } from './statistics.ts'
import { ruleUrl } from './tool-identity.ts'

/** In bytes. GitHub drops a job summary above 1 MiB whole, and nobody reads one that long. */
export const LONGEST_SUMMARY = 200 * 1024

/** What to write besides the findings. */
export interface SummaryDetails {
  /** The URL of the files at the linted commit, up to the path; undefined for a summary without links. */
  readonly blob?: string | undefined
  /** A sentence on what is not reported. */
  readonly note?: string | undefined
  /** Why the run could not check everything; undefined where it could. */
  readonly failure?: string | undefined
  /** What the settings keep out. */
  readonly silenced?: Silenced | undefined
  /** How many findings are left out because only errors were asked for. */
  readonly hidden?: number
  /** A sentence on where all findings are. */
  readonly all?: string
  /** What clients do with the skills, as Markdown. */
  readonly clients?: string | undefined
}

/** Room for the notice that something was left out. */
const RESERVE = 1000

/** The findings as a page of Markdown, such as GitHub's job summary. */
export function markdown({ results, hidden, failed = false, rules = [], silenced }: RunReport): string {
  const failure = failed ? 'The run could not check everything.' : undefined
  return jobSummary(results, rules, { silenced, hidden, failure })
}

/**
 * The counts and what each rule has found, then the places by rule as far as there is room, and where all of them
 * are.
 */
export function jobSummary(
  results: readonly Result[],
  rules: readonly RuleInfo[],
  details: SummaryDetails,
): string {
  const statistics = statisticsOf(results)
  const top = heading(results, details) + statisticsTable(statistics) + (details.clients ?? '')
  const byRule = placesByRule(results, statistics, rules, details, roomBeside(top))
  const found = statistics.reduce((sum, { findings }) => sum + findings, 0)
  const end = found > byRule.listed ? leftOut(found - byRule.listed, details) : ''
  const page = top + byRule.text
  return page + diagrams(results, roomBeside(page)) + end
}

function roomBeside(text: string): number {
  return LONGEST_SUMMARY - RESERVE - Buffer.byteLength(text)
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
  return `## passmuster: ${title}\n\n${plural(summary.files, 'file')} checked${howToFix(summary)}${notShown(hidden)}${notReported(results, silenced)}${unlisted(summary)}.${more}\n`
}

function statisticsTable(statistics: readonly RuleStatistics[]): string {
  if (statistics.length === 0) return ''
  const rows = statistics.map(
    ({ rule, severity, findings, files, fixable }) =>
      `| [${rule}](${ruleUrl(rule)}) | ${severity} | ${count(findings)} | ${count(files)} | ${count(fixable)} |\n`,
  )
  return `\n| rule | severity | findings | files | fixable |\n|---|---|--:|--:|--:|\n${rows.join('')}`
}

/** Each rule has an equal share of the room, and what those before it have left. */
function placesByRule(
  results: readonly Result[],
  statistics: readonly RuleStatistics[],
  rules: readonly RuleInfo[],
  { blob }: SummaryDetails,
  room: number,
): { text: string; listed: number } {
  const { originals, copiesOf } = setCopiesApart(results)
  const lines = linesByPath({ results })
  const byRule = new Map<string, Finding[]>()
  for (const finding of findingsOf(originals)) {
    const key = keyOf(finding.diagnostic)
    const own = byRule.get(key)
    if (own === undefined) byRule.set(key, [finding])
    else own.push(finding)
  }
  let [text, listed, left] = ['', 0, room]
  for (const [index, row] of statistics.entries()) {
    const rule = rules.find(({ id }) => id === row.rule)
    const findings = byRule.get(keyOf(row)) ?? []
    const part = ruleDetails(
      { row, findings, copiesOf, lines, rule, blob },
      left / (statistics.length - index),
    )
    text += part.text
    listed += part.listed
    left -= Buffer.byteLength(part.text)
  }
  return { text, listed }
}

function keyOf({ rule, severity }: Pick<RuleStatistics, 'rule' | 'severity'>): string {
  return `${severity} ${rule}`
}

function leftOut(
  findings: number,
  { all = 'Run `passmuster -f concise` to list all.' }: SummaryDetails,
): string {
  return `\n**${plural(findings, 'finding')} not listed here.** ${all}\n`
}

function diagrams(results: readonly Result[], room: number): string {
  let left = room
  return results
    .map(diagram)
    .filter((text) => (left -= Buffer.byteLength(text)) >= 0)
    .join('')
}

function diagram({ uri, diagram: drawn, diagnostics }: Result): string {
  if (drawn === undefined || !diagnostics.some(({ rule }) => drawn.rules.includes(rule))) return ''
  const lines = drawn.source.split('\n').map(visible).join('\n').trimEnd()
  const fence = fenceFor(lines)
  return `\n${code(uri)}:\n\n${fence}mermaid\n${lines}\n${fence}\n`
}
