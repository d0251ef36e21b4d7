import type { Found } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import type { Reading } from '../files/read.ts'
import { needsText, needsTokens } from '../reporters/index.ts'
import type { Budget } from './budget.ts'
import type { LintContext } from './lint-file.ts'
import type { Options } from './options.ts'
import type { SettingsByFile } from './settings-by-file.ts'
import { isInShard } from './shard.ts'

/** How a run with these options lints files. */
export function contextOf(
  { shard, fix, outputs, inlineConfig, reportSuppressed, earlier, stdinPath }: Options,
  { read, settingsFor, mayReport }: SettingsByFile & { readonly read: (found: Found) => Reading },
  host: Host,
  budget: Budget,
): LintContext {
  return {
    read,
    settingsFor,
    inlineConfig,
    keepsSilent: reportSuppressed,
    earlier,
    keepsText: fix !== undefined || outputs.some(({ reporter }) => needsText(reporter)),
    countsTokens: outputs.some(({ reporter }) => needsTokens(reporter)),
    isReported: shard && (({ path }) => isInShard(path, shard)),
    mayReport: stdinPath === undefined ? mayReport : undefined,
    budget,
    host,
  }
}
