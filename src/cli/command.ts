import type { ViewChoices, ViewName } from '../engine/agent-views.ts'
import { VIEWS } from '../engine/agent-views.ts'
import type { Options } from '../engine/options.ts'
import type { Threshold } from '../engine/threshold.ts'
import { plural } from '../text/wording.ts'
import type { Flags } from './flags.ts'
import { parseFlags } from './flags.ts'
import type { Screen } from './options.ts'
import {
  readIgnore,
  readOutputs,
  readRules,
  ruleNamed,
  toChoices,
  toOptions,
  toThreshold,
} from './options.ts'

/** What the command line asks for. */
export type Command =
  | { readonly do: 'lint'; readonly options: Options }
  | { readonly do: 'list-files' | 'list-clients'; readonly options: Options }
  | { readonly do: 'list-rules'; readonly json: boolean }
  | { readonly do: 'explain'; readonly rule: string }
  | { readonly do: 'print-config'; readonly path: string; readonly options: Options }
  | {
      readonly do: 'inspect'
      readonly view: ViewName
      readonly operands: readonly string[]
      readonly choices: ViewChoices
    }
  | {
      readonly do: 'merge'
      readonly reports: readonly string[]
      readonly outputFile: string | undefined
      readonly threshold: Threshold
    }
  | { readonly do: 'version' | 'help' | 'init' }
  /** The command line is wrong: one line that says how. */
  | { readonly do: 'complain'; readonly message: string }

/** Reads the command line; `color` says whether standard output shows colours unless told otherwise. Never throws. */
export async function parseCommand(
  argv: readonly string[],
  color: boolean,
  isTerminal = false,
): Promise<Command> {
  try {
    return await toCommand(argv, { color, isTerminal })
  } catch (error) {
    return { do: 'complain', message: error instanceof Error ? error.message : String(error) }
  }
}

async function toCommand(argv: readonly string[], screen: Screen): Promise<Command> {
  const view = (Object.keys(VIEWS) as ViewName[]).find((name) => name === argv[0])
  if (view !== undefined) return toInspection(view, argv.slice(1))
  if (argv[0] === 'merge') return toMerge(argv.slice(1))
  if (argv[0] === 'clients') return toClients(argv.slice(1), screen)
  const { values, positionals } = parseFlags(argv)
  const mistake = Object.keys(values).length > 0 ? await mistakeIn(values, positionals.length) : undefined
  if (values.help) return { do: 'help' }
  if (values.version) return { do: 'version' }
  if (mistake !== undefined) throw new Error(mistake)
  if (values.init) return { do: 'init' }
  const outputs = readOutputs(values.format ?? ['text'], values['output-file'])
  if (values['list-rules'])
    return { do: 'list-rules', json: outputs.some(({ reporter }) => reporter === 'json') }
  if (values.explain !== undefined) return { do: 'explain', rule: await ruleNamed(values.explain) }
  const options = {
    ...toOptions(values, positionals, outputs, screen),
    rules: await readRules(values.rule ?? []),
    ignore: await readIgnore(values.ignore ?? []),
  }
  if (values['print-config'] !== undefined)
    return { do: 'print-config', path: values['print-config'], options }
  return { do: values['list-files'] ? 'list-files' : 'lint', options }
}

/** What is wrong with flags beside each other. */
async function mistakeIn(values: Flags, paths: number): Promise<string | undefined> {
  const { contradiction, misuse } = await import('./contradictions.ts')
  return misuse(values, paths) ?? contradiction(values, paths)
}

function toMerge(argv: readonly string[]): Command {
  const { values, positionals } = parseFlags(argv)
  if (values.help) return { do: 'help' }
  const flag = Object.keys(values).find((name) => !['output-file', 'fail-on', 'max-warnings'].includes(name))
  if (flag !== undefined)
    throw new Error(`\`passmuster merge\` takes no \`--${flag}\`. Use it in the runs that write the reports.`)
  if (positionals.length === 0)
    throw new Error(
      '`passmuster merge` needs the reports of all shards. Name them, such as `passmuster merge 1.json 2.json`.',
    )
  return {
    do: 'merge',
    reports: positionals,
    outputFile: values['output-file'],
    threshold: toThreshold(values),
  }
}

/** What `passmuster clients` takes. */
const OF_CLIENTS: readonly string[] = [
  'client',
  'format',
  'config',
  'no-config',
  'no-gitignore',
  'no-error-on-unmatched-pattern',
]

function toClients(argv: readonly string[], screen: Screen): Command {
  const { values, positionals } = parseFlags(argv)
  if (values.help) return { do: 'help' }
  const flag = Object.keys(values).find((name) => !OF_CLIENTS.includes(name))
  if (flag !== undefined) throw new Error(`\`passmuster clients\` takes no \`--${flag}\`. Leave it out.`)
  const outputs = readOutputs(values.format ?? ['text'], undefined)
  const wrong = outputs.find(({ reporter, file }) => !/^(?:text|json)$/.test(reporter) || file !== undefined)
  if (wrong !== undefined)
    throw new Error(
      '`passmuster clients` prints text or JSON to standard output. Use `-f text` or `-f json`.',
    )
  const options = { ...toOptions(values, positionals, outputs, screen), rules: new Map() }
  return { do: 'list-clients', options }
}

function toInspection(view: ViewName, argv: readonly string[]): Command {
  const { values, positionals } = parseFlags(argv)
  if (values.help) return { do: 'help' }
  const asked: { operands: readonly string[]; rest?: string; options?: readonly string[] } = VIEWS[view]
  const { operands, rest, options = [] } = asked
  const flag = Object.keys(values).find((name) => !options.includes(name))
  if (flag !== undefined)
    throw new Error(
      options.length === 0
        ? `\`passmuster ${view}\` takes no options. Leave out \`--${flag}\`.`
        : `\`passmuster ${view}\` takes no \`--${flag}\`. Leave it out.`,
    )
  const isEnough =
    rest === undefined ? positionals.length === operands.length : positionals.length >= operands.length
  if (isEnough) return { do: 'inspect', view, operands: positionals, choices: toChoices(values) }
  const least = rest === undefined ? '' : 'at least '
  const usage = [view, ...operands, ...(rest === undefined ? [] : [rest])].join(' ')
  throw new Error(
    `\`passmuster ${view}\` takes ${least}${plural(operands.length, 'argument')}, not ${positionals.length}. Usage: \`passmuster ${usage}\`.`,
  )
}
