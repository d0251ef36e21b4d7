import { resolve } from 'node:path'
import type { Host } from '../files/host.ts'
import { exists } from '../files/paths.ts'
import type { Result } from '../reporters/report.ts'
import type { BaselineChoice, Held } from './baseline-file.ts'

/** The baseline that is held against findings where none is named. */
export const USUAL_NAME = 'passmuster-baseline.json'

/**
 * Leaves out the findings that the baseline knows, if there is one or it was asked for. `mayHold` says whether a
 * file, by its absolute path, may have findings that the run does not know of; it may be gone.
 */
export async function holdAgainst(
  results: readonly Result[],
  choice: BaselineChoice,
  mayHold: (path: string) => boolean,
  host: Host,
): Promise<Held> {
  const path = resolve(host.cwd, choice.file ?? USUAL_NAME)
  const isMeant = choice.file !== undefined || choice.update !== undefined || exists(path, host)
  if (!isMeant) return { results, notes: [], failed: false }
  const { holdAgainstFile } = await import('./baseline-file.ts')
  return holdAgainstFile(results, path, choice, mayHold, host)
}
