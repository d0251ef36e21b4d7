import { matchAny, parseGlob } from '../../files/glob.ts'
import { errorCode } from '../../files/host.ts'
import { decode } from '../../files/read.ts'
import type { Range, RuleInfo } from '../../model.ts'
import { linesOf } from '../../reporters/report.ts'
import { quotePath } from '../../wording/quote.ts'
import type { Loader } from './find-config-files.ts'
import { shownIn } from './find-config-files.ts'
import { matcher, withoutMistakes } from './globs.ts'
import { locationOf, nothingRead, readConfig } from './parse-config.ts'
import type { Config } from './schema.ts'
import type { ConfigFile } from './settings.ts'

/** A reader of config files that may name these rules. */
export function loaderFor(rules: readonly RuleInfo[]): Loader {
  const ids = rules.map(({ id }) => id)
  return (path, folder, messages, host) => {
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
      return configFile(folder, config, ids, (place) => placed(locationOf(place, fields).key))
    } catch (error) {
      messages.problems.push(`The config file ${quotePath(shown)} cannot be read: ${errorCode(error)}.`)
      return configFile(folder, {}, ids, () => shown)
    }
  }
}

const NOT_UTF8 = 'The file is not UTF-8 from here on. Save it as UTF-8.'

/** Compiles the globs of a config file; they start at `folder`. */
function configFile(
  folder: string,
  config: Config,
  ids: readonly string[],
  shown: ConfigFile['shown'],
): ConfigFile {
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
    ids,
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
