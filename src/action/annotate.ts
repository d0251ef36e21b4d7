import { rootOf } from '../files/work-tree.ts'
import { filterResults } from '../project/filter-results.ts'
import type { Change } from '../project/trust/changes.ts'
import { readChange } from '../project/trust/changes.ts'
import { linksIn } from '../project/trust/links.ts'
import { annotate, logLines, MOST_ANNOTATIONS, summaryLine } from '../reporters/github.ts'
import type { Counts, Result } from '../reporters/report.ts'
import { countFindings } from '../reporters/report.ts'
import { sendCheckRun } from './api.ts'
import { checkRun } from './check-run.ts'
import { whyNone } from './event.ts'
import { review } from './review.ts'
import type { Findings, Step } from './step.ts'
import { info, notice, reason, warn } from './step.ts'

/** Sends what annotates the lines; returns what is left to print. */
export async function annotated(findings: Findings, step: Step): Promise<string> {
  const { reported, silenced } = findings
  const end = summaryLine({ results: reported, hidden: 0, silenced })
  const { annotations } = step.inputs
  if (annotations === 'none' || (annotations === 'check' && (await sendCheck(findings, step))))
    return logLines(reported) + end
  if (annotations !== 'review') return commands(reported, findings, step) + end
  const { commented, others } = await review(findings, step)
  return commands(others, findings, step) + logLines(commented) + end
}

function commands(results: readonly Result[], { ending, isOwn = () => true }: Findings, step: Step): string {
  const slots: Counts = {
    error: MOST_ANNOTATIONS - (ending.fails ? 1 : 0),
    warning: MOST_ANNOTATIONS - step.sent.warning,
    info: MOST_ANNOTATIONS - step.sent.info,
  }
  return annotate(results, slots, isOwn)
}

async function sendCheck({ reported, ending: { fails, failure } }: Findings, step: Step): Promise<boolean> {
  const { event, api } = step
  if (event.stray !== undefined) {
    warn(
      step,
      `There is no check run, because the checked-out commit \`${event.stray}\` is not the one of the event. Check out the commit of the event.`,
    )
    return false
  }
  try {
    await sendCheckRun(await api(), event, checkRun(reported, fails, failure))
    if (event.isOnBase)
      notice(
        step,
        'The check run is on the base branch, because `pull_request_target` checks out that branch. Use the event `pull_request` to check what a pull request changes.',
      )
    return true
  } catch (error) {
    warn(
      step,
      `Workflow commands annotate the findings, because the check run is not complete. ${reason(error)}`,
    )
    return false
  }
}

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
  return readChange(await changes(), linksIn(rootOf(host.cwd, host), host))
}

/**
 * Tells the files that the pull request changes: they come first. Undefined without one, where nothing has an order, or
 * where it cannot be known.
 */
export async function readOwn(
  results: readonly Result[],
  step: Step,
): Promise<((result: Result) => boolean) | undefined> {
  const { inputs, event } = step
  const found = results.filter((result) => countFindings([result]) > 0)
  const hasOrder = found.length > 1 && (inputs.summary || countFindings(found) >= MOST_ANNOTATIONS)
  if (inputs.report !== 'all' || event.pullRequest === undefined || !hasOrder) return undefined
  try {
    return (await readPullRequest(step)).hasFile
  } catch (error) {
    info(
      `The findings are in the order of the files, because the changes of the pull request are unknown. ${reason(error)}`,
    )
    return undefined
  }
}
