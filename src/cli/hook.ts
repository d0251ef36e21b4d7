import { dirname, join, parse, resolve } from 'node:path'
import { absoluteOf } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { errorCode } from '../files/host.ts'
import { kindOf, slashed, upTo } from '../files/paths.ts'
import { isRepository, rootOf } from '../files/work-tree.ts'
import type { Checked } from '../project/check.ts'
import { check } from '../project/check.ts'
import { isLeftOut } from '../project/discover-files.ts'
import { DEFAULTS } from '../project/options.ts'
import type { Outcome } from '../project/outcome.ts'
import { refused, written } from '../project/outcome.ts'
import { withoutPause } from '../project/steps.ts'
import { sha256 } from '../project/write-reports.ts'
import { concise } from '../reporters/concise.ts'
import type { Result } from '../reporters/report.ts'
import { only, summarize } from '../reporters/report.ts'
import { sampleOf } from '../reporters/sample.ts'
import { isConfigPath } from '../wording/config-names.ts'
import { quote } from '../wording/quote.ts'
import { count, plural } from '../wording/wording.ts'
import type { HookForm } from './hook-agents.ts'
import type { HookInput } from './hook-input.ts'
import { readHookInput } from './hook-input.ts'

/** In bytes. The input has the text of the file, in some agents several times. */
const LARGEST_INPUT = 64 * 1024 * 1024

/** Of one tool. An agent that writes more has run a program. */
const MOST_FILES = 1000

/** As many as a model is told at once. */
const MOST = 10

const NOTHING: Outcome = { stdout: '', stderr: '', exitCode: 0 }

/**
 * Checks what an agent has just written, by the input of its hook on standard input, and answers so that the model is
 * shown up to ten errors and warnings. Exit code 2 is for these alone: what keeps the hook from checking is told the
 * person, with 1.
 */
export function answerHook(form: HookForm, host: Host): Outcome {
  const input = inputFrom(host)
  if (typeof input === 'string') return toPerson(input)
  const mistake = mistakeIn(input, form)
  if (mistake !== undefined) return toPerson(mistake)
  const cwd = resolve(host.cwd, input.cwd ?? '')
  const wrote = input.paths.map((path) => resolve(cwd, path))
  const paths = [...new Set(wrote.flatMap((path) => touchedBy(path, host)))]
  if (paths.length === 0) return NOTHING
  // There lies the baseline, whichever folder the agent has changed to.
  const home: Host = { ...host, cwd: rootOf(cwd, host) }
  const checked = withoutPause(check({ ...DEFAULTS, paths, errorOnUnmatched: false }, home))
  const { problems } = checked.search.configs
  if (problems.length > 0 && wrote.some((path) => isConfigPath(slashed(path))))
    return toModel(written(problems), form)
  if (checked.search.found.length === 0) return NOTHING
  if (checked.failed) return toPerson(...(problems.length > 0 ? problems : checked.notes))
  const report = reportOf(withoutIgnored(checked, home))
  return report === '' ? NOTHING : toModel(report, form)
}

function mistakeIn({ event, paths }: HookInput, form: HookForm): string | undefined {
  if (event !== undefined && event !== form.event)
    return `\`passmuster hook\` answers the event \`${form.event}\`, not ${quote(event)}. Move it there, or name the agent with \`--agent\`.`
  if (paths.length > MOST_FILES)
    return `The tool wrote more than ${count(MOST_FILES)} files. None was checked: run \`passmuster\`.`
  return undefined
}

function inputFrom(host: Host): HookInput | string {
  try {
    const bytes = host.readStdin(LARGEST_INPUT + 1)
    if (bytes.length > LARGEST_INPUT)
      return 'The input of the hook has more than 64 MiB. Nothing was checked.'
    const input = readHookInput(new TextDecoder().decode(bytes))
    return (
      input ?? 'Standard input is not the JSON that an agent gives its hooks. See `passmuster hook --help`.'
    )
  } catch (error) {
    return `Standard input cannot be read: ${errorCode(error)}.`
  }
}

/** The files to check for a path that was written: itself, and else the skill that it is a part of. */
function touchedBy(path: string, host: Host): readonly string[] {
  const own = kindOf(path, host) === 'file' ? [path] : []
  const folder = lastFolderOn(path, host)
  const root = rootOf(folder, host)
  // Out of the project nothing is looked at but the folder itself.
  if (folder !== dirname(path) && root !== host.cwd && !isRepository(root, host)) return own
  const skill = [...upTo(root, folder), root]
    .map((each) => join(each, 'SKILL.md'))
    .find((each) => kindOf(each, host) === 'file')
  return skill === undefined ? own : [...own, skill]
}

/** The folder on the way to a path from which nothing leads on: a path may name thousands that are missing. */
function lastFolderOn(path: string, host: Host): string {
  const above = upTo(parse(path).root, dirname(path)).toReversed()
  const missing = above.findIndex((folder) => kindOf(folder, host) !== 'directory')
  return (missing === -1 ? above : above.slice(0, missing)).at(-1) ?? parse(path).root
}

/** The results without those of files that config files leave out: a run checks what is named all the same. */
function withoutIgnored({ results, search: { found, configs } }: Checked, { cwd }: Host): readonly Result[] {
  const ignored = found.filter((file) => isLeftOut(absoluteOf(file), file.root, configs)).map(absoluteOf)
  return results.filter(({ path, owner = path }) => !ignored.includes(resolve(cwd, owner)))
}

/** The most important errors and warnings, a line each; empty for none. */
function reportOf(results: readonly Result[]): string {
  const severe = only(results, ({ severity }) => severity !== 'info')
  const sample = new Set(sampleOf(severe, MOST).map(({ diagnostic }) => diagnostic))
  if (sample.size === 0) return ''
  const { errors, warnings } = summarize(severe)
  const left = errors + warnings - sample.size
  const shown = only(severe, (diagnostic) => sample.has(diagnostic))
  const lines = concise({ results: shown, hidden: 0, color: false, sha256 })
  return `passmuster found ${plural(errors + warnings, 'problem')}:\n${lines}${left > 0 ? `and ${count(left)} more\n` : ''}`
}

function toPerson(...notes: readonly string[]): Outcome {
  return { ...refused(...notes), exitCode: 1 }
}

function toModel(report: string, { answer, event }: HookForm): Outcome {
  if (answer === 'stderr') return { stdout: '', stderr: report, exitCode: 2 }
  const context = { additionalContext: report }
  const json = answer === 'at-top' ? context : { hookSpecificOutput: { hookEventName: event, ...context } }
  return { stdout: `${JSON.stringify(json)}\n`, stderr: '', exitCode: 0 }
}
