import { relative } from 'node:path'
import { matchAny, parseGlob } from '../../files/glob.ts'
import type { Host } from '../../files/host.ts'
import { errorCode } from '../../files/host.ts'
import { slashed } from '../../files/paths.ts'
import { decode } from '../../files/read.ts'
import { rules } from '../../formats/registry.ts'
import type { Range } from '../../model.ts'
import { linesOf } from '../../reporters/report.ts'
import { quotePath } from '../../wording/quote.ts'
import { matcher, withoutMistakes } from './globs.ts'
import { locationOf, nothingRead, readConfig } from './parse-config.ts'
import type { Config } from './schema.ts'
import type { ConfigFile } from './settings.ts'

/** What is wrong with config files, and what has no effect any more, a line each. */
interface Messages {
  readonly problems: string[]
  readonly notices: string[]
}

/** Reads a config file whose globs start at `folder`, and adds its messages to `messages`. */
export function loadConfig(path: string, folder: string, messages: Messages, host: Host): ConfigFile {
  const shown = shownIn(path, host)
  try {
    const reading = decode(host.read(path), Infinity)
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
    return configFile(folder, config, (place) => placed(locationOf(place, fields).key))
  } catch (error) {
    messages.problems.push(`The config file ${quotePath(shown)} cannot be read: ${errorCode(error)}.`)
    return configFile(folder, {}, () => shown)
  }
}

const NOT_UTF8 = 'The file is not UTF-8 from here on. Save it as UTF-8.'

function configFile(folder: string, config: Config, shown: ConfigFile['shown']): ConfigFile {
  const { ignore = [], files = {}, overrides = [] } = config
  const ignores = matcher(folder, ignore)
  const formats = Object.entries(files).map(([format, globs = []]) => ({
    format,
    matches: matcher(folder, Array.isArray(globs) ? globs : globs.only),
    place: Array.isArray(globs) ? [format] : [format, 'only'],
  }))
  const parts = overrides.map((override) => ({ override, matches: matcher(folder, override.files) }))
  const file: ConfigFile = {
    config,
    shown,
    matching: (globs) => {
      const parsed = withoutMistakes(globs.map((glob) => parseGlob(glob)))
      return (text) => matchAny(parsed, text) !== -1
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
