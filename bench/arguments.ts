import { parseArgs } from 'node:util'
import { oneOf } from '../src/project/option-values.ts'

/** What can be measured by itself, as `--only` names it. */
export const SUBJECTS = [
  'one',
  'dead',
  '600',
  '10000',
  'off',
  'bare',
  '50000',
  'clean',
  'findings',
  'copilot',
  'subagents',
  'mixed',
  'ignored',
  'markdown',
  'action',
] as const

export type Subject = (typeof SUBJECTS)[number]

export interface Choices {
  /** The folder of real files; undefined for the usual one, or generated files where there is none. */
  readonly corpus: string | undefined
  readonly only: readonly Subject[]
  readonly runs: number
  /** Shell commands to time over the same trees; `{tree}` stands for the folder. */
  readonly vs: readonly string[]
  /** The commits whose bundles are timed over the same trees, the oldest first: limits are held against it. */
  readonly against: readonly string[]
  /** The program that runs the bundles. */
  readonly node: string
  readonly small: boolean
  readonly check: boolean
  readonly write: boolean
}

export const USAGE = `Usage: npm run bench -- [options]
       npm run bench:parts -- [--corpus FOLDER] [--runs N] [--small]
       npm run bench:server -- [--corpus FOLDER] [--runs N] [--small] [--check]

  --only NAME     ${SUBJECTS.join(', ')}; repeatable
  --runs N        runs of each command, of which the median counts (default: 5)
  --against COMMIT also time the bundle of another commit; repeatable, limits are held against the first one
  --node FILE     run all with another Node (default: the one that runs the benchmark)
  --vs COMMAND    also time a shell command, in which {tree} is the folder; repeatable
  --corpus FOLDER the files to copy (default: ../shared/corpus, else generated ones)
  --small         one run on small trees: whether it works, not how fast
  --check         exit with 1 where a limit is exceeded
  --write         write the figures into bench/README.md
`

/** Reads the command line; undefined when it asks for the usage. Throws one line that says what is wrong. */
export function readArguments(argv: readonly string[]): Choices | undefined {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      only: { type: 'string', multiple: true },
      runs: { type: 'string' },
      against: { type: 'string', multiple: true },
      node: { type: 'string' },
      vs: { type: 'string', multiple: true },
      corpus: { type: 'string' },
      small: { type: 'boolean' },
      check: { type: 'boolean' },
      write: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return undefined
  const {
    against = [],
    node = process.execPath,
    corpus,
    only = SUBJECTS,
    vs = [],
    small = false,
    check = false,
    write = false,
  } = values
  const runs = values.runs ?? (small ? '1' : '5')
  if (!/^[1-9]\d*$/.test(runs))
    throw new Error(`\`${runs}\` is not a number of runs. Give \`--runs\` a whole number, 1 or more.`)
  const bare = vs.find((command) => !command.includes('{tree}'))
  if (bare !== undefined)
    throw new Error(`\`${bare}\` names no tree. Write \`{tree}\` where the folder stands.`)
  if (small && (check || write))
    throw new Error('Small trees say nothing of the limits. Leave out `--small`, or `--check` and `--write`.')
  if (write && values.only !== undefined)
    throw new Error('Some figures would be missing. Leave out `--only` or `--write`.')
  return {
    corpus,
    only: only.map((name) => oneOf('--only', name, SUBJECTS)),
    runs: Number(runs),
    vs,
    against,
    node,
    small,
    check,
    write,
  }
}
