import { oneOf, readClients } from '../project/option-values.ts'
import type { Options } from '../project/options.ts'
import type { Merging } from '../project/shards/index.ts'
import { nearestOne } from '../wording/near-names.ts'
import { either, plural } from '../wording/wording.ts'
import type { Shell } from './completions.ts'
import type { Flags } from './flags.ts'
import { mistakeIn, parseFlags } from './flags.ts'
import type { HookForm } from './hook-agents.ts'
import { HOOK_AGENTS, hookAgents } from './hook-agents.ts'
import type { Screen, ViewChoices } from './options.ts'
import { readOutputs, ruleNamed, rulesOf, toChoices, toOptions, toThreshold } from './options.ts'

interface Taken {
  readonly operands: readonly string[]
  readonly rest?: string
  readonly options?: readonly string[]
}

const VIEWS = {
  manifest: { operands: ['FILE'], options: ['dialect', 'agent-format'] },
  route: { operands: ['FILE.3md', 'REQUEST'] },
  graph: { operands: ['FILE.3md'] },
  resolve: { operands: ['FILE.3md', 'SKILL'] },
  command: { operands: ['FILE.3md', 'SKILL'], rest: '[name=value…]' },
  search: { operands: ['DIR', 'QUERY'], rest: '[#tag…] [^N]', options: ['domain'] },
} as const satisfies Readonly<Record<string, Taken>>

/** The shells that complete command lines. */
const SHELLS = ['bash', 'zsh', 'fish'] as const satisfies readonly Shell[]

export type ViewName = keyof typeof VIEWS

/** What the command line asks for. */
export type Command =
  | { readonly do: 'lint'; readonly options: Options }
  | { readonly do: 'list-files'; readonly options: Options }
  | { readonly do: 'list-clients'; readonly options: Options; readonly isAll: boolean }
  | { readonly do: 'explain-client'; readonly client: string }
  | {
      readonly do: 'list-rules'
      readonly json: boolean
      readonly ids: readonly string[]
      readonly width: number | undefined
    }
  | { readonly do: 'explain'; readonly rule: string }
  | { readonly do: 'print-config'; readonly path: string; readonly options: Options }
  | {
      readonly do: 'inspect'
      readonly view: ViewName
      readonly operands: readonly string[]
      readonly choices: ViewChoices
    }
  | ({ readonly do: 'merge' } & Merging)
  | { readonly do: 'version' | 'init' }
  /** All of the usage, the main part, that of a command with the options that it takes, or of a word for an option. */
  | {
      readonly do: 'help'
      readonly isShort: boolean
      readonly of?: readonly [string, readonly string[] | string]
    }
  | { readonly do: 'serve' }
  | { readonly do: 'hook'; readonly form: HookForm }
  | { readonly do: 'complete'; readonly shell: Shell }
  /** The command line is wrong: one line that says how. */
  | { readonly do: 'complain'; readonly message: string }

/** Reads the command line; `color` is the default of `--color`, `width` that of the terminal. Never throws. */
export function parseCommand(argv: readonly string[], color: boolean, width?: number): Command {
  try {
    return toCommand(argv, { color, width })
  } catch (error) {
    return { do: 'complain', message: (error as Error).message }
  }
}

/** The words that ask for something else than checks, and the flags that each takes. */
export const COMMANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['merge', ['output-file', 'fail-on', 'max-warnings']],
  ['completions', []],
  ['lsp', []],
  ['hook', ['agent']],
  [
    'clients',
    [
      'client',
      'all',
      'explain',
      'context-window',
      'format',
      'config',
      'no-config',
      'no-gitignore',
      'no-error-on-unmatched-pattern',
    ],
  ],
  ...Object.entries<Taken>(VIEWS).map(([view, { options = [] }]) => [view, options] as const),
])

/** The command that a first word which is no file was likely meant for; undefined where none is near. */
export function commandMeant([word = '']: readonly string[]): string | undefined {
  return /^[a-z]+$/.test(word) ? nearestOne(word, [...COMMANDS.keys()]) : undefined
}

/** What other linters call what is an option here, or needs no word. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['check', []],
  ['lint', []],
  ['validate', []],
  ['fix', ['--fix']],
  ['init', ['--init']],
  ['explain', ['--explain']],
  ['rules', ['--list-rules']],
  ['version', ['--version']],
  ['help', ['--help']],
])

function toCommand(given: readonly string[], screen: Screen): Command {
  const option = WORDS.get(given[0] ?? '')?.[0]
  if (
    option !== undefined &&
    option !== '--help' &&
    given.slice(1).some((word) => /^(?:-h|--help)$/.test(word))
  )
    return { do: 'help', isShort: false, of: [given[0]!, option.slice(2)] }
  const argv = [...(WORDS.get(given[0] ?? '') ?? given.slice(0, 1)), ...given.slice(1)]
  const [word = '', ...rest] = argv
  const taken = COMMANDS.get(word)
  const { values, positionals } = parseFlags(taken === undefined ? argv : rest, word)
  if (values.help) return toHelp(argv, positionals)
  if (taken === undefined) return toRun(values, positionals, screen)
  const flag = Object.keys(values).find((name) => !taken.includes(name))
  if (flag !== undefined && taken.length === 0)
    throw new Error(`\`passmuster ${word}\` takes no options. Leave out \`--${flag}\`.`)
  if (flag !== undefined) {
    const advice = word === 'merge' ? 'Use it in the runs that write the reports.' : 'Leave it out.'
    throw new Error(`\`passmuster ${word}\` takes no \`--${flag}\`. ${advice}`)
  }
  if (word === 'merge') return toMerge(values, positionals)
  if (word === 'completions') return toCompletions(positionals)
  if (word === 'lsp') return toServer(positionals)
  if (word === 'hook') return toHook(values, positionals)
  if (word === 'clients') return toClients(values, positionals, screen)
  return toInspection(word as ViewName, values, positionals)
}

/** The help on a command that is named before or after `--help`, or on all. */
function toHelp(argv: readonly string[], [first = '']: readonly string[]): Command {
  const word = COMMANDS.has(argv[0]!) ? argv[0]! : first
  const taken = COMMANDS.get(word)
  return { do: 'help', isShort: argv.includes('-h'), ...(taken && { of: [word, taken] }) }
}

function toRun(values: Flags, paths: readonly string[], screen: Screen): Command {
  if (values.version) return { do: 'version' }
  if (Object.keys(values).length > 0) {
    const mistake = mistakeIn(values, paths.length)
    if (mistake !== undefined) throw new Error(mistake)
  }
  if (values.init) return { do: 'init' }
  const outputs = readOutputs(values)
  if (values['list-rules']) {
    const json = outputs.some(({ reporter }) => reporter === 'json')
    return { do: 'list-rules', json, ids: paths.flatMap(rulesOf), width: screen.width }
  }
  if (values.explain !== undefined) return { do: 'explain', rule: ruleNamed(values.explain) }
  const options = toOptions(values, paths, outputs, screen)
  if (values['print-config'] !== undefined)
    return { do: 'print-config', path: values['print-config'], options }
  return { do: values['list-files'] ? 'list-files' : 'lint', options }
}

function toMerge(values: Flags, reports: readonly string[]): Command {
  if (reports.length === 0)
    throw new Error(
      '`passmuster merge` needs the reports of all shards. Name them, such as `passmuster merge 1.json 2.json`.',
    )
  return { do: 'merge', reports, outputFile: values['output-file'], threshold: toThreshold(values) }
}

function toCompletions([shell, other]: readonly string[]): Command {
  if (shell === undefined || other !== undefined)
    throw new Error(`\`passmuster completions\` takes one shell. Name ${either(SHELLS)}.`)
  return { do: 'complete', shell: oneOf('completions', shell, SHELLS) }
}

function toServer([path]: readonly string[]): Command {
  if (path !== undefined)
    throw new Error('`passmuster lsp` takes no paths. Leave them out: the editor names them.')
  return { do: 'serve' }
}

function toHook({ agent = 'claude-code' }: Flags, [path]: readonly string[]): Command {
  if (path !== undefined)
    throw new Error(
      '`passmuster hook` takes no paths. Leave them out: the agent names the file on standard input.',
    )
  return { do: 'hook', form: HOOK_AGENTS[oneOf('--agent', agent, hookAgents)] }
}

function toClients(values: Flags, paths: readonly string[], screen: Screen): Command {
  const { explain, all: isAll = false } = values
  if (explain !== undefined) return toExplanation(explain, values, paths)
  const outputs = readOutputs(values)
  const isPrinted = ({ reporter, file }: (typeof outputs)[0]): boolean =>
    /^(?:text|json|markdown|concise)$/.test(reporter) && file === undefined
  if (outputs.length > 1 || !outputs.every(isPrinted))
    throw new Error(
      '`passmuster clients` prints one report to standard output. Use `-f text`, `-f json`, `-f markdown` or `-f concise`.',
    )
  return { do: 'list-clients', options: toOptions(values, paths, outputs, screen), isAll }
}

function toExplanation(id: string, values: Flags, paths: readonly string[]): Command {
  const other = Object.keys(values).find((name) => name !== 'explain')
  if (other !== undefined || paths.length > 0)
    throw new Error(
      `\`--explain\` of \`passmuster clients\` judges no skill. Leave out ${other === undefined ? 'the paths' : `\`--${other}\``}.`,
    )
  return { do: 'explain-client', client: readClients([id])[0]! }
}

function toInspection(view: ViewName, values: Flags, given: readonly string[]): Command {
  const { operands, rest }: Taken = VIEWS[view]
  const isEnough = rest === undefined ? given.length === operands.length : given.length >= operands.length
  if (isEnough) return { do: 'inspect', view, operands: given, choices: toChoices(values) }
  const least = rest === undefined ? '' : 'at least '
  const usage = [view, ...operands, ...(rest === undefined ? [] : [rest])].join(' ')
  throw new Error(
    `\`passmuster ${view}\` takes ${least}${plural(operands.length, 'argument')}, not ${given.length}. Usage: \`passmuster ${usage}\`.`,
  )
}
