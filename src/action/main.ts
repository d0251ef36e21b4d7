import { resolve } from 'node:path'
import { readChange } from './changes.ts'
import type { Change } from './changes.ts'
import { checkRun } from './check-run.ts'
import { readEvent } from './event.ts'
import type { Event } from './event.ts'
import { readInputs } from './inputs.ts'
import type { Inputs, OutputName } from './inputs.ts'
import { machine } from '../files/host.ts'
import type { Host } from '../files/host.ts'
import {
  annotate,
  logLines,
  MOST_ANNOTATIONS,
  overflows,
  stepCommand,
  summaryLine,
} from '../reporters/github.ts'
import type { Slots } from '../reporters/github.ts'
import type { SummaryDetails } from '../reporters/markdown.ts'
import { counts, summarize } from '../reporters/report.ts'
import type { Result } from '../reporters/report.ts'
import { check, exceeds, write } from '../engine/run.ts'
import { select } from '../engine/select.ts'
import { chunksOf, concatenated } from '../text/pieces.ts'
import type { Pieces } from '../text/pieces.ts'
import { visible, visibleLine } from '../text/escape-invisible.ts'

/** What each part of the run needs to know. */
interface Run {
  readonly inputs: Inputs
  readonly event: Event
  readonly host: Host
  /** The warnings and notices that the run itself has sent: each takes the place of an annotation. */
  readonly sent: { warning: number; info: number }
}

// The package @actions/core says the same, but it takes longer to load than most runs take: only what writes
// files is left to it.
function input(name: string): string {
  return process.env[`INPUT_${name.toUpperCase()}`] ?? ''
}

function info(text: string): void {
  process.stdout.write(`${visibleLine(text)}\n`)
}

function say(kind: 'error' | 'warning' | 'notice', text: string): void {
  process.stdout.write(stepCommand(kind, visible(text)))
}

function fail(text: string): void {
  process.exitCode = 1
  say('error', text)
}

/** How the step ends. */
interface Ending {
  readonly fails: boolean
  /** Why not everything could be checked; undefined where it could. */
  readonly failure: string | undefined
}

async function main(): Promise<void> {
  const inputs = readInputs(input)
  const run: Run = {
    inputs,
    event: readEvent(process.env, readPayload()),
    host: hostOf(inputs),
    sent: { warning: 0, info: 0 },
  }
  const { results, notes, failed, threshold } = await check(inputs.options, run.host)
  const { reported, note } = await narrow(results, run)
  const failure = failed ? notes.join(' ') : undefined
  // Code scanning takes what a file lacks for mended, so a run that failed writes none.
  const { complete } = failed ? { complete: false } : await write(reported, inputs.options, run.host, notes)
  const exceeded = exceeds(reported, threshold)
  const log = await report(reported, { fails: exceeded || !complete, failure }, run)
  for (const chunk of chunksOf(log)) process.stdout.write(chunk)
  if (complete) for (const each of notes) info(each)
  if (inputs.summary) await writeSummary(reported, { blob: run.event.blob, note, failure })
  await setOutputs(reported, { complete, failed }, run)
  if (!complete) fail(notes.join(' '))
  else if (exceeded) fail(`passmuster found ${counts(summarize(reported))}.`)
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
    throw new Error(`\`${workingDirectory}\` is no folder of the workspace. Correct \`working-directory\`.`)
  return { ...machine, cwd, workspace }
}

/** What of the findings is reported, and a sentence that says so. */
async function narrow(
  results: readonly Result[],
  run: Run,
): Promise<{ reported: readonly Result[]; note?: string }> {
  const {
    inputs: { report: wanted },
    event: { pullRequest },
  } = run
  if (wanted === 'all') return { reported: results }
  if (pullRequest === undefined) {
    info('All findings are reported: the event has no pull request.')
    return { reported: results }
  }
  try {
    const change = await readPullRequest(run)
    const reported = select(results, wanted === 'changed-files' ? change.hasFile : change.hasLines)
    return {
      reported,
      note: `Reported is what concerns the changed ${wanted === 'changed-files' ? 'files' : 'lines'} of the pull request.`,
    }
  } catch (error) {
    run.sent.info++
    say(
      'notice',
      `All findings are reported, since it is unknown what the pull request changes: ${reason(error)}.${needs('pull-requests: read', error)}`,
    )
    return { reported: results }
  }
}

async function readPullRequest({ inputs, event }: Run): Promise<Change> {
  const { connect, listChanges } = await import('./api.ts')
  return readChange(await listChanges(connect(inputs.token), event))
}

/** Sends what annotates the lines; returns what is left to print. */
async function report(results: readonly Result[], ending: Ending, run: Run): Promise<Pieces> {
  const { annotations } = run.inputs
  if (annotations === 'none' || (annotations === 'check' && (await sendCheck(results, ending, run))))
    return concatenated(logLines(results), summaryLine(results))
  const slots: Slots = {
    error: MOST_ANNOTATIONS - (ending.fails ? 1 : 0),
    warning: MOST_ANNOTATIONS - run.sent.warning,
    info: MOST_ANNOTATIONS - run.sent.info,
  }
  return concatenated(annotate(results, slots, await firstOf(results, slots, run)), summaryLine(results))
}

async function sendCheck(
  results: readonly Result[],
  { fails, failure }: Ending,
  { inputs, event, sent }: Run,
): Promise<boolean> {
  try {
    const { connect, sendCheckRun } = await import('./api.ts')
    await sendCheckRun(connect(inputs.token), event, checkRun(results, fails, failure))
    return true
  } catch (error) {
    sent.warning++
    say(
      'warning',
      `The findings are annotated by commands, since the check run was not written whole: ${reason(error)}.${needs('checks: write', error)}`,
    )
    return false
  }
}

/**
 * Which files to annotate before others: those that the pull request changes, where not all findings can be
 * annotated.
 */
async function firstOf(
  results: readonly Result[],
  slots: Slots,
  run: Run,
): Promise<(result: Result) => boolean> {
  if (run.inputs.report !== 'all' || run.event.pullRequest === undefined || !overflows(results, slots))
    return () => true
  try {
    return (await readPullRequest(run)).hasFile
  } catch (error) {
    info(
      `The annotations are in the order of the files, since it is unknown what the pull request changes: ${reason(error)}.`,
    )
    return () => true
  }
}

/** What GitHub's API or the system says, without the link to the documentation that the API adds. */
function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error))
    .replace(/ - https:\/\/docs\.github\.com\S*$/, '')
    .replace(/\.$/, '')
}

/**
 * The permission that a workflow has to grant, if the lack of it may be what failed: GitHub also hides what
 * may not be seen.
 */
function needs(permission: string, error: unknown): string {
  const { status } = error as { status?: unknown }
  return status === 403 || status === 404
    ? ` The job needs \`${permission}\`${permission.endsWith('write') ? ', which no pull request from a fork has' : ''}.`
    : ''
}

/** A summary that cannot be written changes nothing of the verdict. */
async function writeSummary(results: readonly Result[], details: SummaryDetails): Promise<void> {
  const [{ summary }, { jobSummary }] = await Promise.all([
    import('@actions/core'),
    import('../reporters/markdown.ts'),
  ])
  try {
    await summary.addRaw(jobSummary(results, details)).write()
  } catch (error) {
    info(`The job summary was not written: ${reason(error)}.`)
  }
}

async function setOutputs(
  results: readonly Result[],
  { complete, failed }: { readonly complete: boolean; readonly failed: boolean },
  { inputs: { options }, host }: Run,
): Promise<void> {
  const { setOutput } = await import('@actions/core')
  const { files, errors, warnings, infos } = summarize(results)
  const sarif = options.outputs[0]?.file
  const values: Readonly<Record<OutputName, string | number>> = {
    errors,
    warnings,
    infos,
    files,
    'sarif-file': sarif === undefined || !complete ? '' : resolve(host.cwd, sarif),
    result: failed ? 'failed' : errors + warnings + infos > 0 ? 'findings' : 'clean',
  }
  for (const [name, value] of Object.entries(values)) setOutput(name, value)
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
