import { quote } from '../wording/quote.ts'
import { either } from '../wording/wording.ts'
import type { Flags } from './flags.ts'

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

/** What is wrong with flags beside one that asks for something else than checks. */
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

/** What is wrong with flags that are right one by one. */
function contradiction(values: Flags, paths: number): string | undefined {
  const { stdin, 'stdin-filename': stdinPath, 'baseline-write': write, 'baseline-prune': prune } = values
  const shard = values.shard !== undefined
  const checks: readonly (readonly [holds: boolean | undefined, message: string])[] = [
    [values.domain !== undefined, '`--domain` is for `passmuster search`. Leave it out.'],
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
  return format.some((each) => /^text(?::|$)/.test(each))
    ? undefined
    : `\`--${flag}\` shapes only the text report. Leave it out, or add \`-f text\`.`
}
