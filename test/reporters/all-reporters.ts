import { sha256 } from '../../src/project/write-reports.ts'
import type { ReporterName } from '../../src/reporters/index.ts'
import { reporters } from '../../src/reporters/index.ts'
import type { Result } from '../../src/reporters/report.ts'

/** The report of these files, without colours. */
export function printed(reporter: ReporterName, ...results: readonly Result[]): string {
  return reporters[reporter]({ results, hidden: 0, color: false, sha256 })
}
