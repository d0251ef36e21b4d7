import { relative, resolve } from 'node:path'
import { CLIENT_IDS } from '../clients/who-loses.ts'
import { agentFormats, dialects } from '../formats/names.ts'
import type { Level } from '../model.ts'
import { readGlob } from '../project/config/globs.ts'
import { oneOf, PRESETS, readClients, readCount, readWindow, SEVERITIES } from '../project/option-values.ts'
import type { Options, Output } from '../project/options.ts'
import { readLevels, rulesNamed } from '../project/rule-levels.ts'
import { reporterNames } from '../reporters/index.ts'
import type { Shard } from '../reporters/report.ts'
import { quote } from '../wording/quote.ts'
import type { Flags } from './flags.ts'

/** Standard output: the default of `--color`, and the columns of the terminal; undefined where it is none. */
export interface Screen {
  readonly color: boolean
  readonly width: number | undefined
}

/** The options of a run; throws one line for a value that is wrong. */
export function toOptions(
  values: Flags,
  paths: readonly string[],
  outputs: readonly Output[],
  screen: Screen,
): Options {
  return {
    paths: pathsOf(paths),
    preset: choose(values, 'preset', PRESETS),
    dialect: choose(values, 'dialect', dialects),
    agentFormat: choose(values, 'agent-format', agentFormats),
    clients: values.client && readClients(values.client),
    contextWindow: values['context-window'] === undefined ? undefined : readWindow(values['context-window']),
    gitignore: !values['no-gitignore'],
    since: values.since,
    inlineConfig: !values['no-inline-config'],
    reportSuppressed: values['report-suppressed'],
    outputs,
    quiet: values.quiet ?? false,
    ...toThreshold(values),
    shard: values.shard === undefined ? undefined : readShard(values.shard),
    config: values['no-config'] ? false : values.config,
    baseline: {
      file: values.baseline,
      update: values['baseline-write'] ? 'write' : values['baseline-prune'] ? 'prune' : undefined,
    },
    fix: toFix(values),
    context: values.context ?? false,
    errorOnUnmatched: !values['no-error-on-unmatched-pattern'],
    stdinPath: values.stdin ? values['stdin-filename'] : undefined,
    ...toLook(values.color, screen),
    extent: toExtent(values),
    rules: readRules(values.rule ?? []),
    ignore: readIgnore(values.ignore ?? []),
  }
}

function pathsOf(paths: readonly string[]): readonly string[] {
  if (paths.includes('')) throw new Error('A path is empty. Name a file or folder, or leave it out.')
  return paths.length > 0 ? paths : ['.']
}

/** A pipe may take colours, but only a terminal opens links and has a width. */
function toLook(value: string | undefined, screen: Screen): Pick<Options, 'color' | 'links' | 'width'> {
  const choice = value === undefined ? 'auto' : oneOf('--color', value, ['auto', 'always', 'never'])
  const color = choice === 'auto' ? screen.color : choice === 'always'
  return { color, links: color && screen.width !== undefined, width: screen.width }
}

function toExtent({ statistics = false, 'max-findings': most }: Flags): Options['extent'] {
  if (most === undefined) return statistics ? { most: 0, statisticsOnly: true } : undefined
  if (most === 'all') return { most: Infinity, statisticsOnly: false }
  if (!/^\d+$/.test(most))
    throw new Error(
      `${quote(most)} is not a number of findings. Give \`--max-findings\` a whole number, or \`all\`.`,
    )
  return { most: Number(most), statisticsOnly: false }
}

/** What the options of a view say. */
export interface ViewChoices extends Pick<Options, 'dialect' | 'agentFormat'> {
  readonly domain?: string | undefined
}

/** The options of a view; throws one line for a value that is wrong. */
export function toChoices(values: Flags): ViewChoices {
  return {
    dialect: choose(values, 'dialect', dialects),
    agentFormat: choose(values, 'agent-format', agentFormats),
    domain: values.domain,
  }
}

function choose<Choice extends string>(
  values: Flags,
  flag: 'preset' | 'dialect' | 'agent-format' | 'fail-on',
  choices: readonly Choice[],
): Choice | undefined {
  const value = values[flag]
  return value === undefined ? undefined : oneOf(`--${flag}`, value, choices)
}

/** The threshold that the flags set; throws one line for a value that is wrong. */
export function toThreshold(values: Flags): Pick<Options, 'maxWarnings' | 'failOn'> {
  const maxWarnings = values['max-warnings']
  return {
    maxWarnings: maxWarnings === undefined ? undefined : readCount('--max-warnings', maxWarnings),
    failOn: choose(values, 'fail-on', [...SEVERITIES, 'never']),
  }
}

function readShard(value: string): Shard {
  const [, index, count] = (/^(\d{1,9})\/(\d{1,9})$/.exec(value) ?? []).map(Number)
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new Error(
      `${quote(value)} is not a shard. Write its number and the number of shards, such as \`--shard 1/4\`.`,
    )
  return { index, count }
}

/** The file of each report; throws one line if two have the same. */
export function readOutputs({
  format: formats = ['text'],
  'output-file': outputFile,
}: Flags): readonly Output[] {
  const outputs = formats.map((format) => {
    const colon = format.indexOf(':')
    const reporter = oneOf('--format', colon === -1 ? format : format.slice(0, colon), reporterNames)
    const file = colon === -1 ? outputFile : format.slice(colon + 1)
    if (file === '') throw new Error(`${quote(format)} names no file. Write a path after the colon.`)
    return { reporter, file }
  })
  if (outputFile !== undefined && formats.every((format) => format.includes(':')))
    throw new Error(
      `Each report has its own file, so nothing is written to ${quote(outputFile)}. Leave out \`--output-file\`.`,
    )
  const targets = outputs.map(({ file }) => file && resolve(file))
  const twice = targets.find((file, index) => targets.indexOf(file) !== index)
  if (targets.length > new Set(targets).size)
    throw new Error(
      `Two reports go to ${twice === undefined ? 'standard output' : quote(relative('.', twice))}. Give each its own file, such as \`--format json:report.json\`.`,
    )
  return outputs
}

function readRules(assignments: readonly string[]): ReadonlyMap<string, Level> {
  const levels = assignments.map((assignment) => {
    const [name = '', ...rest] = assignment.split('=')
    if (rest.join('=') === '')
      throw new Error(
        `${quote(assignment)} sets no severity. Add \`=error\`, \`=warning\`, \`=info\` or \`=off\` after the rule.`,
      )
    return [name, rest.join('=')] as const
  })
  return readLevels(levels, '--rule')
}

function readIgnore(globs: readonly string[]): readonly string[] {
  for (const glob of globs) {
    const read = readGlob(glob, 'working directory')
    if ('mistake' in read) throw new Error(`${quote(glob)} ${read.mistake}.`)
  }
  return globs
}

/** The rules of a group, such as `skill` or `skill/*`; throws one line where there is none. */
export function rulesOf(group: string): readonly string[] {
  return rulesNamed(group.includes('/') ? group : `${group}/*`)
}

/** The rule of a name; throws one line where there is none, or more than one. */
export function ruleNamed(name: string): string {
  if (CLIENT_IDS.includes(name))
    throw new Error(`${quote(name)} is a client. Use \`passmuster clients --explain ${name}\`.`)
  const [id, ...others] = rulesNamed(name)
  if (others.length > 0) throw new Error(`${quote(name)} is a group of rules. Name one of them.`)
  return id!
}

function toFix({
  fix,
  'fix-suggestions': suggestions,
  'fix-dry-run': dryRun = false,
}: Flags): Options['fix'] {
  return fix || suggestions || dryRun ? { fixing: suggestions ? 'suggested' : 'safe', dryRun } : undefined
}
