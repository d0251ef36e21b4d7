import { rules } from '../formats/index.ts'
import { count, plural } from '../text/message.ts'
import { tool, ruleUrl } from './tool.ts'
import type { Fix, Range, RuleInfo, Severity } from '../model.ts'
import { lineHashes } from './fingerprint.ts'
import { items, printJson, shardFields } from './json.ts'
import { bySeverity, linesOf, MOST_RESULTS, summarize } from './report.ts'
import type { Finding, RunReport, Result } from './report.ts'

/** SARIF's names of the severities. */
export const LEVELS = { error: 'error', warning: 'warning', info: 'note' } as const
const PROBLEM_SEVERITIES = { error: 'error', warning: 'warning', info: 'recommendation' } as const

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
export function sarif({ results, shard, mentioned = [], failed = false }: RunReport): Iterable<string> {
  const findings = results.flatMap((result) =>
    result.diagnostics.map((diagnostic) => ({ result, diagnostic })),
  )
  const kept = findings.length > MOST_RESULTS ? bySeverity(results).slice(0, MOST_RESULTS) : findings
  const artifacts = new Map([...results, ...mentioned].map((result) => [result.path, artifactOf(result)]))
  const left = findings.length - kept.length
  if (shard === undefined)
    return sarifLog(
      kept.map((finding) => toResult(finding, artifacts)),
      { left, failed },
    )
  // URIs do not tell the order of a whole run, which is that of the paths from the working directory.
  const placed = kept.map((finding) => ({
    ...toResult(finding, artifacts),
    properties: { path: finding.result.path },
  }))
  return sarifLog(placed, { left, failed }, { shard: shardFields(shard), summary: summarize(results) })
}

/** What a log lacks. */
export interface Lacking {
  /** How many results more there are than it has room for. */
  readonly left: number
  /** Whether the run could not do all its work. */
  readonly failed: boolean
}

/** A whole log of these results. */
export function sarifLog(
  results: readonly SarifResult[],
  lacking: Lacking,
  properties?: object,
): Iterable<string> {
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
        results: items(results.map((result) => ({ ruleIndex: indices.get(result.ruleId), ...result }))),
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
      tags: ['agents', rule.id.split('/')[0]],
      precision: 'very-high',
      'problem.severity': PROBLEM_SEVERITIES[severity],
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
          ? [notify('error', 'The run could not check everything. What is not here may still be wrong.')]
          : []),
        ...(left > 0
          ? [
              notify(
                'warning',
                `${plural(left, 'result')} left out: code scanning takes ${count(MOST_RESULTS)} of one run, the most severe first.`,
              ),
            ]
          : []),
      ],
    },
  ]
}

/**
 * A message whose brackets are no links: of `[text](destination)` a viewer makes one. Source: SARIF 2.1.0,
 * 3.11.6.
 */
function messageOf(text: string): { readonly text: string } {
  return { text: text.replace(/\[(?=[^[\]]*\]\()/g, '\\[') }
}

/** What the results of one file share; its lines are only looked at when a result needs them. */
interface Artifact {
  readonly location: object
  readonly region: (range: Range) => Region
  readonly hash: (line: number) => string
}

interface Region {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
}

function artifactOf({ uri, text = '' }: Result): Artifact {
  const { locate } = linesOf(text)
  let hashes: readonly string[] | undefined
  return {
    location: {
      uri: uri.toWellFormed().split('/').map(encodeURIComponent).join('/'),
      uriBaseId: '%SRCROOT%',
    },
    region(range) {
      const { start, end } = locate(range)
      return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
    },
    hash: (line) => (hashes ??= lineHashes(text))[line]!,
  }
}

function toResult({ result, diagnostic }: Finding, artifacts: ReadonlyMap<string, Artifact>): SarifResult {
  const { rule, severity, message, range, related, fix } = diagnostic
  const artifact = artifacts.get(result.path)!
  const region = artifact.region(range)
  return {
    ruleId: rule,
    level: LEVELS[severity],
    message: messageOf(message),
    locations: [{ physicalLocation: { artifactLocation: artifact.location, region } }],
    partialFingerprints: { primaryLocationLineHash: artifact.hash(region.startLine) },
    relatedLocations: related?.map((other, id) => {
      const at = artifacts.get(other.path ?? result.path)!
      return {
        id,
        physicalLocation: { artifactLocation: at.location, region: at.region(other.range) },
        message: messageOf(other.message),
      }
    }),
    fixes: fix && [toFix(fix, artifact)],
  }
}

function toFix({ title, edits }: Fix, { location, region }: Artifact): object {
  const replacements = edits.map((edit) => ({
    deletedRegion: region(edit.range),
    insertedContent: { text: edit.text },
  }))
  return { description: { text: title }, artifactChanges: [{ artifactLocation: location, replacements }] }
}
