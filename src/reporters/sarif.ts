import type { Diagnostic, Fix, Range, RuleInfo, Severity } from '../model.ts'
import { byteLength } from '../wording/code-points.ts'
import { count, nonZero, plural } from '../wording/wording.ts'
import { lineHashes } from './fingerprints.ts'
import { printJson, shardFields } from './json.ts'
import type { Finding, Result, RunReport } from './report.ts'
import { countFindings, linesByPath, MOST_RESULTS, mostSevereFirst, summarize } from './report.ts'
import { ruleUrl, tool } from './tool-identity.ts'

/** SARIF's names of the severities, the most severe first. */
export const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' } as const
/** An error must be right on every real file; what is only likely is a warning. */
const PRECISIONS = { error: 'very-high', warning: 'high', info: 'medium' } as const
const SUPPRESSION_KINDS = { comment: 'inSource', baseline: 'external' } as const

/** As many locations as code scanning takes of a result; one is the finding's own. */
const MOST_LOCATIONS = 1000

/** A result of SARIF without its `ruleIndex`, which depends on the others. */
interface SarifResult {
  readonly ruleId: string
  readonly level: (typeof LEVELS)[Severity]
  readonly [property: string]: unknown
}

/** SARIF 2.1.0 for GitHub's code scanning. If it takes fewer results than there are, the most severe stay. */
export function sarif(report: RunReport): string {
  const { results, shard, failed = false, tell } = report
  const rules = report.rules?.() ?? []
  const kept = keptOf(report)
  const left = countFindings(results) - kept.length
  if (left > 0) tell?.(sarifNote(left))
  if (shard !== undefined)
    return sarifLog(kept, rules, { left, failed }, { shard: shardFields(shard), summary: summarize(results) })
  const silent = silentOf(report, kept)
  const suppressed = results.reduce((sum, result) => sum + (result.silent?.length ?? 0), 0) - silent.length
  if (suppressed > 0) tell?.(sarifNote(suppressed, 'suppressed finding'))
  return sarifLog([...kept, ...silent], rules, { left, suppressed, failed })
}

/** The note that a SARIF report does not hold all findings. */
export function sarifNote(left: number, noun = 'finding'): string {
  return `The SARIF report leaves out ${plural(left, noun)}: code scanning takes ${count(MOST_RESULTS)} and 10 MB.`
}

/** A finding, and what its result has besides. */
interface Told extends Pick<Finding, 'diagnostic'> {
  readonly more: object
}

function keptOf(report: RunReport): readonly SarifResult[] {
  const { results, shard } = report
  const toldIn = ({ path, diagnostics }: Result): readonly Told[] =>
    // A merged report is in the order of these paths, not of the URIs.
    diagnostics.map((diagnostic) => ({ diagnostic, more: shard ? { properties: { path } } : {} }))
  return mostSevere(resultsOf(report, toldIn, MOST_RESULTS), countFindings(results))
}

/** The results that are not reported, as far as there is room beside those that are: these matter more. */
function silentOf(report: RunReport, kept: readonly SarifResult[]): readonly SarifResult[] {
  const bytes = ROOM.bytes - kept.reduce((sum, result) => sum + weightOf(result), 0)
  const room = { results: MOST_RESULTS - kept.length, bytes }
  const toldIn = ({ silent = [] }: Result): readonly Told[] =>
    silent.map(({ diagnostic, by, reason }) => ({
      // Places in other files are those of another finding.
      diagnostic: { ...diagnostic, related: undefined },
      more: { suppressions: [{ kind: SUPPRESSION_KINDS[by], justification: reason }] },
    }))
  const all = resultsOf(report, toldIn, Math.max(room.results, 0))
  return fitting(all, all.length, room)
}

/** The most severe of what is told of files, in its order. */
function resultsOf(
  report: RunReport,
  toldIn: (result: Result) => readonly Told[],
  most: number,
): readonly SarifResult[] {
  const artifacts = artifactsOf(report)
  const files = report.results.map((result) => ({ result, told: toldIn(result) }))
  const kept = new Set(mostSevereFirst(files.flatMap(({ told }) => told)).slice(0, most))
  return files.flatMap(({ result, told }) => {
    const toSarif = translator(result, artifacts)
    return told
      .filter((each) => kept.has(each))
      .map(({ diagnostic, more }) => ({ ...toSarif(diagnostic), ...more }))
  })
}

/** How many results code scanning takes of one run, and how many bytes, compressed: a tenth is for what surrounds them. */
const ROOM = { results: MOST_RESULTS, bytes: 9_000_000 }

const ORDER: readonly string[] = Object.values(LEVELS)

/** The results that code scanning takes of one run: if not all of the `total`, the most severe. */
export function mostSevere(results: readonly SarifResult[], total: number): readonly SarifResult[] {
  return fitting(results, total, ROOM)
}

/** The results that there is room for: if not all of the `total`, the most severe. */
function fitting(results: readonly SarifResult[], total: number, room: typeof ROOM): readonly SarifResult[] {
  const sorted = results.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
  let bytes = 0
  const last = sorted.slice(0, room.results).findIndex((result) => (bytes += weightOf(result)) > room.bytes)
  const kept = sorted.slice(0, last === -1 ? room.results : last)
  return kept.length < total ? kept : results
}

/** More bytes than a result takes of compressed JSON, without what is not for code scanning. */
function weightOf({ properties, ...result }: SarifResult): number {
  return sizeOf(result, new Set())
}

/** A text counts once, since a repeated one compresses well. */
function sizeOf(value: unknown, seen: Set<string>): number {
  if (typeof value === 'string' && !seen.has(value)) {
    seen.add(value)
    return byteLength(value)
  }
  if (value === undefined) return 0
  return typeof value !== 'object' || value === null
    ? 4
    : Object.values(value).reduce((sum: number, member) => sum + sizeOf(member, seen), 4)
}

/** What a log lacks. */
export interface Lacking {
  /** How many results more there are than it has room for. */
  readonly left: number
  /** How many of those that are not reported. */
  readonly suppressed?: number
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

function invocations({ left, suppressed = 0, failed }: Lacking): readonly object[] | undefined {
  if (!failed && left === 0 && suppressed === 0) return undefined
  const failure = 'The run could not check everything. There may be more findings.'
  const limits = `code scanning takes ${count(MOST_RESULTS)} results and 10 MB for each run, the most severe first`
  const toolExecutionNotifications = [
    ...(failed ? [{ level: 'error', message: { text: failure } }] : []),
    ...nonZero([left, 'result', '%'], [suppressed, 'suppressed result', '%']).map((lacking) => ({
      level: 'warning',
      message: { text: `${lacking} left out: ${limits}.` },
    })),
  ]
  return [{ executionSuccessful: !failed, toolExecutionNotifications }]
}

/** A message in which a viewer sees no link. Source: SARIF 2.1.0, 3.11.6. */
function messageOf(text: string): { readonly text: string } {
  return { text: text.includes('](') ? text.replace(/[\\[]/g, '\\$&') : text }
}

type Artifacts = ReturnType<typeof artifactsOf>
type Region = ReturnType<Artifacts['regionOf']>

/** Makes SARIF's artifact locations and regions for the files of a report. */
function artifactsOf(report: RunReport) {
  const lines = linesByPath(report)
  const uris = new Map([...report.results, ...(report.mentioned ?? [])].map(({ path, uri }) => [path, uri]))
  return {
    locationOf: (path: string) => ({
      uri: uris.get(path)!.toWellFormed().split('/').map(encodeURIComponent).join('/'),
      uriBaseId: '%SRCROOT%',
    }),
    regionOf(path: string, range: Range) {
      const { start, end } = lines(path).locate(range)
      return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
    },
  }
}

/** CodeQL's two fingerprints: the hash of the line, and the column, which distinguishes findings on one line. */
function fingerprinter(text: string): (range: Range, region: Region) => object {
  let hashes: readonly string[] | undefined
  /** The offset at which each line has its first character that is no blank. */
  const indents = new Map<number, number>()
  return ([offset], { startLine, startColumn }) => {
    let indent = indents.get(startLine) ?? offset - startColumn + 1
    while (text[indent] === ' ' || text[indent] === '\t') indent++
    indents.set(startLine, indent)
    return {
      primaryLocationLineHash: (hashes ??= lineHashes(text))[startLine]!,
      primaryLocationStartColumnFingerprint: String(offset - indent),
    }
  }
}

/** Makes SARIF of the findings of one file. It must not be kept: the hashes of all lines take much memory. */
function translator(
  { path, text = '' }: Result,
  { locationOf, regionOf }: Artifacts,
): (diagnostic: Diagnostic) => SarifResult {
  const fingerprintsOf = fingerprinter(text)
  const artifactLocation = locationOf(path)
  return ({ rule, severity, message, range, related, fix }) => {
    const region = regionOf(path, range)
    return {
      ruleId: rule,
      level: LEVELS[severity],
      message: messageOf(message),
      locations: [{ physicalLocation: { artifactLocation, region } }],
      partialFingerprints: fingerprintsOf(range, region),
      relatedLocations: related?.slice(0, MOST_LOCATIONS - 1).map((other, id) => {
        const file = other.path ?? path
        return {
          id,
          physicalLocation: { artifactLocation: locationOf(file), region: regionOf(file, other.range) },
          message: messageOf(other.message),
        }
      }),
      fixes: fix && toFixes(fix, artifactLocation, (part) => regionOf(path, part)),
    }
  }
}

/** In UTF-16 code units. No viewer shows more, and a fix that is cut would be wrong. */
const LONGEST_FIX = 4096

function toFixes({ title, edits }: Fix, artifactLocation: object, regionOf: (range: Range) => Region) {
  if (edits.reduce((sum, { text }) => sum + text.length, 0) > LONGEST_FIX) return undefined
  const replacements = edits.map((edit) => ({
    deletedRegion: regionOf(edit.range),
    insertedContent: { text: edit.text },
  }))
  return [{ description: { text: title }, artifactChanges: [{ artifactLocation, replacements }] }]
}
