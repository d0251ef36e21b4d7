import type { Found } from '../files/found-path.ts'
import { plural } from '../text/wording.ts'
import type { LintContext } from './lint-file.ts'
import type { Options } from './options.ts'
import { afterRepairs, diffOf, repair, writeRepairs } from './repair.ts'

/** What came of fixes. */
export interface Fixed {
  /** What was written, and what could not be. */
  readonly notes: readonly string[]
  readonly complete: boolean
  /** The diff or the fixed text that is shown instead of being written. */
  readonly shown: string | undefined
}

/**
 * Fixes, and writes what is not only to be shown; what is linted from then on is the fixed text of each file
 * that has it.
 */
export async function fixFiles(
  found: readonly Found[],
  before: LintContext,
  options: Options,
): Promise<{ context: LintContext; fixed: Fixed }> {
  const { fixing = 'safe', dryRun = false } = options.fix ?? {}
  const repairs = await repair(found, before, fixing)
  if (!dryRun && options.stdinPath === undefined) {
    const { done, problems } = await writeRepairs(repairs, before.host)
    const notes = [...(done.length > 0 ? [`Fixed ${plural(done.length, 'file')}.`] : []), ...problems]
    return {
      context: { ...before, read: afterRepairs(before.read, done) },
      fixed: { notes, complete: problems.length === 0, shown: undefined },
    }
  }
  const context = { ...before, read: afterRepairs(before.read, repairs) }
  if (dryRun) return { context, fixed: { notes: [], complete: true, shown: await diffOf(repairs) } }
  const [text] = found.map(context.read).flatMap((reading) => (reading.state === 'text' ? reading.text : []))
  // A part of the text, or none, would take the place of the whole.
  if (text === undefined)
    return {
      context,
      fixed: {
        notes: ['Nothing was fixed, because the text could not be read.'],
        complete: false,
        shown: '',
      },
    }
  return { context, fixed: { notes: [], complete: true, shown: text } }
}
