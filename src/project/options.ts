import type { Fixing } from '../lint/apply-fixes.ts'
import type { Budget } from '../lint/budget.ts'
import type { Earlier } from '../lint/suppressions/standing-comments.ts'
import type { Severity } from '../model.ts'
import type { ReporterName } from '../reporters/index.ts'
import type { RunReport, Shard } from '../reporters/report.ts'
import type { BaselineChoice } from './baseline/baseline-file.ts'
import type { ConfigChoice } from './config/find-config-files.ts'
import type { Chosen } from './config/settings.ts'

export interface Output {
  readonly reporter: ReporterName
  /** Where the report goes; undefined for standard output. */
  readonly file: string | undefined
}

export interface Options extends Chosen, Pick<RunReport, 'color' | 'links' | 'width' | 'extent'> {
  readonly paths: readonly string[]
  readonly gitignore: boolean
  /** Globs of what is not checked, from the working directory on. */
  readonly ignore?: readonly string[] | undefined
  readonly outputs: readonly Output[]
  readonly quiet: boolean
  /** Whether comments of the files may suppress findings. */
  readonly inlineConfig: boolean
  /** Whether SARIF also lists what suppressions and the baseline keep out, marked as such. */
  readonly reportSuppressed?: boolean | undefined
  /** What files were before: of those that changed, only suppressions that they had then apply. */
  readonly earlier?: Earlier | undefined
  /** Undefined where the config files say, else no limit. */
  readonly maxWarnings?: number | undefined
  /** Undefined where the config files say, else `error`. */
  readonly failOn?: Severity | 'never' | undefined
  readonly config?: ConfigChoice
  readonly baseline: BaselineChoice
  readonly fix?: { readonly fixing: Fixing; readonly dryRun: boolean } | undefined
  readonly errorOnUnmatched: boolean
  /** Whether everything below the working directory is checked, and the paths only choose what is reported. */
  readonly context: boolean
  readonly since?: string | undefined
  readonly shard?: Shard | undefined
  readonly stdinPath?: string | undefined
  /** What the run may keep; undefined for what any machine can keep. */
  readonly budget?: Budget | undefined
}

/** The options where nothing is asked for. */
export const DEFAULTS: Options = {
  paths: ['.'],
  rules: new Map(),
  gitignore: true,
  outputs: [],
  quiet: false,
  inlineConfig: true,
  baseline: { file: undefined, update: undefined },
  errorOnUnmatched: true,
  context: false,
  color: false,
}

/** Whether JSON is asked for. */
export function asJson({ outputs }: Pick<Options, 'outputs'>): boolean {
  return outputs.some(({ reporter }) => reporter === 'json')
}
