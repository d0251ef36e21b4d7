import { rootOf } from '../files/work-tree.ts'
import { filterResults } from '../project/filter-results.ts'
import type { Change } from '../project/trust/changes.ts'
import { readChange } from '../project/trust/changes.ts'
import { followIn } from '../project/trust/links.ts'
import type { Slots } from '../reporters/github.ts'
import { overflows } from '../reporters/github.ts'
import type { Result } from '../reporters/report.ts'
import { whyNone } from './event.ts'
import type { Step } from './step.ts'
import { info, notice, reason } from './step.ts'

/** What of the findings is reported. Where that cannot be known, all of them are. */
export async function narrow(results: readonly Result[], step: Step): Promise<readonly Result[]> {
  const { inputs, event, notes } = step
  if (inputs.report === 'all') return results
  if (event.pullRequest === undefined) {
    info(`All findings are reported${whyNone(event, ' to report only what a pull request changes')}`)
    return results
  }
  const [what, counts] =
    inputs.report === 'changed-files' ? (['files', 'hasFile'] as const) : (['lines', 'hasLines'] as const)
  try {
    const change = await readPullRequest(step)
    notes.unshift(`The report covers only the changed ${what} of the pull request.`)
    return filterResults(results, change[counts])
  } catch (error) {
    notice(
      step,
      `All findings are reported, because the changes of the pull request are unknown. ${reason(error)}`,
    )
    return results
  }
}

async function readPullRequest({ changes, host }: Step): Promise<Change> {
  return readChange(await changes(), followIn(rootOf(host.cwd, host), host))
}

/**
 * Which files to annotate before others: those that the pull request changes, where not all findings can be
 * annotated.
 */
export async function firstOf(
  results: readonly Result[],
  slots: Slots,
  step: Step,
): Promise<(result: Result) => boolean> {
  if (step.inputs.report !== 'all' || step.event.pullRequest === undefined || !overflows(results, slots))
    return () => true
  try {
    return (await readPullRequest(step)).hasFile
  } catch (error) {
    info(
      `The annotations are in the order of the files, because the changes of the pull request are unknown. ${reason(error)}`,
    )
    return () => true
  }
}
