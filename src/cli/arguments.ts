import { relative, resolve } from 'node:path'
import type { parseArgs } from 'node:util'
import { nearestRule } from '../config/rule-names.ts'
import { nearestOf } from '../text/fields.ts'
import { agentFormats, dialects } from '../formats/names.ts'
import type { AgentFormat, Dialect } from '../formats/names.ts'
import packages from './packages.cjs'
import { either, plural, quote } from '../text/message.ts'
import { reporterNames } from '../reporters/index.ts'
import type { Options, Output, Threshold } from '../engine/run.ts'
import type { Shard } from '../engine/shard.ts'
import type { Level, Preset, Severity } from '../model.ts'

/** What the command line asks for. */
export type Command =
  | { readonly do: 'lint'; readonly options: Options }
  | { readonly do: 'list-files'; readonly options: Options }
  | { readonly do: 'list-rules'; readonly json: boolean }
  | { readonly do: 'explain'; readonly rule: string }
  | { readonly do: 'print-config'; readonly path: string; readonly options: Options }
  | { readonly do: 'inspect'; readonly view: ViewName; readonly operands: readonly string[] }
  | {
      readonly do: 'merge'
      readonly reports: readonly string[]
      readonly outputFile: string | undefined
      readonly threshold: Threshold
    }
  | { readonly do: 'version' | 'help' | 'init' }
  /** The command line is wrong: one line that says how. */
  | { readonly do: 'complain'; readonly message: string }

/** The ways to look at one agent, and what each is asked for. */
const VIEWS = { manifest: ['FILE'], route: ['FILE.3md', 'REQUEST'], graph: ['FILE.3md'] } as const

export type ViewName = keyof typeof VIEWS

export const USAGE = `Usage: passmuster [options] [paths…]
       passmuster manifest FILE | route FILE.3md REQUEST | graph FILE.3md
       passmuster merge [-o FILE] [--fail-on SEVERITY] [--max-warnings N] REPORT…

Checks every SKILL.md, *.3md and *.agent.md below the paths (files, folders or globs; default: the working directory).

Commands, for one agent without errors
  manifest FILE                print what a loader sees, as JSON: of a *.3md or *.agent.md
  route FILE.3md REQUEST       print the skills that the request is routed to, and the triggers that match
  graph FILE.3md               print the links between its planes, for Mermaid

Shards, for more than one machine
      --shard I/N              report on the I-th of N parts of the files
  merge REPORT…                join the JSON or the SARIF reports of all parts into that of a whole run

Reports
  -f, --format FORMAT[:FILE]   text, json, sarif, github, markdown, junit or rdjson; repeatable (default: text)
  -o, --output-file FILE       where the report goes that has no file of its own
  -q, --quiet                  report errors only
      --fail-on SEVERITY       error, warning, info or never: what makes the exit code 1 (default: error)
      --max-warnings N         the exit code is 1 above N warnings

Rules
      --preset PRESET          recommended or strict (default: recommended)
      --rule ID=SEVERITY       error, warning, info or off; repeatable
      --dialect DIALECT        agent-skills or skills-plane, for SKILL.md (default: agent-skills)
      --agent-format FORMAT    agent or copilot, for *.agent.md (default: by the content of each)
      --config FILE            take the settings from this file alone
      --no-config              look for no config file
      --init                   write a config file with comments to start from
      --print-config PATH      print the settings of one file and what decided each; with --format json as JSON
      --baseline FILE          the findings that are not reported (default: passmuster-baseline.json, if it is there)
      --baseline-write         write all findings of this run to the baseline, and keep those of files that it did not look at
      --baseline-prune         take out of the baseline what is not found any more
      --no-inline-config       ignore the suppressions in the files
      --list-rules             list the rules; with --format json as JSON
      --explain RULE           say what a rule demands, and why

Fixes
      --fix                    apply the safe fixes
      --fix-suggestions        apply the suggested ones too
      --fix-dry-run            print what would change as a diff, and write nothing; also with --fix-suggestions

Files
      --stdin                  read one file from standard input
      --stdin-filename PATH    the path that this file would have
      --list-files             list the files and what each is taken for; with --format json as JSON
      --context                check all that the working directory holds; the paths only choose what is reported
      --no-gitignore           also check what .gitignore leaves out
      --no-error-on-unmatched-pattern
                               a path that leads to no file is no error

  -v, --version
  -h, --help

Exit codes: 0 clean, 1 findings at or above the threshold, 2 could not run.
`

export const SEVERITIES = ['error', 'warning', 'info'] as const
export const PRESETS = ['recommended', 'strict'] as const
const FLAGS = {
  format: { type: 'string', short: 'f', multiple: true },
  'output-file': { type: 'string', short: 'o' },
  quiet: { type: 'boolean', short: 'q' },
  'fail-on': { type: 'string' },
  'max-warnings': { type: 'string' },
  preset: { type: 'string' },
  rule: { type: 'string', multiple: true },
  dialect: { type: 'string' },
  'agent-format': { type: 'string' },
  shard: { type: 'string' },
  'list-files': { type: 'boolean' },
  'list-rules': { type: 'boolean' },
  explain: { type: 'string' },
  stdin: { type: 'boolean' },
  'stdin-filename': { type: 'string' },
  config: { type: 'string' },
  'no-config': { type: 'boolean' },
  init: { type: 'boolean' },
  'print-config': { type: 'string' },
  baseline: { type: 'string' },
  'baseline-write': { type: 'boolean' },
  'baseline-prune': { type: 'boolean' },
  context: { type: 'boolean' },
  fix: { type: 'boolean' },
  'fix-suggestions': { type: 'boolean' },
  'fix-dry-run': { type: 'boolean' },
  'no-gitignore': { type: 'boolean' },
  'no-inline-config': { type: 'boolean' },
  'no-error-on-unmatched-pattern': { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line; `color` says whether standard output shows colours. Never throws. */
export async function parseCommand(argv: readonly string[], color: boolean): Promise<Command> {
  try {
    return await toCommand(argv, color)
  } catch (error) {
    return { do: 'complain', message: error instanceof Error ? error.message : String(error) }
  }
}

async function toCommand(argv: readonly string[], color: boolean): Promise<Command> {
  const view = (Object.keys(VIEWS) as ViewName[]).find((name) => name === argv[0])
  if (view !== undefined) return toInspection(view, argv.slice(1))
  if (argv[0] === 'merge') return toMerge(argv.slice(1))
  const { values, positionals } = parseFlags(argv)
  const mistake =
    Object.keys(values).length > 0
      ? (misuse(values, positionals.length) ?? contradiction(values, positionals.length))
      : undefined
  if (values.help) return { do: 'help' }
  if (values.version) return { do: 'version' }
  if (mistake !== undefined) throw new Error(mistake)
  if (values.init) return { do: 'init' }
  const outputs = readOutputs(values.format ?? ['text'], values['output-file'])
  if (values['list-rules'])
    return { do: 'list-rules', json: outputs.some(({ reporter }) => reporter === 'json') }
  if (values.explain !== undefined) return { do: 'explain', rule: (await rulesNamed([values.explain]))[0]! }
  const options = {
    ...toOptions(values, positionals, outputs, color),
    rules: await readRules(values.rule ?? []),
  }
  if (values['print-config'] !== undefined)
    return { do: 'print-config', path: values['print-config'], options }
  return { do: values['list-files'] ? 'list-files' : 'lint', options }
}

type Flags = ReturnType<typeof parseArgs<{ options: typeof FLAGS; allowPositionals: true }>>['values']

/**
 * The flags that ask for something else than checks, with the formats that each has and whether it takes
 * paths.
 */
const INSTEAD = {
  init: { formats: ['text'], paths: false },
  'list-rules': { formats: ['text', 'json'], paths: false },
  explain: { formats: ['text'], paths: false },
  'print-config': { formats: ['text', 'json'], paths: true },
  'list-files': { formats: ['text', 'json'], paths: true },
} as const

const CHANGING = ['fix', 'fix-suggestions', 'fix-dry-run', 'baseline-write', 'baseline-prune'] as const

/** What is wrong with flags beside one that asks for something else than checks. */
function misuse(values: Flags, paths: number): string | undefined {
  const [flag, other] = (Object.keys(INSTEAD) as (keyof typeof INSTEAD)[]).filter(
    (name) => values[name] !== undefined,
  )
  if (flag === undefined) return undefined
  if (other !== undefined) return `\`--${flag}\` and \`--${other}\` exclude each other. Leave one out.`
  const changing = CHANGING.find((name) => values[name])
  if (changing !== undefined)
    return `\`--${flag}\` checks no file, so \`--${changing}\` has nothing to do. Leave it out.`
  const { formats, paths: takesPaths }: { readonly formats: readonly string[]; readonly paths: boolean } =
    INSTEAD[flag]
  if (paths > 0 && !takesPaths) return `\`--${flag}\` takes no paths. Leave them out.`
  if (values['output-file'] !== undefined || values.format?.some((format) => format.includes(':')))
    return `\`--${flag}\` prints to standard output. Redirect that instead of naming a file.`
  const wrong = values.format?.find((format) => !formats.includes(format))
  return wrong === undefined
    ? undefined
    : `${quote(wrong)} is not a format of \`--${flag}\`. Use ${either(formats)}.`
}

/** What is wrong with flags that are right one by one. */
function contradiction(values: Flags, paths: number): string | undefined {
  const stdinPath = values['stdin-filename']
  const checks: readonly (readonly [holds: boolean | undefined, message: string])[] = [
    [values.stdin && paths > 0, '`--stdin` takes no paths. Name the path with `--stdin-filename`.'],
    [
      !values.stdin && stdinPath !== undefined,
      '`--stdin-filename` is for `--stdin`. Add `--stdin`, or name the file alone.',
    ],
    [
      values.stdin && stdinPath === undefined,
      '`--stdin` needs a path to judge the text by. Add `--stdin-filename PATH`.',
    ],
    [values.stdin && values.context, '`--context` is for paths. Leave it out with `--stdin`.'],
    [values.shard !== undefined && values.stdin, '`--shard` is for paths. Leave it out with `--stdin`.'],
    [
      values.shard !== undefined && (values['baseline-write'] || values['baseline-prune']),
      '`--shard` sees a part of the findings, and a baseline counts all. Update the baseline without `--shard`.',
    ],
    [
      values.shard !== undefined && (values.fix || values['fix-suggestions'] || values['fix-dry-run']),
      '`--shard` does not see what other shards fix. Fix without `--shard`.',
    ],
    [
      values['fix-dry-run'] && (values['baseline-write'] || values['baseline-prune']),
      '`--fix-dry-run` writes nothing, and a baseline is written. Leave one out.',
    ],
    [
      values['baseline-write'] && values['baseline-prune'],
      '`--baseline-write` and `--baseline-prune` exclude each other. Leave one out.',
    ],
    [
      values['print-config'] !== undefined && paths > 0,
      '`--print-config` takes one path. Leave the others out.',
    ],
    [
      values['no-config'] && values.config !== undefined,
      '`--no-config` and `--config` exclude each other. Leave one out.',
    ],
  ]
  return checks.find(([holds]) => holds)?.[1]
}

function toOptions(
  values: Flags,
  paths: readonly string[],
  outputs: readonly Output[],
  color: boolean,
): Omit<Options, 'rules'> {
  const choose = <Choice extends string>(
    flag: 'preset' | 'dialect' | 'agent-format',
    choices: readonly Choice[],
  ): Choice | undefined => {
    const value = values[flag]
    return value === undefined ? undefined : oneOf(`--${flag}`, value, choices)
  }
  return {
    paths: paths.length > 0 ? paths : ['.'],
    preset: choose<Preset>('preset', PRESETS),
    dialect: choose<Dialect>('dialect', dialects),
    agentFormat: choose<AgentFormat>('agent-format', agentFormats),
    gitignore: !values['no-gitignore'],
    inlineConfig: !values['no-inline-config'],
    outputs,
    quiet: values.quiet ?? false,
    ...toThreshold(values),
    shard: values.shard === undefined ? undefined : readShard(values.shard),
    config: values['no-config'] ? false : values.config,
    baseline: {
      file: values.baseline,
      update: values['baseline-write'] ? 'write' : values['baseline-prune'] ? 'prune' : undefined,
    },
    fix: readFix(values.fix, values['fix-suggestions'], values['fix-dry-run']),
    context: values.context ?? false,
    errorOnUnmatched: !values['no-error-on-unmatched-pattern'],
    stdinPath: values.stdin ? values['stdin-filename'] : undefined,
    color,
  }
}

function toThreshold({
  'max-warnings': maxWarnings,
  'fail-on': failOn,
}: Flags): Pick<Options, 'maxWarnings' | 'failOn'> {
  return {
    maxWarnings: maxWarnings === undefined ? undefined : readCount('--max-warnings', maxWarnings),
    failOn:
      failOn === undefined
        ? undefined
        : oneOf<Severity | 'never'>('--fail-on', failOn, [...SEVERITIES, 'never']),
  }
}

function toMerge(argv: readonly string[]): Command {
  const { values, positionals } = parseFlags(argv)
  if (values.help) return { do: 'help' }
  const flag = Object.keys(values).find((name) => !['output-file', 'fail-on', 'max-warnings'].includes(name))
  if (flag !== undefined)
    throw new Error(
      `\`passmuster merge\` takes no \`--${flag}\`. Give it to the runs that write the reports.`,
    )
  if (positionals.length === 0)
    throw new Error('`passmuster merge` needs the reports of all shards. Write `passmuster merge REPORT…`.')
  return {
    do: 'merge',
    reports: positionals,
    outputFile: values['output-file'],
    threshold: toThreshold(values),
  }
}

/** `I/N`, with I from 1 to N; throws one line. */
function readShard(value: string): Shard {
  const [, index, count] = (/^(\d{1,9})\/(\d{1,9})$/.exec(value) ?? []).map(Number)
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new Error(`${quote(value)} is no part of the files. Give \`--shard\` I/N, with I from 1 to N.`)
  return { index, count }
}

function toInspection(view: ViewName, argv: readonly string[]): Command {
  const { values, positionals } = parseFlags(argv)
  if (values.help) return { do: 'help' }
  const [flag] = Object.keys(values)
  if (flag !== undefined) throw new Error(`\`passmuster ${view}\` takes no options. Leave out \`--${flag}\`.`)
  const operands = VIEWS[view]
  if (positionals.length === operands.length) return { do: 'inspect', view, operands: positionals }
  throw new Error(
    `\`passmuster ${view}\` takes ${plural(operands.length, 'operand')}, not ${positionals.length}. Write \`passmuster ${view} ${operands.join(' ')}\`.`,
  )
}

function parseFlags(argv: readonly string[]): { values: Flags; positionals: readonly string[] } {
  // Node's parser takes as long to load as a skill takes to check.
  if (!argv.some((word) => word.startsWith('-'))) return { values: {}, positionals: argv }
  try {
    return packages.util().parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw error instanceof Error ? explained(error) : error
  }
}

/** What Node says of a command line, in our words. */
function explained(error: Error): Error {
  // Node names an option with a short form as '-f, --format <value>'.
  const flag = /'(?:-\w, )?(-[^' ]*)/.exec(error.message)?.[1]
  if (flag === undefined) return error
  const known = Object.keys(FLAGS).map((name) => `--${name}`)
  const name = known.find((long) => long === flag.split('=')[0])
  if (name === undefined)
    return new Error(`${quote(flag)} is not an option. ${didYouMean(flag, known)}See \`passmuster --help\`.`)
  return new Error(
    `${quote(name)} ${FLAGS[name.slice(2) as keyof typeof FLAGS].type === 'string' ? 'needs a value' : 'takes no value'}. See \`passmuster --help\`.`,
  )
}

function didYouMean(word: string, known: readonly string[]): string {
  const nearest = nearestOf(word, known)
  return nearest.length === 0 ? '' : `Did you mean \`${nearest[0]}\`? `
}

/** The choice that `value` is; throws one line that names the flag and its values. */
export function oneOf<Choice extends string>(
  flag: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((name) => name === value)
  if (choice !== undefined) return choice
  throw new Error(
    `${quote(value)} is not a value of \`${flag}\`. ${didYouMean(value, choices)}Use ${either(choices)}.`,
  )
}

/** The rules of these names; throws one line for the first that is none. */
async function rulesNamed(names: readonly string[]): Promise<readonly string[]> {
  const { ruleIds } = await import('../formats/index.ts')
  const wrong = names.find((name) => !ruleIds.includes(name))
  if (wrong === undefined) return names
  const nearest = nearestRule(wrong, ruleIds)
  if (nearest === wrong)
    throw new Error(
      `${quote(wrong)} is a group of rules. Name one of them, or set the group in a config file.`,
    )
  throw new Error(
    `${quote(wrong)} is not a rule. ${nearest === undefined ? '' : `Did you mean \`${nearest}\`? `}See \`passmuster --list-rules\`.`,
  )
}

function readOutputs(formats: readonly string[], outputFile: string | undefined): readonly Output[] {
  const outputs = formats.map((format) => {
    const colon = format.indexOf(':')
    const reporter = oneOf('--format', colon === -1 ? format : format.slice(0, colon), reporterNames)
    const file = colon === -1 ? outputFile : format.slice(colon + 1)
    if (file === '') throw new Error(`${quote(format)} names no file. Write \`${reporter}:FILE\`.`)
    return { reporter, file }
  })
  if (outputFile !== undefined && formats.every((format) => format.includes(':')))
    throw new Error(
      `No report goes to ${quote(outputFile)}, since each has a file of its own. Leave \`--output-file\` out.`,
    )
  const targets = outputs.map(({ file }) => file && resolve(file))
  const twice = targets.find((file, index) => targets.indexOf(file) !== index)
  if (targets.length > new Set(targets).size)
    throw new Error(
      `Two reports go to ${twice === undefined ? 'standard output' : quote(relative('.', twice))}. Give each a file of its own: \`--format json:FILE\`.`,
    )
  return outputs
}

async function readRules(assignments: readonly string[]): Promise<ReadonlyMap<string, Level>> {
  const levels = new Map(
    assignments.map((assignment) => {
      const [id = '', ...rest] = assignment.split('=')
      if (rest.join('=') === '')
        throw new Error(
          `${quote(assignment)} sets no severity. Write \`ID=error\`, \`=warning\`, \`=info\` or \`=off\`.`,
        )
      return [id, oneOf<Level>('--rule', rest.join('='), [...SEVERITIES, 'off'])]
    }),
  )
  if (levels.size > 0) await rulesNamed([...levels.keys()])
  return levels
}

/** The whole number that `value` is; throws one line that names the flag. */
export function readCount(flag: string, value: string): number {
  if (!/^\d+$/.test(value))
    throw new Error(
      `${quote(value)} is not a number of warnings. Give \`${flag}\` a whole number, 0 or more.`,
    )
  return Number(value)
}

function readFix(fix = false, suggestions = false, dryRun = false): Options['fix'] {
  return fix || suggestions || dryRun ? { fixing: suggestions ? 'suggested' : 'safe', dryRun } : undefined
}
