import type { ReporterName } from '../../src/reporters/index.ts'
import { loadReporter, reporterNames } from '../../src/reporters/index.ts'
import type { Result, RunReport } from '../../src/reporters/report.ts'

/** All reporters, loaded. */
export const reporters = Object.fromEntries(
  await Promise.all(reporterNames.map(async (name) => [name, await loadReporter(name)])),
) as Readonly<Record<ReporterName, (report: RunReport) => string>>

/** The report of these files, without colours. */
export function printed(reporter: ReporterName, ...results: readonly Result[]): string {
  return reporters[reporter]({ results, hidden: 0, color: false })
}
