import { resolve } from 'node:path'
import { faultOf } from '../../files/file-fault.ts'
import type { Host } from '../../files/host.ts'
import { errorCode } from '../../files/host.ts'
import type { RuleInfo } from '../../model.ts'
import { printReport } from '../../reporters/json.ts'
import type { Summary } from '../../reporters/report.ts'
import { mostSevere, sarifLog, sarifNote } from '../../reporters/sarif.ts'
import { joinStatistics } from '../../reporters/statistics.ts'
import { tool } from '../../reporters/tool-identity.ts'
import { compare } from '../../wording/compare.ts'
import { quotePath } from '../../wording/quote.ts'
import { count } from '../../wording/wording.ts'
import { loadRules } from '../config/rules.ts'
import type { Outcome } from '../outcome.ts'
import { refused, written } from '../outcome.ts'
import type { Threshold } from '../threshold.ts'
import { countsExceed } from '../threshold.ts'
import { notWritten } from '../write-reports.ts'
import type { Part } from './parse-part.ts'
import { parsePart } from './parse-part.ts'
import { shownShard } from './shard.ts'

/** Which reports are merged, and where the whole one goes: undefined for standard output. */
export interface Merging {
  readonly reports: readonly string[]
  readonly outputFile: string | undefined
  readonly threshold: Threshold
}

interface Named {
  readonly file: string
  readonly part: Part
}

/**
 * Joins the reports of all shards of a run. Exit codes are those of a run over all files; with 2 for reports
 * that are not those of one run nothing is written.
 */
export async function merge({ reports, outputFile, threshold }: Merging, host: Host): Promise<Outcome> {
  const named: Named[] = []
  for (const file of reports) {
    const part = readPart(file, host)
    if (typeof part === 'string') return refused(part)
    named.push({ file, part })
  }
  const mismatch = mismatchOf(named)
  if (mismatch !== undefined) return refused(mismatch)
  const failed = named.filter(({ part }) => part.shard.failed)
  const notes = failed.map(
    ({ file, part }) =>
      `The run of shard ${shownShard(part.shard)}, of ${quotePath(file)}, was not complete. See its messages.`,
  )
  try {
    const parts = named.map(({ part }) => part)
    const summary = parts.map((part) => part.summary).reduce(add)
    const { text, left } = join(parts, summary, await loadRules())
    if (left > 0) notes.push(sarifNote(left))
    if (outputFile !== undefined) host.write(resolve(host.cwd, outputFile), text)
    const exitCode = failed.length > 0 ? 2 : countsExceed(summary, threshold) ? 1 : 0
    return { stdout: outputFile === undefined ? text : '', stderr: written(notes), exitCode }
  } catch (error) {
    return refused(notWritten(outputFile, error))
  }
}

/** What one run over all files writes, from parts of one kind, and how many findings it has no room for. */
function join(
  parts: readonly Part[],
  summary: Summary,
  rules: readonly RuleInfo[],
): { readonly text: string; readonly left: number } {
  if (parts[0]!.kind === 'JSON') {
    const statistics = joinStatistics(parts.flatMap((part) => part.statistics))
    const [files, diagnostics] = (['files', 'diagnostics'] as const).map((list) =>
      byPath(
        parts.flatMap((part) => part[list]),
        ({ path }) => path,
      ),
    )
    return { text: printReport({ files: files!, diagnostics: diagnostics!, statistics, summary }), left: 0 }
  }
  const results = byPath(
    parts.flatMap((part) => part.results),
    ({ properties }) => properties.path,
  )
  // What a shard left out is less severe than all that it kept, or comes later: a whole run would leave it out too.
  const all = summary.errors + summary.warnings + summary.infos
  const kept = mostSevere(results, all).map(({ properties, ruleIndex, ...result }) => result)
  const lacking = { left: all - kept.length, failed: parts.some(({ shard }) => shard.failed) }
  return { text: sarifLog(kept, rules, lacking), left: lacking.left }
}

/** Each file is in one shard, which has its findings in their order. */
function byPath<Item>(items: readonly Item[], pathOf: (item: Item) => string): readonly Item[] {
  return items.toSorted((a, b) => compare(pathOf(a), pathOf(b)))
}

function add(a: Summary, b: Summary): Summary {
  const omitted = (a.omitted ?? 0) + (b.omitted ?? 0)
  return {
    files: a.files + b.files,
    errors: a.errors + b.errors,
    warnings: a.warnings + b.warnings,
    infos: a.infos + b.infos,
    fixable: a.fixable + b.fixable,
    suggested: a.suggested + b.suggested,
    ...(omitted > 0 && { omitted }),
  }
}

function readPart(file: string, host: Host): Part | string {
  const path = resolve(host.cwd, file)
  const fault = faultOf(path, { root: undefined, limit: Infinity, named: true }, host)
  if (fault !== undefined) return `${quotePath(file)} ${fault}.`
  let text: string
  try {
    text = new TextDecoder().decode(host.read(path))
  } catch (error) {
    return `${quotePath(file)} cannot be read: ${errorCode(error)}.`
  }
  const part = parsePart(text)
  if (part === 'none')
    return `${quotePath(file)} is not a JSON or SARIF report of ${tool.name}. Name the reports of runs with \`--shard\`.`
  if (part === 'whole')
    return `${quotePath(file)} is the report of a whole run. Name the reports of runs with \`--shard\`.`
  if (part.version !== tool.version)
    return `${quotePath(file)} was written by ${tool.name} ${part.version}, and this is ${tool.version}. Use one version for all shards.`
  return part
}

/** Why these are not all the reports of one run, in one line; undefined if they are. */
function mismatchOf(named: readonly Named[]): string | undefined {
  const [first] = named
  const {
    kind,
    shard: { count: total },
  } = first!.part
  const seen = new Map<number, string>()
  for (const { file, part } of named) {
    const { index, count: number } = part.shard
    if (part.kind !== kind)
      return `${quotePath(first!.file)} is ${kind}, and ${quotePath(file)} is ${part.kind}. Merge the reports of each format separately.`
    if (number !== total)
      return `${quotePath(first!.file)} is shard ${shownShard(first!.part.shard)}, and ${quotePath(file)} shard ${shownShard(part.shard)}. Merge the reports of one run.`
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
