import { relative } from 'node:path'
import { matchGlob, parseGlob } from '../../files/glob.ts'
import type { Host } from '../../files/host.ts'
import { whyUnread } from '../../files/host.ts'
import { slashed } from '../../files/paths.ts'
import { decode } from '../../files/read.ts'
import { rules } from '../../formats/rules.ts'
import { stepsFor } from '../../lint/budget.ts'
import type { Range } from '../../model.ts'
import { linesOf } from '../../reporters/report.ts'
import { LONGEST_PATH } from '../../wording/paths.ts'
import { quotePath } from '../../wording/quote.ts'
import { matcher, withoutMistakes } from './globs.ts'
import type { ConfigFile } from './opened.ts'
import { locationOf, nothingRead, readConfig } from './parse-config.ts'
import type { Config } from './schema.ts'

/** What is wrong with a config file, or has no effect any more, at its absolute path. */
export interface Mistake {
  readonly path: string
  readonly severity: 'error' | 'warning'
  /** In the text without its byte order mark. */
  readonly range: Range
  readonly message: string
}

/** What is wrong with config files, and what has no effect any more: a line each, and by place. */
export interface Messages {
  readonly problems: string[]
  readonly notices: string[]
  readonly mistakes: Mistake[]
}

/** Adds a problem of a whole config file to `messages`. */
export function tellOf(path: string, message: string, { problems, mistakes }: Messages): void {
  problems.push(message)
  mistakes.push({ path, severity: 'error', range: [0, 0], message })
}

/** Reads a config file whose globs start at `folder`, and adds its messages to `messages`. */
export function loadConfig(path: string, folder: string, messages: Messages, host: Host): ConfigFile {
  const shown = shownIn(path, host)
  const spend = (steps: number): void => host.spend?.(path, steps)
  let bytes: Uint8Array
  try {
    bytes = host.read(path)
  } catch (error) {
    tellOf(path, `The config file ${quotePath(shown)} ${whyUnread(error)}.`, messages)
    const nowhere = { text: '', shown: () => shown, rangeOf: (): Range => [0, 0] }
    return configFile({}, { path, shownPath: shown, folder, spend, ...nowhere })
  }
  spend(stepsFor(bytes.length))
  const reading = decode(bytes, Infinity)
  const text = 'text' in reading ? reading.text.replace(/^\ufeff/, '') : ''
  // Of what is text up to its first bad byte nothing holds, for the rest may say otherwise.
  const { config, problems, notices, fields } =
    reading.state === 'not-utf8'
      ? nothingRead([{ range: [text.length, text.length], message: NOT_UTF8 }])
      : readConfig(text, rules)
  const { startOf } = linesOf(text)
  const placed = (range: Range): string => `${shown}:${startOf(range)}`
  for (const { range, message } of notices) messages.notices.push(`${placed(range)}: ${message}`)
  for (const { range, message } of problems) messages.problems.push(`${placed(range)}: ${message}`)
  for (const each of notices) messages.mistakes.push({ path, severity: 'warning', ...each })
  for (const each of problems) messages.mistakes.push({ path, severity: 'error', ...each })
  const { value, range } = fields.get('extends') ?? {}
  return configFile(config, {
    path,
    shownPath: shown,
    folder,
    text,
    // Also of a file with mistakes: those of what it extends are told with its own.
    ...(typeof value === 'string' && { extended: { value, range: range! } }),
    shown: (place) => placed(locationOf(place, fields).key),
    rangeOf: (place) => locationOf(place, fields).value,
    spend,
  })
}

const NOT_UTF8 = 'The file is not UTF-8 from here on. Save it as UTF-8.'

/** Compiles the globs of a config file; they start at `folder`. */
function configFile(
  config: Config,
  about: Omit<
    ConfigFile,
    'config' | 'matching' | 'requirementsFor' | 'ignores' | 'formatFor' | 'leftBelow' | 'partsFor'
  >,
): ConfigFile {
  const { folder, spend } = about
  const { ignore = [], files = {}, overrides = [], require = [] } = config
  const ignores = matcher(folder, ignore, spend)
  const formats = Object.entries(files).map(([format, globs = []]) => ({
    format,
    matches: matcher(folder, Array.isArray(globs) ? globs : globs.only, spend),
    place: Array.isArray(globs) ? [format] : [format, 'only'],
  }))
  const parts = overrides.map((override) => ({ override, matches: matcher(folder, override.files, spend) }))
  const required = require.map((requirement) => ({
    matches: matcher(folder, requirement.files, spend),
    // What it costs to hold a file against it.
    steps: JSON.stringify(requirement).length,
  }))
  const file: ConfigFile = {
    ...about,
    config,
    matching: (globs, read = parseGlob) => {
      const parsed = withoutMistakes(globs.map((glob) => read(glob)))
      return (text) => {
        if (text.length > LONGEST_PATH) return false
        const counted = { steps: 0 }
        const isMatch = parsed.some((glob) => matchGlob(glob, text, counted))
        spend(counted.steps)
        return isMatch
      }
    },
    ignores(path) {
      const index = ignores(path)
      return index === -1 ? undefined : { value: ignore[index]!, file, place: ['ignore', index] }
    },
    formatFor(path) {
      for (const { format, matches, place } of formats) {
        const index = matches(path)
        if (index !== -1) return { value: format, file, place: ['files', ...place, index] }
      }
      return undefined
    },
    requirementsFor: (path) =>
      required.flatMap(({ matches, steps }, index) => {
        if (matches(path) === -1) return []
        spend(steps)
        return index
      }),
    leftBelow: (path) =>
      [ignores, ...formats.map(({ matches }) => matches)].map((each) => each.leftBelow(path)).join(' '),
    partsFor: (path) => [
      { value: config, file, place: [] },
      ...parts.flatMap(({ override, matches }, index) =>
        matches(path) === -1 ? [] : { value: override, file, place: ['overrides', index] },
      ),
    ],
  }
  return file
}

/** What people read: the path from the working directory, with `/`. */
export function shownIn(path: string, host: Host): string {
  return slashed(relative(host.cwd, path))
}
