import type { Reading } from '../../read.ts'
import type { Report, RuleInfo } from '../../types.ts'
import { dangling } from './rules/dangling-symlink.ts'
import { encoding } from './rules/encoding.ts'
import { outsideRoot } from './rules/outside-root.ts'
import { symlinkStub } from './rules/symlink-stub.ts'
import { tooLarge } from './rules/too-large.ts'
import { unreadable } from './rules/unreadable.ts'

/** A rule about a file that no format gets to see. */
export interface FileRule extends RuleInfo {
  /** Whether the file is refused for this reason; if so, it is reported. */
  refuses(reading: Reading, report: Report): boolean
}

export const fileRules: readonly FileRule[] = [unreadable, encoding, tooLarge, dangling, outsideRoot, symlinkStub]
