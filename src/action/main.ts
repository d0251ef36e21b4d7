import './require-node.ts'
import { resolve } from 'node:path'
import type { Host } from '../files/host.ts'
import { tried } from '../files/host.ts'
import { isHomeless, machine } from '../files/node-host.ts'
import { kindOf } from '../files/paths.ts'
import { rootOf } from '../files/work-tree.ts'
import { rules } from '../formats/rules.ts'
import { chosenBy } from '../project/discover-files.ts'
import { judgeSkills } from '../project/list-clients.ts'
import { blocking } from '../project/threshold.ts'
import { writeReports } from '../project/write-reports.ts'
import { matrixTable } from '../reporters/clients/markdown.ts'
import { MOST_LINES } from '../reporters/github.ts'
import type { ReporterName } from '../reporters/index.ts'
import type { SummaryDetails } from '../reporters/markdown.ts'
import { jobSummary } from '../reporters/markdown.ts'
import { code } from '../reporters/markdown-text.ts'
import type { Result } from '../reporters/report.ts'
import { countFindings, countSuppressed, counts, summarize } from '../reporters/report.ts'
import { count } from '../wording/wording.ts'
import { annotated, narrow, readOwn } from './annotate.ts'
import { checkedOut, readEvent } from './event.ts'
import type { Inputs, OutputName } from './inputs.ts'
import { readInputs } from './inputs.ts'
import { judge } from './judge.ts'
import type { Step } from './step.ts'
import { brief, fail, info, input, openStep, reason } from './step.ts'

async function main(): Promise<void> {
  const inputs = readInputs(input)
  const host = hostOf(inputs)
  const payload = tried(() =>
    JSON.parse(Buffer.from(machine.read(process.env['GITHUB_EVENT_PATH'] ?? '')).toString()),
  )
  const event = readEvent(process.env, payload, checkedOut(rootOf(host.cwd, host), host))
  const step = openStep(inputs, event, host)
  const { checked, host: judging } = await judge(step)
  const { results, scope, notes, failed, threshold, search } = checked
  const { silenced } = scope
  const reported = await narrow(results, step)
  // Code scanning takes what a file lacks for fixed, so a run that failed writes none.
  const { complete, notes: unwritten } = failed
    ? { complete: false, notes: [] }
    : writeReports(reported, inputs.options, host)
  // What became of the reports comes first: it is never left out.
  const messages = brief([...unwritten, ...notes])
  const failure = failed ? messages.join(' ') : undefined
  const because = blocking(summarize(reported), threshold)
  const ending = { fails: because.length > 0 || !complete, because, failure }
  const isOwn = await readOwn(reported, step)
  const log = await annotated({ all: results, reported, silenced, ending, isOwn }, step)
  process.stdout.write(log)
  if (complete) for (const each of messages) info(each)
  if (inputs.summary) {
    const all = whereAll(reported, complete ? fileOf('sarif', inputs) : undefined)
    const clients = chosenBy(inputs.options, search)
    const skills =
      failed || clients.length === 0
        ? undefined
        : judgeSkills({ ...inputs.options, clients }, search, judging)
    const table = skills && matrixTable(skills)
    const note = step.notes.join(' ') || undefined
    await writeSummary(reported, { blob: event.blob, note, failure, silenced, all, clients: table, isOwn })
  }
  await setOutputs(reported, { complete, failed }, step)
  if (!complete) fail(messages.join(' '))
  else if (because.length > 0) fail(`passmuster found ${counts(summarize(reported))}.`)
}

function whereAll(results: readonly Result[], sarif: string | undefined): string {
  const log = countFindings(results) > MOST_LINES ? count(MOST_LINES) : 'all'
  const file = sarif === undefined ? '' : `, and ${code(sarif)} has them as SARIF`
  return `The log of this step lists ${log}${file}.`
}

function hostOf({ workingDirectory }: Inputs): Host {
  if (isHomeless())
    throw new Error('The working directory does not exist. Keep it in the steps before this one.')
  const workspace = resolve(process.env['GITHUB_WORKSPACE'] || machine.cwd)
  const cwd = resolve(workspace, workingDirectory)
  if (kindOf(workspace, machine) !== 'directory')
    throw new Error('The workspace does not exist. Check out the repository before this step.')
  if (kindOf(cwd, machine) !== 'directory')
    throw new Error(
      `\`${workingDirectory}\` is not a folder of the workspace. Correct \`working-directory\`.`,
    )
  return { ...machine, cwd, workspace }
}

/** A summary that cannot be written changes nothing of the verdict. */
async function writeSummary(results: readonly Result[], details: SummaryDetails): Promise<void> {
  const { summary } = await import('@actions/core')
  try {
    await summary.addRaw(jobSummary(results, rules, details)).write()
  } catch (error) {
    info(`The job summary was not written: ${reason(error)}.`)
  }
}

async function setOutputs(
  results: readonly Result[],
  { complete, failed }: { readonly complete: boolean; readonly failed: boolean },
  { inputs, host }: Step,
): Promise<void> {
  const { setOutput } = await import('@actions/core')
  const { files, errors, warnings, infos } = summarize(results)
  const written = (reporter: ReporterName): string => {
    const file = complete ? fileOf(reporter, inputs) : undefined
    return file === undefined ? '' : resolve(host.cwd, file)
  }
  const values: Readonly<Record<OutputName, string | number>> = {
    errors,
    warnings,
    infos,
    files,
    suppressed: countSuppressed(results),
    'sarif-file': written('sarif'),
    'json-file': written('json'),
    result: failed ? 'failed' : errors + warnings + infos > 0 ? 'findings' : 'clean',
  }
  for (const [name, value] of Object.entries(values)) setOutput(name, value)
}

/** The file of a report, as the input names it; undefined where none is asked for. */
function fileOf(reporter: ReporterName, { options }: Inputs): string | undefined {
  return options.outputs.find((each) => each.reporter === reporter)?.file
}

void main().catch((error: unknown) => fail(reason(error)))
