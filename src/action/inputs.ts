import { oneOf, PRESETS, readClients, readCount, SEVERITIES } from '../engine/option-values.ts'
import type { Options } from '../engine/options.ts'
import { dialects } from '../formats/names.ts'

/** An input or output as action.yml and the README describe it. */
interface Described {
  readonly description: string
  readonly default?: string
}

const REPORTS = ['all', 'changed-files', 'changed-lines'] as const
const TRUSTED = ['head', 'base'] as const
const ANNOTATIONS = ['commands', 'check', 'review', 'none'] as const

/** A file of that name is `./none`. */
const NO_CONFIG = 'none'

/** The inputs of the Action, as action.yml declares them. */
export const inputs = {
  paths: {
    description: 'Files, folders and globs to check, one on each line, relative to `working-directory`.',
    default: '.',
  },
  config: {
    description:
      'The only config file to use, relative to `working-directory`, or `none` to ignore all config files. Empty: the config files of the repository.',
    default: '',
  },
  'inline-config': {
    description: 'Whether suppression comments in the files apply: `true` or `false`.',
    default: 'true',
  },
  'untrusted-config': {
    description:
      'Which config, baseline and suppressions apply to a pull request: `head`, its own, with a notice of what they hide; or `base`, those of the base commit.',
    default: 'head',
  },
  gitignore: {
    description: 'Whether files that `.gitignore` ignores are skipped: `true` or `false`.',
    default: 'true',
  },
  preset: {
    description:
      '`recommended` reports what a specification forbids or a client punishes. `strict` also reports what only some clients refuse. Empty: as the config file says, else `recommended`.',
    default: '',
  },
  dialect: {
    description:
      'How `SKILL.md` is read: `agent-skills` or `skills-plane`. Empty: as the config file says, else `agent-skills`.',
    default: '',
  },
  clients: {
    description:
      'The ids of the clients to judge skills for, one on each line. The job summary gets a table of how many skills each client loads. Empty: as the config file says, else all agents.',
    default: '',
  },
  'fail-on': {
    description:
      'The lowest severity that fails the step: `error`, `warning`, `info` or `never`. Empty: as the config file says, else `error`.',
    default: '',
  },
  'max-warnings': {
    description:
      'The step also fails above this number of warnings. Empty: as the config file says, else no limit.',
    default: '',
  },
  report: {
    description:
      'Which findings of a pull request are reported and can fail the step: `all`, `changed-files` or `changed-lines`. All files are checked in any case.',
    default: 'all',
  },
  annotations: {
    description:
      'How findings are shown. `commands`: ten annotations of each severity. `check`: a check run with up to 1,000, which needs `checks: write`. `review`: comments on the diff with suggestions, which needs `pull-requests: write`. `none`: only in the log.',
    default: 'commands',
  },
  'sarif-file': {
    description:
      'Where to write a SARIF file for code scanning, relative to `working-directory`. Empty: no file.',
    default: '',
  },
  summary: {
    description: 'Whether to write the findings to the job summary: `true` or `false`.',
    default: 'true',
  },
  'github-token': {
    description:
      'The token that reads the changed files of a pull request and writes the check run or the review.',
    default: '${{ github.token }}',
  },
  'working-directory': { description: 'The folder to run in, relative to the workspace.', default: '.' },
} satisfies Readonly<Record<string, Described>>

/** The outputs of the Action, as action.yml declares them. */
export const outputs = {
  errors: { description: 'The number of errors reported.' },
  warnings: { description: 'The number of warnings reported.' },
  infos: { description: 'The number of infos reported.' },
  files: { description: 'The number of files checked.' },
  suppressed: { description: 'The number of findings that suppression comments hide.' },
  'sarif-file': {
    description: 'The absolute path of the SARIF file. Empty if you asked for none, or if the run failed.',
  },
  result: {
    description:
      '`clean` or `findings`, whatever `fail-on` says, or `failed` if some files could not be checked.',
  },
} satisfies Readonly<Record<string, Described>>

export type InputName = keyof typeof inputs
export type OutputName = keyof typeof outputs

/** What the workflow asks for. */
export interface Inputs {
  readonly options: Options
  readonly report: (typeof REPORTS)[number]
  readonly untrustedConfig: (typeof TRUSTED)[number]
  readonly annotations: (typeof ANNOTATIONS)[number]
  readonly summary: boolean
  readonly token: string
  readonly workingDirectory: string
}

/**
 * Reads the inputs as `get` gives them; throws one line that names the input that is wrong, and its values.
 */
export function readInputs(get: (name: InputName) => string): Inputs {
  const read = (name: InputName): string => get(name).trim() || inputs[name].default
  const choose = <Choice extends string>(name: InputName, choices: readonly Choice[]): Choice =>
    oneOf(name, read(name), choices)
  const maybe = <Choice extends string>(name: InputName, choices: readonly Choice[]): Choice | undefined =>
    read(name) === '' ? undefined : choose(name, choices)
  const isTrue = (name: InputName): boolean =>
    oneOf(name, read(name).toLowerCase(), ['true', 'false']) === 'true'
  const maxWarnings = read('max-warnings')
  const sarifFile = read('sarif-file')
  const clients = read('clients')
    .split(/[\s,]+/)
    .filter((id) => id !== '')
  return {
    options: {
      paths: read('paths')
        .split('\n')
        .map((path) => path.trim())
        .filter((path) => path !== ''),
      preset: maybe('preset', PRESETS),
      dialect: maybe('dialect', dialects),
      agentFormat: undefined,
      rules: new Map(),
      clients: clients.length === 0 ? undefined : readClients(clients),
      gitignore: isTrue('gitignore'),
      inlineConfig: isTrue('inline-config'),
      outputs: sarifFile === '' ? [] : [{ reporter: 'sarif', file: sarifFile }],
      quiet: false,
      maxWarnings: maxWarnings === '' ? undefined : readCount('max-warnings', maxWarnings),
      failOn: maybe('fail-on', [...SEVERITIES, 'never'] as const),
      config: read('config') === NO_CONFIG ? false : read('config') || undefined,
      baseline: { file: undefined, update: undefined },
      fix: undefined,
      errorOnUnmatched: true,
      context: false,
      stdinPath: undefined,
      color: false,
    },
    report: choose('report', REPORTS),
    untrustedConfig: choose('untrusted-config', TRUSTED),
    annotations: choose('annotations', ANNOTATIONS),
    summary: isTrue('summary'),
    token: readToken(get('github-token').trim()),
    workingDirectory: read('working-directory'),
  }
}

/** The runner masks a secret line by line, and a message about a header would quote what is wrong with it. */
function readToken(token: string): string {
  if (/[^!-~]/.test(token))
    throw new Error('`github-token` has a character that no token has. Pass the token alone, on one line.')
  return token
}
