import type { RuleInfo, Severity } from '../model.ts'
import { visible } from '../text/escape-invisible.ts'
import { plural } from '../text/wording.ts'
import type { Finding, Result, RunReport, Silenced } from './report.ts'
import { bySeverity, counts, linesByPath, notReported, summarize, unlisted } from './report.ts'
import { ruleUrl } from './tool-identity.ts'

/** GitHub drops a job summary above 1 MiB whole. */
export const LONGEST_SUMMARY = 900_000

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
  /** What clients do with the skills, as Markdown. */
  readonly clients?: string | undefined
}

/** A part of the page that is written whole or not at all. */
interface Part {
  readonly text: string
  readonly findings: number
}

/** Room for the notice that something was left out. */
const RESERVE = 500

/** The findings as a page of Markdown, such as GitHub's job summary. */
export function markdown({
  results,
  hidden,
  failed = false,
  rules = [],
  silenced,
}: RunReport): Iterable<string> {
  const page = jobSummary(results, rules, {
    silenced,
    note: hidden > 0 ? `${plural(hidden, 'lesser finding')} not shown.` : undefined,
    failure: failed ? 'The run could not check everything.' : undefined,
  })
  return [page]
}

/**
 * The counts, then the findings by severity and file with their places and cures; cut where GitHub would drop
 * the page.
 */
export function jobSummary(
  results: readonly Result[],
  rules: readonly RuleInfo[],
  { blob, clients = '', ...details }: SummaryDetails,
): string {
  const findings = bySeverity(results)
  const parts = [
    { text: heading(results, details) + clients, findings: 0 },
    ...(['error', 'warning', 'info'] as const).flatMap((severity) => section(severity, findings, blob)),
    ...results.flatMap(diagram),
    { text: ruleList(findings, rules), findings: 0 },
  ]
  const { text, left } = fill(parts)
  return left === 0
    ? text
    : `${text}\n**${plural(left, 'finding')} not shown**: a summary has at most ${LONGEST_SUMMARY / 1000} KB.\n`
}

function fill(parts: readonly Part[]): { text: string; left: number } {
  let room = LONGEST_SUMMARY - RESERVE
  const fits = parts.findIndex(({ text }) => (room -= Buffer.byteLength(text)) < 0)
  if (fits === -1) return { text: parts.map(({ text }) => text).join(''), left: 0 }
  const left = parts.slice(fits).reduce((sum, { findings }) => sum + findings, 0)
  return {
    text: parts
      .slice(0, fits)
      .map(({ text }) => text)
      .join(''),
    left,
  }
}

function heading(results: readonly Result[], { note, failure, silenced }: SummaryDetails): string {
  const summary = summarize(results)
  const found = summary.errors + summary.warnings + summary.infos > 0
  const title =
    found || note !== undefined ? counts(summary) : failure === undefined ? 'No findings' : 'The run failed'
  const fixable = found ? `; ${summary.fixable} can be fixed` : ''
  return `## passmuster: ${title}\n\n${plural(summary.files, 'file')} checked${fixable}${notReported(results, silenced)}${unlisted(summary)}.${[note, failure].map((each) => (each === undefined ? '' : ` ${escaped(each)}`)).join('')}\n`
}

function section(
  severity: Severity,
  findings: readonly Finding[],
  blob: string | undefined,
): readonly Part[] {
  const own = findings.filter(({ diagnostic }) => diagnostic.severity === severity)
  if (own.length === 0) return []
  const lines = linesByPath({ results: own.map(({ result }) => result) })
  const rows = own.map(({ result, diagnostic }) => {
    const { line, column } = lines.get(result.path)!.locate(diagnostic.range).start
    const place = `${line}:${column}`
    const link = blob === undefined ? place : `[${place}](${blob}/${encodePath(result.uri)}?plain=1#L${line})`
    return {
      text: `| ${code(result.uri)} | ${link} | ${prose(diagnostic.message)}${fixOf(diagnostic)} | ${diagnostic.rule} |\n`,
      findings: 1,
    }
  })
  return [
    {
      text: `\n### ${plural(own.length, severity)}\n\n| file | line | finding | rule |\n|---|---|---|---|\n`,
      findings: 0,
    },
    ...rows,
  ]
}

function fixOf({ fix }: Finding['diagnostic']): string {
  return fix === undefined ? '' : `<br>${fix.safe ? 'Fix' : 'Suggestion'}: ${prose(fix.title)}`
}

function diagram({ uri, diagram: drawn, diagnostics }: Result): readonly Part[] {
  if (drawn === undefined || !diagnostics.some(({ rule }) => drawn.rules.includes(rule))) return []
  const lines = drawn.source.split('\n').map(visible).join('\n').trimEnd()
  const fence = '`'.repeat(Math.max(3, ...[...lines.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return [{ text: `\n${code(uri)}:\n\n${fence}mermaid\n${lines}\n${fence}\n`, findings: 0 }]
}

/** The rules of the findings, once each: links in every row would fill the page. */
function ruleList(findings: readonly Finding[], rules: readonly RuleInfo[]): string {
  const names = new Set(findings.map(({ diagnostic }) => diagnostic.rule))
  const rows = rules
    .filter(({ id }) => names.has(id))
    .map(({ id, summary }) => `- [${id}](${ruleUrl(id)}): ${summary}\n`)
  return rows.length === 0 ? '' : `\n### Rules\n\n${rows.join('')}`
}

/** A message: what stands in backticks as code, and nothing in it as markup. */
export function prose(message: string): string {
  return message
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? code(part.slice(1, -1)) : escaped(part)))
    .join('')
}

function code(text: string): string {
  return `<code>${escaped(text)}</code>`
}

/**
 * All punctuation that Markdown, HTML, tables or automatic links give a meaning inside a line, as entities.
 */
function escaped(text: string): string {
  return visible(text).replace(/[!-+.:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Percent-encoded by segment, also the parentheses that would end a link. */
function encodePath(path: string): string {
  const encode = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  return path
    .toWellFormed()
    .split('/')
    .map((name) => encodeURIComponent(name).replace(/[!'()*]/g, encode))
    .join('/')
}
