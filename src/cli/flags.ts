import { parseArgs } from 'node:util'
import { didYouMean } from '../project/option-values.ts'
import { quote } from '../wording/quote.ts'
import { either } from '../wording/wording.ts'

/** The options of all commands. */
export const FLAGS = {
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
  'context-window': { type: 'string' },
  all: { type: 'boolean' },
  domain: { type: 'string' },
  agent: { type: 'string' },
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

export type FlagName = keyof typeof FLAGS

/** What was given of each flag. */
export type Flags = ReturnType<typeof parseArgs<{ options: typeof FLAGS; allowPositionals: true }>>['values']

/** The flags and the other words of a command line after the `word` of a command; throws one line for a flag that is wrong. */
export function parseFlags(
  argv: readonly string[],
  word = '',
): { values: Flags; positionals: readonly string[] } {
  try {
    // Most runs name paths at most, and to load the parser takes as long as to read thirty files.
    if (!argv.some((word) => word.startsWith('-'))) return { values: {}, positionals: [...argv] }
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true })
  } catch (error) {
    throw explained(error as Error, word)
  }
}

/** What other linters call an option, and what to use here. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '--select': '`--rule ID=SEVERITY`',
  '--disable': '`--rule ID=off`',
  '--no-color': '`--color never`',
  '--exit-zero': '`--fail-on never`',
  '--staged': 'the hooks of pre-commit, or name the staged files',
  '--changed': '`--since REF`',
  '--strict': '`--preset strict`',
  '--json': '`-f json`',
  '--stats': '`--statistics`',
  '--output': '`-o FILE`',
  '--reporter': '`-f FORMAT`',
  '--diff': '`--fix-dry-run`',
  '--dry-run': '`--fix-dry-run`',
  '--unsafe-fixes': '`--fix-suggestions`',
  '--ignore-pattern': '`--ignore GLOB`',
  '--exclude': '`--ignore GLOB`',
  '--list': '`--list-files` or `--list-rules`',
}

function explained(error: Error, word: string): Error {
  // Node names an option with a short form as '-f, --format <value>'.
  const flag = /'(?:-\w, )?(-[^' ]*)/.exec(error.message)?.[1]
  if (flag === undefined) return error
  const known = Object.keys(FLAGS).map((name) => `--${name}`)
  const name = known.find((long) => long === flag.split('=')[0])
  const ours = ELSEWHERE[flag.split('=')[0]!]
  if (ours !== undefined) return new Error(`${quote(flag)} is not an option. Use ${ours}.`)
  if (name === undefined)
    return new Error(`${quote(flag)} is not an option. ${didYouMean(flag, known)}See \`passmuster --help\`.`)
  if (name === '--explain')
    return new Error(
      `${quote(name)} needs ${word === 'clients' ? 'a client, such as `codex`' : 'a rule, such as `skill/name-format`'}.`,
    )
  return new Error(
    `${quote(name)} ${FLAGS[name.slice(2) as keyof typeof FLAGS].type === 'string' ? 'needs a value' : 'takes no value'}. See \`passmuster --help\`.`,
  )
}

/** The flags that ask for something else than checks, with the formats that each has and whether it takes paths. */
const INSTEAD = {
  init: { formats: ['text'], paths: false },
  'list-rules': { formats: ['text', 'json'], paths: true },
  explain: { formats: ['text'], paths: false },
  'print-config': { formats: ['text', 'json'], paths: true },
  'list-files': { formats: ['text', 'json'], paths: true },
} as const

const OF_CHECKS = [
  'fix',
  'fix-suggestions',
  'fix-dry-run',
  'baseline-write',
  'baseline-prune',
  'statistics',
  'max-findings',
  'since',
  'report-suppressed',
] as const

/** What is wrong with flags beside each other; undefined for nothing. `paths` is how many there are. */
export function mistakeIn(values: Flags, paths: number): string | undefined {
  return misuse(values, paths) ?? contradiction(values, paths) ?? ofText(values)
}

function misuse(values: Flags, paths: number): string | undefined {
  const [flag, other] = (Object.keys(INSTEAD) as (keyof typeof INSTEAD)[]).filter(
    (name) => values[name] !== undefined,
  )
  if (flag === undefined) return undefined
  if (other !== undefined) return `\`--${flag}\` and \`--${other}\` cannot be used together. Leave one out.`
  const useless = OF_CHECKS.find((name) => values[name])
  if (useless !== undefined)
    return `\`--${flag}\` checks no file, so \`--${useless}\` has no effect. Leave it out.`
  const formats: readonly string[] = INSTEAD[flag].formats
  if (paths > 0 && !INSTEAD[flag].paths) return `\`--${flag}\` takes no paths. Leave them out.`
  if (values['output-file'] !== undefined || values.format?.some((format) => format.includes(':')))
    return `\`--${flag}\` prints to standard output. Redirect it instead of naming a file.`
  const wrong = values.format?.find((format) => !formats.includes(format))
  return wrong === undefined
    ? undefined
    : `${quote(wrong)} is not a format of \`--${flag}\`. Use ${either(formats)}.`
}

function contradiction(values: Flags, paths: number): string | undefined {
  const { stdin, 'stdin-filename': stdinPath, 'baseline-write': write, 'baseline-prune': prune } = values
  const shard = values.shard !== undefined
  const checks: readonly (readonly [holds: boolean | undefined, message: string])[] = [
    [values.all, '`--all` is for `passmuster clients`. Leave it out.'],
    [values.domain !== undefined, '`--domain` is for `passmuster search`. Leave it out.'],
    [values.agent !== undefined, '`--agent` is for `passmuster hook`. Leave it out.'],
    [stdin && paths > 0, '`--stdin` takes no paths. Name the path with `--stdin-filename`.'],
    [
      !stdin && stdinPath !== undefined,
      '`--stdin-filename` works only with `--stdin`. Add `--stdin`, or pass the file as a path.',
    ],
    [
      stdin && stdinPath === undefined,
      '`--stdin` needs a path, which decides the format. Add `--stdin-filename` and the path.',
    ],
    [stdin && values.since !== undefined, '`--since` does not work with `--stdin`. Leave it out.'],
    [stdin && values.context, '`--context` does not work with `--stdin`. Leave it out.'],
    [shard && stdin, '`--shard` does not work with `--stdin`. Leave it out.'],
    [
      shard && (write || prune),
      '`--shard` finds only a part of the findings, but a baseline needs all. Update the baseline without `--shard`.',
    ],
    [
      shard && (values.fix || values['fix-suggestions'] || values['fix-dry-run']),
      '`--shard` cannot see what other shards fix. Fix without `--shard`.',
    ],
    [
      shard && values['report-suppressed'],
      '`--report-suppressed` does not work with `--shard`. Leave it out.',
    ],
    [shard && values.statistics, '`passmuster merge` needs all findings. Leave out `--statistics`.'],
    [
      values['report-suppressed'] && !values.format?.some((each) => /^sarif(?::|$)/.test(each)),
      '`--report-suppressed` is only for SARIF. Add `-f sarif`.',
    ],
    [
      values['fix-dry-run'] && (write || prune),
      '`--fix-dry-run` writes nothing, so it cannot update a baseline. Leave one out.',
    ],
    [write && prune, '`--baseline-write` and `--baseline-prune` cannot be used together. Leave one out.'],
    [
      values['print-config'] !== undefined && paths > 0,
      '`--print-config` takes one path. Leave the others out.',
    ],
    [
      values['no-config'] && values.config !== undefined,
      '`--no-config` and `--config` cannot be used together. Leave one out.',
    ],
  ]
  return checks.find(([holds]) => holds)?.[1]
}

function ofText({ statistics, 'max-findings': most, format = ['text'] }: Flags): string | undefined {
  const flag = statistics ? 'statistics' : most === undefined ? undefined : 'max-findings'
  if (flag === undefined) return undefined
  if (statistics && most !== undefined)
    return '`--statistics` prints no findings, so `--max-findings` has no effect. Leave one out.'
  if (format.some((each) => (statistics ? /^(?:text|json|markdown)(?::|$)/ : /^text(?::|$)/).test(each)))
    return undefined
  const shaped = statistics ? 'the reports text, JSON and Markdown' : 'the text report'
  return `\`--${flag}\` shapes only ${shaped}. Leave it out, or add \`-f text\`.`
}
