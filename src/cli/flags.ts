import { parseArgs } from 'node:util'
import { didYouMean } from '../project/option-values.ts'
import { quote } from '../wording/quote.ts'

const FLAGS = {
  format: { type: 'string', short: 'f', multiple: true },
  'output-file': { type: 'string', short: 'o' },
  quiet: { type: 'boolean', short: 'q' },
  statistics: { type: 'boolean' },
  'max-findings': { type: 'string' },
  color: { type: 'string' },
  'fail-on': { type: 'string' },
  'max-warnings': { type: 'string' },
  preset: { type: 'string' },
  rule: { type: 'string', multiple: true },
  dialect: { type: 'string' },
  'agent-format': { type: 'string' },
  client: { type: 'string', multiple: true },
  domain: { type: 'string' },
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
  since: { type: 'string' },
  ignore: { type: 'string', multiple: true },
  fix: { type: 'boolean' },
  'fix-suggestions': { type: 'boolean' },
  'fix-dry-run': { type: 'boolean' },
  'no-gitignore': { type: 'boolean' },
  'no-inline-config': { type: 'boolean' },
  'report-suppressed': { type: 'boolean' },
  'no-error-on-unmatched-pattern': { type: 'boolean' },
  version: { type: 'boolean', short: 'v' },
  help: { type: 'boolean', short: 'h' },
} as const

/** What was given of each flag. */
export type Flags = ReturnType<typeof parseArgs<{ options: typeof FLAGS; allowPositionals: true }>>['values']

/** The flags and the other words of a command line; throws one line for a flag that is wrong. */
export function parseFlags(argv: readonly string[]): { values: Flags; positionals: readonly string[] } {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw explained(error as Error)
  }
}

/** Node's message about a command line, in our words. */
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
