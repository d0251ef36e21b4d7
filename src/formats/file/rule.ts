import type { Reading } from '../../lint/reading.ts'
import type { Report, RuleInfo } from '../../model.ts'

/** A rule about a file that no format gets to see. */
export interface FileRule extends RuleInfo {
  /** Whether the file is refused for this reason; if so, it is reported. */
  refuses(reading: Reading, report: Report): boolean
}
