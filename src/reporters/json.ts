import { escapeInvisible, isPlain } from '../text/escape-invisible.ts'
import type { RunReport, ShardReport, Summary } from './report.ts'
import { linesByPath, summarize } from './report.ts'
import type { RuleStatistics } from './statistics.ts'
import { statisticsOf } from './statistics.ts'
import { ruleUrl, tool } from './tool-identity.ts'

/** The JSON report: the contract of the README and of `schema/report.schema.json`. */
export function json(run: RunReport): Iterable<string> {
  const { results, shard } = run
  return printReport(
    {
      files: results.map(({ path, format, tokens }) => ({ path, format, tokens })),
      diagnostics: diagnosticsOf(run),
      statistics: statisticsOf(results),
      summary: summarize(results),
    },
    shard,
  )
}

function* diagnosticsOf(run: RunReport): Iterable<object> {
  const lines = linesByPath(run)
  for (const { path, format, diagnostics } of run.results)
    for (const { rule, severity, message, range, related, fix } of diagnostics)
      yield {
        path,
        format,
        rule,
        severity,
        message,
        range: lines.get(path)!.locate(range),
        url: ruleUrl(rule),
        related: related?.map((other) => ({
          path: other.path ?? path,
          range: lines.get(other.path ?? path)!.locate(other.range),
          message: other.message,
        })),
        fix: fix && {
          title: fix.title,
          safe: fix.safe,
          edits: fix.edits.map((edit) => ({ range: lines.get(path)!.locate(edit.range), text: edit.text })),
        },
      }
}

/** The parts of a report that depend on what was found. */
interface Body {
  readonly files: Iterable<object>
  readonly diagnostics: Iterable<object>
  readonly statistics: readonly RuleStatistics[]
  readonly summary: Summary
}

/** A whole report; `shard` says of which part, if it is one. */
export function printReport(
  { files, diagnostics, statistics, summary }: Body,
  shard?: ShardReport,
): Iterable<string> {
  return printJson({
    version: 1,
    tool: { name: tool.name, version: tool.version },
    shard: shard && shardFields(shard),
    files: items(files),
    diagnostics: items(diagnostics),
    statistics,
    summary,
  })
}

/** What a report says of the part that it is. */
export function shardFields({ index, count, failed }: ShardReport): object {
  return { index, count, ...(failed && { failed }) }
}

/**
 * JSON in which no string holds `##[`, which GitHub's runner obeys anywhere in a line of a log, nor what
 * steers a terminal, hides or reorders text.
 */
export function stringify(value: unknown): string {
  const json = JSON.stringify(value, undefined, 2)
  return isPlain(json) ? json : escapeInvisible(json, escaped).replaceAll('##[', '##\\u005b')
}

/** The escapes of a character's code units. A line break is none of a string, but of the layout. */
function escaped(character: string): string {
  if (character === '\n') return character
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}

const ITEMS = Symbol('items')

/** A list that is printed item by item: all of them may be more than a string holds. */
interface Items {
  readonly [ITEMS]: Iterable<object>
}

/** Marks a list of which each item is made when it is printed. */
export function items(list: Iterable<object>): Items {
  return { [ITEMS]: list }
}

/** What `stringify` gives of a value, and a line break, in pieces where lists in it are marked by `items`. */
export function* printJson(value: object): Iterable<string> {
  yield* pieces(value, '')
  yield '\n'
}

function* pieces(value: unknown, indent: string): Iterable<string> {
  if (!holdsItems(value)) {
    yield indented(value, indent)
    return
  }
  const inner = `${indent}  `
  if (ITEMS in value) {
    yield* itemPieces(value as Items, indent)
    return
  }
  const isList = Array.isArray(value)
  let before = isList ? '[\n' : '{\n'
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    yield `${before}${inner}${isList ? '' : `${stringify(name)}: `}`
    yield* pieces(member, inner)
    before = ',\n'
  }
  yield `\n${indent}${isList ? ']' : '}'}`
}

function* itemPieces({ [ITEMS]: list }: Items, indent: string): Iterable<string> {
  const inner = `${indent}  `
  let before = '[\n'
  for (const item of list) {
    yield `${before}${inner}${indented(item, inner)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]' : `\n${indent}]`
}

function holdsItems(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && (ITEMS in value || Object.values(value).some(holdsItems))
  )
}

/** No string of JSON has a line break in it, so each belongs to the layout. */
function indented(value: unknown, indent: string): string {
  return stringify(value).replaceAll('\n', `\n${indent}`)
}
