import * as v from 'valibot'
import type { Severity } from '../../model.ts'
import { LEVELS } from '../../reporters/sarif.ts'
import { tool } from '../../reporters/tool-identity.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const name = v.literal(tool.name)

const shard = v.pipe(
  v.object({ index: v.pipe(count, v.minValue(1)), count, failed: v.optional(v.boolean(), false) }),
  v.check(({ index, count: all }) => index <= all),
)

const summary = v.object({
  files: count,
  errors: count,
  warnings: count,
  infos: count,
  fixable: count,
  suggested: count,
  omitted: v.exactOptional(count),
})

/** A file or a finding, of which only the path matters here. */
const placed = v.looseObject({ path: v.string() })

const statistics = v.object({
  rule: v.string(),
  severity: v.picklist(Object.keys(LEVELS) as Severity[]),
  findings: count,
  files: count,
  fixable: count,
  suggested: count,
  example: v.object({ path: v.string(), line: count, column: count }),
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
    diagnostics: v.array(placed),
    statistics: v.array(statistics),
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
    ...{ ...properties, kind: 'SARIF', version: own.driver.semanticVersion, results },
    ...{ files: [], diagnostics: [], statistics: [] },
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

/** The report of one shard; the lists of the other format are empty. */
export type Part = v.InferOutput<typeof jsonPart> | v.InferOutput<typeof sarifPart>

/**
 * Reads the text of a report: `whole` for one that is of no shard, `none` for a text that is no report. Never
 * throws.
 */
export function parsePart(text: string): Part | 'whole' | 'none' {
  let report: unknown
  try {
    report = JSON.parse(text)
  } catch {
    return 'none'
  }
  for (const schema of [jsonPart, sarifPart]) {
    const part = v.safeParse(schema, report)
    if (part.success) return part.output
  }
  return v.is(whole, report) ? 'whole' : 'none'
}
