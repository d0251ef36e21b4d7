import { resolve } from 'node:path'
import { dialects } from '../formats/names.ts'
import { oneOf, PRESETS, readClients, readCount, SEVERITIES } from '../project/option-values.ts'
import type { Options, Output } from '../project/options.ts'
import { DEFAULTS } from '../project/options.ts'

const REPORTS = ['all', 'changed-files', 'changed-lines'] as const
const TRUSTED = ['head', 'base'] as const
const ANNOTATIONS = ['commands', 'check', 'review', 'none'] as const

/** A file of that name is `./none`. */
const NO_CONFIG = 'none'

/** The inputs of the Action and their defaults, as action.yml declares and describes them. */
export const inputs = {
  paths: '.',
  config: '',
  'inline-config': 'true',
  'untrusted-config': 'head',
  gitignore: 'true',
  preset: '',
  dialect: '',
  clients: '',
  'fail-on': '',
  'max-warnings': '',
  report: 'all',
  annotations: 'commands',
  'sarif-file': '',
  'json-file': '',
  summary: 'true',
  'github-token': '${{ github.token }}',
  'working-directory': '.',
} as const

/** The outputs of the Action, as action.yml declares and describes them. */
export const outputs = [
  'errors',
  'warnings',
  'infos',
  'files',
  'suppressed',
  'sarif-file',
  'json-file',
  'result',
] as const

export type InputName = keyof typeof inputs
export type OutputName = (typeof outputs)[number]

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

/** Reads the inputs as `get` gives them; throws one line that names the input that is wrong, and its values. */
export function readInputs(get: (name: InputName) => string): Inputs {
  const read = (name: InputName): string => get(name).trim() || inputs[name]
  const choose = <Choice extends string>(name: InputName, choices: readonly Choice[]): Choice =>
    oneOf(name, read(name), choices)
  const maybe = <Choice extends string>(name: InputName, choices: readonly Choice[]): Choice | undefined =>
    read(name) === '' ? undefined : choose(name, choices)
  const isTrue = (name: InputName): boolean =>
    oneOf(name, read(name).toLowerCase(), ['true', 'false']) === 'true'
  const maxWarnings = read('max-warnings')
  const clients = read('clients')
    .split(/[\s,]+/)
    .filter((id) => id !== '')
  return {
    options: {
      ...DEFAULTS,
      paths: read('paths')
        .split('\n')
        .map((path) => path.trim())
        .filter((path) => path !== ''),
      preset: maybe('preset', PRESETS),
      dialect: maybe('dialect', dialects),
      clients: clients.length === 0 ? undefined : readClients(clients),
      gitignore: isTrue('gitignore'),
      inlineConfig: isTrue('inline-config'),
      outputs: readOutputs(read),
      maxWarnings: maxWarnings === '' ? undefined : readCount('max-warnings', maxWarnings),
      failOn: maybe('fail-on', [...SEVERITIES, 'never'] as const),
      config: read('config') === NO_CONFIG ? false : read('config') || undefined,
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

/** The reports that are written to files; throws where both have the same. */
function readOutputs(read: (name: InputName) => string): readonly Output[] {
  const [sarif, json] = [read('sarif-file'), read('json-file')]
  if (sarif !== '' && resolve(sarif) === resolve(json))
    throw new Error('`sarif-file` and `json-file` name the same file. Give each its own.')
  const all = [{ reporter: 'sarif', file: sarif } as const, { reporter: 'json', file: json } as const]
  return all.filter(({ file }) => file !== '')
}
