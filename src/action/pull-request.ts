import type { Change } from '../engine/changes.ts'
import { readChange } from '../engine/changes.ts'
import { filterResults } from '../engine/filter-results.ts'
import { followIn } from '../engine/links.ts'
import { rootOf } from '../files/work-tree.ts'
import type { Slots } from '../reporters/github.ts'
import { overflows } from '../reporters/github.ts'
import type { Result } from '../reporters/report.ts'
import type { Event } from './event.ts'
import type { Step } from './step.ts'
import { info, reason, say } from './step.ts'

/** What of the findings is reported, and a sentence that says so. Where that cannot be known, all of them are. */
export async function narrow(
  results: readonly Result[],
  step: Step,
): Promise<{ reported: readonly Result[]; note?: string }> {
  const { inputs, event, sent } = step
  if (inputs.report === 'all') return { reported: results }
  if (event.pullRequest === undefined) {
    info(`All findings are reported${whyAll(event)}`)
    return { reported: results }
  }
  const [what, counts] =
    inputs.report === 'changed-files' ? (['files', 'hasFile'] as const) : (['lines', 'hasLines'] as const)
  try {
    const change = await readPullRequest(step)
    return {
      reported: filterResults(results, change[counts]),
      note: `The report covers only the changed ${what} of the pull request.`,
    }
  } catch (error) {
    sent.info++
    say(
      'notice',
      `All findings are reported, because the changes of the pull request are unknown. ${reason(error)}`,
    )
    return { reported: results }
  }
}

function whyAll({ isOnBase, stray }: Event): string {
  if (stray !== undefined)
    return `, because the checked-out commit \`${stray}\` is not the one of the event. Check out the commit of the event to report only what a pull request changes.`
  return isOnBase
    ? ', because `pull_request_target` checks out the base branch. Use the event `pull_request` to report only what a pull request changes.'
    : ': the event has no pull request.'
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
