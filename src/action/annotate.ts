import type { Slots } from '../reporters/github.ts'
import { annotate, logLines, MOST_ANNOTATIONS, summaryLine } from '../reporters/github.ts'
import type { Result } from '../reporters/report.ts'
import { checkRun } from './check-run.ts'
import { firstOf } from './pull-request.ts'
import type { Findings, Step } from './step.ts'
import { notice, reason, warn } from './step.ts'

/** Sends what annotates the lines; returns what is left to print. */
export async function annotated(findings: Findings, step: Step): Promise<string> {
  const { reported, silenced } = findings
  const end = summaryLine(reported, 0, silenced)
  const { annotations } = step.inputs
  if (annotations === 'none' || (annotations === 'check' && (await sendCheck(findings, step))))
    return logLines(reported) + end
  if (annotations !== 'review') return (await commands(reported, findings, step)) + end
  const { commented, others } = await (await import('./review.ts')).review(findings, step)
  return (await commands(others, findings, step)) + logLines(commented) + end
}

async function commands(results: readonly Result[], { ending }: Findings, step: Step): Promise<string> {
  const slots: Slots = {
    error: MOST_ANNOTATIONS - (ending.fails ? 1 : 0),
    warning: MOST_ANNOTATIONS - step.sent.warning,
    info: MOST_ANNOTATIONS - step.sent.info,
  }
  return annotate(results, slots, await firstOf(results, slots, step))
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
    const { sendCheckRun } = await import('./api.ts')
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
