import type { ReporterName } from '../../src/reporters/index.ts'
import { loadReporter, reporterNames } from '../../src/reporters/index.ts'
import type { Result, RunReport } from '../../src/reporters/report.ts'
import { joined } from '../../src/text/pieces.ts'

/** All reporters, loaded, each of which gives its report as one string. */
export const reporters = Object.fromEntries(
  await Promise.all(
    reporterNames.map(async (name) => {
      const reporter = await loadReporter(name)
      return [name, (report: RunReport) => joined(reporter(report))]
    }),
  ),
) as Readonly<Record<ReporterName, (report: RunReport) => string>>

/** The report of these files, without colours. */
export function printed(reporter: ReporterName, ...results: readonly Result[]): string {
  return reporters[reporter]({ results, hidden: 0, color: false })
}
