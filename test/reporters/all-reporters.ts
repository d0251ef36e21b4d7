import type { ReporterName } from '../../src/reporters/index.ts'
import { loadReporter, reporterNames } from '../../src/reporters/index.ts'
import type { Reporter } from '../../src/reporters/report.ts'

/** All reporters, loaded. */
export const reporters = Object.fromEntries(
  await Promise.all(reporterNames.map(async (name) => [name, await loadReporter(name)])),
) as Readonly<Record<ReporterName, Reporter>>
