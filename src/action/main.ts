import './require-node.ts'
import { resolve } from 'node:path'
import { check } from '../engine/check.ts'
import { exceeds } from '../engine/threshold.ts'
import { writeReports } from '../engine/write-reports.ts'
import type { Host } from '../files/host.ts'
import { machine } from '../files/node-host.ts'
import { rootOf } from '../files/work-tree.ts'
import type { Slots } from '../reporters/github.ts'
import { annotate, logLines, MOST_ANNOTATIONS, MOST_LINES, summaryLine } from '../reporters/github.ts'
import type { SummaryDetails } from '../reporters/markdown.ts'
import { code } from '../reporters/markdown-text.ts'
import type { Result, Silenced } from '../reporters/report.ts'
import { countFindings, countSuppressed, counts, summarize } from '../reporters/report.ts'
import type { Pieces } from '../text/pieces.ts'
import { chunksOf, concatenated } from '../text/pieces.ts'
import { count } from '../text/wording.ts'
import { checkRun } from './check-run.ts'
import { checkedOut } from './checkout.ts'
import { readEvent } from './event.ts'
import type { Inputs, OutputName } from './inputs.ts'
import { readInputs } from './inputs.ts'
import { firstOf, narrow } from './pull-request.ts'
import type { Step } from './step.ts'
import { brief, fail, info, input, reason, say } from './step.ts'

/** How the step ends. */
interface Ending {
  readonly fails: boolean
  /** Why not everything could be checked; undefined where it could. */
  readonly failure: string | undefined
}

async function main(): Promise<void> {
  const inputs = readInputs(input)
  const host = hostOf(inputs)
  const event = readEvent(process.env, readPayload(), checkedOut(rootOf(host.cwd, host), host))
  const step: Step = { inputs, event, host, sent: { warning: 0, info: 0 } }
  const { results, scope, notes, failed, threshold } = await check(inputs.options, host)
  const { silenced } = scope
  const { reported, note } = await narrow(results, step)
  // What became of the reports comes first: it is never left out.
  const told: string[] = []
  // Code scanning takes what a file lacks for fixed, so a run that failed writes none.
  const { complete } = failed ? { complete: false } : await writeReports(reported, inputs.options, host, told)
  told.push(...notes)
  const failure = failed ? brief(told).join(' ') : undefined
  const exceeded = exceeds(reported, threshold)
  const log = await report(reported, silenced, { fails: exceeded || !complete, failure }, step)
  for (const chunk of chunksOf(log)) process.stdout.write(chunk)
  if (complete) for (const each of brief(told)) info(each)
  if (inputs.summary) {
    const all = whereAll(reported, complete ? inputs.options.outputs[0]?.file : undefined)
    await writeSummary(reported, { blob: event.blob, note, failure, silenced, all })
  }
  await setOutputs(reported, { complete, failed }, step)
  if (!complete) fail(brief(told).join(' '))
  else if (exceeded) fail(`passmuster found ${counts(summarize(reported))}.`)
}

/** Where all findings are that the summary has no room for. */
function whereAll(results: readonly Result[], sarif: string | undefined): string {
  const log = countFindings(results) > MOST_LINES ? count(MOST_LINES) : 'all'
  const file = sarif === undefined ? '' : `, and ${code(sarif)} has them as SARIF`
  return `The log of this step lists ${log}${file}.`
}

function readPayload(): unknown {
  try {
    return JSON.parse(Buffer.from(machine.read(process.env['GITHUB_EVENT_PATH'] ?? '')).toString())
  } catch {
    return undefined
  }
}

function hostOf({ workingDirectory }: Inputs): Host {
  const workspace = resolve(process.env['GITHUB_WORKSPACE'] || machine.cwd)
  const cwd = resolve(workspace, workingDirectory)
  let folder = false
  try {
    folder = machine.stat(cwd).isDirectory()
  } catch {
    // Told below.
  }
  if (!folder)
    throw new Error(
      `\`${workingDirectory}\` is not a folder of the workspace. Correct \`working-directory\`.`,
    )
  return { ...machine, cwd, workspace }
}

/** Sends what annotates the lines; returns what is left to print. */
async function report(
  results: readonly Result[],
  silenced: Silenced | undefined,
  ending: Ending,
  step: Step,
): Promise<Pieces> {
  const { annotations } = step.inputs
  if (annotations === 'none' || (annotations === 'check' && (await sendCheck(results, ending, step))))
    return concatenated(logLines(results), summaryLine(results, 0, silenced))
  const slots: Slots = {
    error: MOST_ANNOTATIONS - (ending.fails ? 1 : 0),
    warning: MOST_ANNOTATIONS - step.sent.warning,
    info: MOST_ANNOTATIONS - step.sent.info,
  }
  return concatenated(
    annotate(results, slots, await firstOf(results, slots, step)),
    summaryLine(results, 0, silenced),
  )
}

async function sendCheck(
  results: readonly Result[],
  { fails, failure }: Ending,
  { inputs, event, sent }: Step,
): Promise<boolean> {
  if (event.stray !== undefined) {
    sent.warning++
    say(
      'warning',
      `There is no check run, because the checked-out commit \`${event.stray}\` is not the one of the event. Check out the commit of the event.`,
    )
    return false
  }
  try {
    const { connect, sendCheckRun } = await import('./api.ts')
    await sendCheckRun(connect({ token: inputs.token }), event, checkRun(results, fails, failure))
    if (event.isOnBase)
      say(
        'notice',
        'The check run is on the base branch, because `pull_request_target` checks out that branch. Use the event `pull_request` to check what a pull request changes.',
      )
    return true
  } catch (error) {
    sent.warning++
    say(
      'warning',
      `Workflow commands annotate the findings, because the check run is not complete. ${reason(error)}`,
    )
    return false
  }
}

/** A summary that cannot be written changes nothing of the verdict. */
async function writeSummary(results: readonly Result[], details: SummaryDetails): Promise<void> {
  const [{ summary }, { jobSummary }, { loadRules }] = await Promise.all([
    import('@actions/core'),
    import('../reporters/markdown.ts'),
    import('../config/rules.ts'),
  ])
  const rules = await loadRules()
  try {
    await summary.addRaw(jobSummary(results, rules, details)).write()
  } catch (error) {
    info(`The job summary was not written: ${reason(error)}.`)
  }
}

async function setOutputs(
  results: readonly Result[],
  { complete, failed }: { readonly complete: boolean; readonly failed: boolean },
  { inputs: { options }, host }: Step,
): Promise<void> {
  const { setOutput } = await import('@actions/core')
  const { files, errors, warnings, infos } = summarize(results)
  const sarif = options.outputs[0]?.file
  const values: Readonly<Record<OutputName, string | number>> = {
    errors,
    warnings,
    infos,
    files,
    suppressed: countSuppressed(results),
    'sarif-file': sarif === undefined || !complete ? '' : resolve(host.cwd, sarif),
    result: failed ? 'failed' : errors + warnings + infos > 0 ? 'findings' : 'clean',
  }
  for (const [name, value] of Object.entries(values)) setOutput(name, value)
}

main().catch((error: unknown) => fail(reason(error)))
