import type { Diagnostic, Fix, Range, RuleInfo, Severity } from '../model.ts'
import { count, plural } from '../wording/wording.ts'
import { lineHashes } from './fingerprint.ts'
import { printJson, shardFields } from './json.ts'
import type { Result, RunReport } from './report.ts'
import { bySeverity, countFindings, linesOf, MOST_RESULTS, summarize } from './report.ts'
import { ruleUrl, tool } from './tool-identity.ts'

/** SARIF's names of the severities. */
export const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' } as const
/** An error must be right on every real file; what is only likely is a warning. */
const PRECISIONS = { error: 'very-high', warning: 'high', info: 'medium' } as const
/** SARIF's names of what keeps a finding out. */
const SUPPRESSION_KINDS = { comment: 'inSource', baseline: 'external' } as const

/** As many locations as code scanning takes of a result; one is the finding's own. */
const MOST_LOCATIONS = 1000

/** A result of SARIF without its `ruleIndex`, which depends on the others. */
export interface SarifResult {
  readonly ruleId: string
  readonly level: (typeof LEVELS)[Severity]
  readonly [property: string]: unknown
}

/**
 * SARIF 2.1.0 with what GitHub's code scanning reads. Where it takes fewer results than there are, the most
 * severe stay.
 */
export function sarif(report: RunReport): string {
  const { results, shard, failed = false, rules = [], tell } = report
  const kept = keptOf(report)
  const left = countFindings(results) - kept.length
  if (left > 0) tell?.(sarifNote(left))
  return shard === undefined
    ? sarifLog(withSilent(kept, report), rules, { left, failed })
    : sarifLog(kept, rules, { left, failed }, { shard: shardFields(shard), summary: summarize(results) })
}

/** The note that a SARIF report does not hold all findings. */
export function sarifNote(left: number): string {
  return `The SARIF report leaves out ${plural(left, 'finding')}: code scanning takes ${count(MOST_RESULTS)} and 10 MB.`
}

function keptOf({ results, shard, mentioned = [] }: RunReport): readonly SarifResult[] {
  const artifacts = new Map([...results, ...mentioned].map((result) => [result.path, artifactOf(result)]))
  const most = new Set(
    bySeverity(results)
      .slice(0, MOST_RESULTS)
      .map(({ diagnostic }) => diagnostic),
  )
  const all = results.flatMap((result) => {
    const toSarif = translator(result, artifacts)
    return result.diagnostics
      .filter((diagnostic) => most.has(diagnostic))
      .map((diagnostic) => ({
        ...toSarif(diagnostic),
        // URIs do not tell the order of a whole run, which is that of the paths from the working directory.
        ...(shard && { properties: { path: result.path } }),
      }))
  })
  return mostSevere(all, countFindings(results))
}

/** The results with those that are not reported, where there is room for all of both: those that are matter more. */
function withSilent(kept: readonly SarifResult[], { results }: RunReport): readonly SarifResult[] {
  const silent = results.flatMap((result) => {
    const toSarif = translator(result, new Map([[result.path, artifactOf(result)]]))
    return (result.silent ?? []).map(({ diagnostic, by, reason }) => ({
      // Places in other files are those of another finding.
      ...toSarif({ ...diagnostic, related: undefined }),
      suppressions: [{ kind: SUPPRESSION_KINDS[by], justification: reason }],
    }))
  })
  const all = [...kept, ...silent]
  return mostSevere(all, all.length).length < all.length ? kept : all
}

/** What code scanning takes of one run, compressed, in bytes: a tenth is for what surrounds the results. */
const MOST_BYTES = 9_000_000

/** SARIF's levels, the most severe first. */
const ORDER: readonly string[] = Object.values(LEVELS)

/**
 * The results that code scanning takes of one run: as they are if that is all of the `total`, else the most
 * severe first.
 */
export function mostSevere<R extends SarifResult>(results: readonly R[], total: number): readonly R[] {
  const sorted = results.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
  let bytes = 0
  const last = sorted
    .slice(0, MOST_RESULTS)
    .findIndex(({ properties, ruleIndex, ...result }) => (bytes += weightOf(result)) > MOST_BYTES)
  const kept = sorted.slice(0, last === -1 ? MOST_RESULTS : last)
  return kept.length < total ? kept : results
}

/** More bytes than a value takes of compressed JSON: a text may not shrink, but what is there again does. */
function weightOf(value: unknown, seen = new Set<string>()): number {
  if (typeof value === 'string' && !seen.has(value)) {
    seen.add(value)
    return Buffer.byteLength(value)
  }
  if (value === undefined) return 0
  return typeof value !== 'object' || value === null
    ? 4
    : Object.values(value).reduce((sum: number, member) => sum + weightOf(member, seen), 4)
}

/** What a log lacks. */
export interface Lacking {
  /** How many results more there are than it has room for. */
  readonly left: number
  /** Whether the run could not do all its work. */
  readonly failed: boolean
}

/** A whole log of these results; `rules` are all that there are. */
export function sarifLog(
  results: readonly SarifResult[],
  rules: readonly RuleInfo[],
  lacking: Lacking,
  properties?: object,
): string {
  const names = new Set(results.map(({ ruleId }) => ruleId))
  const used = rules.filter(({ id }) => names.has(id))
  const indices = new Map(used.map(({ id }, index) => [id, index]))
  return printJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            semanticVersion: tool.version,
            informationUri: tool.homepage,
            rules: used.map(describe),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        invocations: invocations(lacking),
        results: results.map((result) => ({ ruleIndex: indices.get(result.ruleId), ...result })),
        properties,
      },
    ],
  })
}

function describe(rule: RuleInfo): object {
  const level = rule.severity.recommended === 'off' ? rule.severity.strict : rule.severity.recommended
  const severity = level === 'off' ? 'info' : level
  const help = `${rule.why} Source: ${rule.source}`
  return {
    id: rule.id,
    shortDescription: { text: rule.summary },
    fullDescription: { text: rule.why },
    help: {
      text: help,
      markdown: `${rule.why}\n\n[The requirement](${rule.source}) · [Examples](${ruleUrl(rule.id)})`,
    },
    helpUri: ruleUrl(rule.id),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: ['agents', rule.id.split('/')[0], ...(rule.danger === undefined ? [] : ['security'])],
      precision: PRECISIONS[severity],
      'problem.severity': PROBLEM_SEVERITIES[severity],
      'security-severity': rule.danger,
    },
  }
}

function invocations({ left, failed }: Lacking): readonly object[] | undefined {
  if (!failed && left === 0) return undefined
  const notify = (level: string, text: string): object => ({ level, message: { text } })
  return [
    {
      executionSuccessful: !failed,
      toolExecutionNotifications: [
        ...(failed
          ? [notify('error', 'The run could not check everything. There may be more findings.')]
          : []),
        ...(left > 0
          ? [
              notify(
                'warning',
                `${plural(left, 'result')} left out: code scanning takes ${count(MOST_RESULTS)} results and 10 MB for each run, the most severe first.`,
              ),
            ]
          : []),
      ],
    },
  ]
}

/**
 * A message that is no link: of `[text](destination)` a viewer makes one, unless the bracket is escaped.
 * Source: SARIF 2.1.0, 3.11.6.
 */
function messageOf(text: string): { readonly text: string } {
  return { text: text.includes('](') ? text.replace(/[\\[]/g, '\\$&') : text }
}

interface Artifact {
  readonly location: object
  readonly region: (range: Range) => Region
}

interface Region {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
}

function artifactOf({ uri, text = '' }: Result): Artifact {
  const { locate } = linesOf(text)
  return {
    location: {
      uri: uri.toWellFormed().split('/').map(encodeURIComponent).join('/'),
      uriBaseId: '%SRCROOT%',
    },
    region(range) {
      const { start, end } = locate(range)
      return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
    },
  }
}

/** As CodeQL has fingerprints: of two findings on one line the second only tells which is which. */
function fingerprinter(text: string): (range: Range, region: Region) => object {
  let hashes: readonly string[] | undefined
  const indents = new Map<number, number>()
  const indentOf = (line: number, start: number): number => {
    let end = indents.get(line)
    if (end === undefined) {
      for (end = start; text[end] === ' ' || text[end] === '\t'; ) end++
      indents.set(line, end)
    }
    return end
  }
  return ([offset], { startLine, startColumn }) => ({
    primaryLocationLineHash: (hashes ??= lineHashes(text))[startLine]!,
    primaryLocationStartColumnFingerprint: String(offset - indentOf(startLine, offset - startColumn + 1)),
  })
}

/** Makes SARIF of the findings of one file. What it knows of all lines is many times what it says: it must not stay. */
function translator(
  { path, text = '' }: Result,
  artifacts: ReadonlyMap<string, Artifact>,
): (diagnostic: Diagnostic) => SarifResult {
  const artifact = artifacts.get(path)!
  const fingerprints = fingerprinter(text)
  return ({ rule, severity, message, range, related, fix }) => {
    const region = artifact.region(range)
    return {
      ruleId: rule,
      level: LEVELS[severity],
      message: messageOf(message),
      locations: [{ physicalLocation: { artifactLocation: artifact.location, region } }],
      partialFingerprints: fingerprints(range, region),
      relatedLocations: related?.slice(0, MOST_LOCATIONS - 1).map((other, id) => {
        const at = artifacts.get(other.path ?? path)!
        return {
          id,
          physicalLocation: { artifactLocation: at.location, region: at.region(other.range) },
          message: messageOf(other.message),
        }
      }),
      fixes: fix && isShort(fix) ? [toFix(fix, artifact)] : undefined,
    }
  }
}

/** In UTF-16 code units. No viewer shows more, and a fix that is cut would be wrong. */
const LONGEST_FIX = 4096

function isShort({ edits }: Fix): boolean {
  return edits.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_FIX
}

function toFix({ title, edits }: Fix, { location, region }: Artifact): object {
  const replacements = edits.map((edit) => ({
    deletedRegion: region(edit.range),
    insertedContent: { text: edit.text },
  }))
  return { description: { text: title }, artifactChanges: [{ artifactLocation: location, replacements }] }
}
