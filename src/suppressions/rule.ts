import type { Report, RuleInfo } from '../model.ts'
import type { Suppression } from './read-suppressions.ts'

/** A suppression after the findings of its file were held against it. */
interface Used extends Suppression {
  /** The names in it that suppressed something. */
  readonly used: ReadonlySet<string>
  readonly isExpired: boolean
  /** Whether the file could be read, so that what is not reported is not there. */
  readonly readable: boolean
  isRule(name: string): boolean
  /** The rule that is meant by a name that is none. */
  nearest(name: string): string | undefined
  /** Whether a rule has a finding that the comment is about. */
  hasFinding(name: string): boolean
}

/** A rule about suppressions themselves. */
export interface SuppressRule extends RuleInfo {
  check(suppression: Used, report: Report): void
}
