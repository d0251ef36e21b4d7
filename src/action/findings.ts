import type { Result, Silenced } from '../reporters/report.ts'

/** How the step ends. */
interface Ending {
  readonly fails: boolean
  /** Why not everything could be checked; undefined where it could. */
  readonly failure: string | undefined
}

/** What there is to say on the lines of files. */
export interface Findings {
  /** Those of the whole run, whatever is reported of them. */
  readonly all: readonly Result[]
  readonly reported: readonly Result[]
  readonly silenced: Silenced | undefined
  readonly ending: Ending
}
