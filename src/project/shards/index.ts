import { resolve } from 'node:path'
import * as v from 'valibot'
import { faultOf } from '../../files/file-fault.ts'
import type { Host } from '../../files/host.ts'
import { tried, whyUnread } from '../../files/host.ts'
import { rules } from '../../formats/rules.ts'
import type { Severity } from '../../model.ts'
import { joinJson } from '../../reporters/causes.ts'
import { printReport } from '../../reporters/json.ts'
import type { Summary } from '../../reporters/report.ts'
import { LEVELS, mostSevere, sarifLog, sarifNote } from '../../reporters/sarif.ts'
import { countByRule } from '../../reporters/statistics.ts'
import { tool } from '../../reporters/tool-identity.ts'
import { compare } from '../../wording/compare.ts'
import { quotePath } from '../../wording/quote.ts'
import { count } from '../../wording/wording.ts'
import type { Outcome } from '../outcome.ts'
import { refused, written } from '../outcome.ts'
import type { Threshold } from '../threshold.ts'
import { blocking } from '../threshold.ts'
import { notWritten } from '../write-reports.ts'
import { shownShard } from './shard.ts'

/** Which reports are merged, and the file for the merged one: undefined for standard output. */
export interface Merging {
  readonly reports: readonly string[]
  readonly outputFile: string | undefined
  readonly threshold: Threshold
}

/** Joins the reports of all shards. Exit codes are those of a run over all files; with 2 nothing is written. */
export function merge({ reports, outputFile, threshold }: Merging, host: Host): Outcome {
  const parts: Part[] = []
  for (const file of reports) {
    const part = readPart(file, host)
    if (typeof part === 'string') return refused(part)
    parts.push(part)
  }
  const mismatch = mismatchOf(parts)
  if (mismatch !== undefined) return refused(mismatch)
  const failed = parts.filter(({ shard: { failed: hasFailed } }) => hasFailed)
  const notes = failed.map(
    (part) =>
      `The run of shard ${shownShard(part.shard)}, of ${quotePath(part.file)}, was not complete. See its messages.`,
  )
  try {
    const summary = parts.map((part) => part.summary).reduce(sumOf)
    const { text, left } = join(parts, summary)
    if (left > 0) notes.push(sarifNote(left))
    if (outputFile !== undefined) host.write(resolve(host.cwd, outputFile), text, true)
    const exitCode = failed.length > 0 ? 2 : blocking(summary, threshold).length > 0 ? 1 : 0
    return { stdout: outputFile === undefined ? text : '', stderr: written(notes), exitCode }
  } catch (error) {
    return refused(notWritten(outputFile, error))
  }
}

function join(parts: readonly Part[], summary: Summary): { readonly text: string; readonly left: number } {
  if (parts[0]!.kind === 'JSON') {
    const files = byPath(parts.flatMap((part) => part.files))
    const all = byPath(parts.flatMap((part) => part.diagnostics))
    const diagnostics = joinJson(all, () => rules)
    const statistics = countByRule(all, ({ range }) => range.start)
    return { text: printReport({ files, diagnostics, statistics, summary }), left: 0 }
  }
  const results = byPath(parts.flatMap((part) => part.results)).map(({ result }) => result)
  // What a shard left out is less severe than all that it kept, or comes later: a whole run would leave it out too.
  const all = summary.errors + summary.warnings + summary.infos
  const kept = mostSevere(results, all)
  const lacking = { left: all - kept.length, failed: parts.some(({ shard }) => shard.failed) }
  return { text: sarifLog(kept, rules, lacking), left: lacking.left }
}

/** Each file is in one shard, which has its findings in their order. */
function byPath<Item extends { readonly path: string }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((a, b) => compare(a.path, b.path))
}

function sumOf(a: Summary, b: Summary): Summary {
  const keys = Object.keys({ ...a, ...b }) as (keyof Summary)[]
  return Object.fromEntries(keys.map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)])) as Record<
    keyof Summary,
    number
  >
}

function readPart(file: string, host: Host): Part | string {
  const path = resolve(host.cwd, file)
  const fault = faultOf(path, { root: undefined, limit: Infinity, named: true }, host)
  if (fault !== undefined) return `${quotePath(file)} ${fault}.`
  let text: string
  try {
    text = new TextDecoder().decode(host.read(path))
  } catch (error) {
    return `${quotePath(file)} ${whyUnread(error)}.`
  }
  const part = parsePart(text)
  if (part === 'none')
    return `${quotePath(file)} is not a JSON or SARIF report of ${tool.name}. Name the reports of runs with \`--shard\`.`
  if (part === 'whole')
    return `${quotePath(file)} is the report of a whole run. Name the reports of runs with \`--shard\`.`
  if (part.version !== tool.version)
    return `${quotePath(file)} was written by ${tool.name} ${part.version}, and this is ${tool.version}. Use one version for all shards.`
  return { file, ...part }
}

/** Why these are not all the reports of one run, in one line; undefined if they are. */
function mismatchOf(parts: readonly Part[]): string | undefined {
  const first = parts[0]!
  const total = first.shard.count
  const seen = new Map<number, string>()
  for (const part of parts) {
    const {
      file,
      shard: { index, count: number },
    } = part
    if (part.kind !== first.kind)
      return `${quotePath(first.file)} is ${first.kind}, and ${quotePath(file)} is ${part.kind}. Merge the reports of each format separately.`
    if (number !== total)
      return `${quotePath(first.file)} is shard ${shownShard(first.shard)}, and ${quotePath(file)} shard ${shownShard(part.shard)}. Merge the reports of one run.`
    const other = seen.get(index)
    if (other !== undefined)
      return `${quotePath(other)} and ${quotePath(file)} are both from shard ${shownShard(part.shard)}. Leave one out.`
    seen.set(index, file)
  }
  if (seen.size === total) return undefined
  let index = 1
  while (seen.has(index)) index++
  const others = total - seen.size - 1
  return `The report of shard ${shownShard({ index, count: total })} is missing${others === 0 ? '' : `, and ${count(others)} more`}. Name the reports of all ${count(total)} shards.`
}

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const name = v.literal(tool.name)

const shard = v.pipe(
  v.object({ index: v.pipe(number, v.minValue(1)), count: number, failed: v.optional(v.boolean(), false) }),
  v.check(({ index, count: all }) => index <= all),
)

const summary = v.object({
  files: number,
  errors: number,
  warnings: number,
  infos: number,
  fixable: number,
  suggested: number,
  omitted: v.exactOptional(number),
})

/** A file, of which only the path matters here. */
const placed = v.looseObject({ path: v.string() })

const severity = v.picklist(Object.keys(LEVELS) as Severity[])

/** A finding, its fields in the order in which a report has them. */
const finding = v.looseObject({
  path: v.string(),
  format: v.string(),
  rule: v.string(),
  severity,
  message: v.string(),
  range: v.looseObject({ start: v.looseObject({ line: number, column: number }) }),
  url: v.string(),
  related: v.exactOptional(v.array(v.looseObject({}))),
  fix: v.exactOptional(v.looseObject({ title: v.string(), safe: v.boolean() })),
})

/** A result of a shard's SARIF has the path from the working directory. */
const result = v.looseObject({
  ruleId: v.string(),
  level: v.picklist(Object.values(LEVELS)),
  properties: v.object({ path: v.string() }),
})

const json = v.object({ version: v.literal(1), tool: v.object({ name, version: v.string() }) })
const driver = v.object({ name, semanticVersion: v.string() })

const jsonPart = v.pipe(
  v.object({
    ...json.entries,
    shard,
    files: v.array(placed),
    diagnostics: v.array(finding),
    summary,
  }),
  v.transform(({ tool: { version }, ...part }) => ({ ...part, kind: 'JSON', version, results: [] })),
)

const sarifPart = v.pipe(
  v.object({
    version: v.literal('2.1.0'),
    runs: v.strictTuple([
      v.object({
        tool: v.object({ driver }),
        results: v.array(result),
        properties: v.object({ shard, summary }),
      }),
    ]),
  }),
  v.transform(({ runs: [{ tool: own, results, properties }] }) => ({
    ...{ ...properties, kind: 'SARIF', version: own.driver.semanticVersion },
    results: results.map(({ properties: { path }, ruleIndex, ...each }) => ({ path, result: each })),
    ...{ files: [], diagnostics: [] },
  })),
)

const whole = v.union([
  v.object({ ...json.entries, files: v.array(placed), shard: v.optional(v.undefined()) }),
  v.object({
    version: v.literal('2.1.0'),
    runs: v.strictTuple([
      v.object({
        tool: v.object({ driver }),
        properties: v.optional(v.object({ shard: v.optional(v.undefined()) })),
      }),
    ]),
  }),
])

type Parsed = v.InferOutput<typeof jsonPart> | v.InferOutput<typeof sarifPart>

/** The report of one shard, with the path of its file; the lists of the other format are empty. */
type Part = Parsed & { readonly file: string }

/** Reads a report: `whole` for one of no shard, `none` for a text that is no report. Never throws. */
function parsePart(text: string): Parsed | 'whole' | 'none' {
  const report = tried<unknown>(() => JSON.parse(text))
  for (const schema of [jsonPart, sarifPart]) {
    const part = v.safeParse(schema, report)
    if (part.success) return part.output
  }
  return v.is(whole, report) ? 'whole' : 'none'
}
