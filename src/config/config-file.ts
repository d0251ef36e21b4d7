import { matchGlob, parseGlob } from '../files/glob/index.ts'
import { matcher, withoutMistakes } from './globs.ts'
import type { Config } from './schema.ts'
import type { ConfigFile } from './settings.ts'

/** Compiles the globs of a config file; they start at `folder`. */
export function configFile(
  folder: string,
  config: Config,
  ids: readonly string[],
  shown: ConfigFile['shown'],
): ConfigFile {
  const { ignore = [], files = {}, overrides = [], preset, dialect, clients, tools, rules } = config
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
      return (text) => parsed.some((glob) => matchGlob(glob, text))
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
      { value: { preset, dialect, clients, tools, rules }, file, place: [] },
      ...parts.flatMap(({ override, matches }, index) =>
        matches(path) === -1 ? [] : { value: override, file, place: ['overrides', index] },
      ),
    ],
  }
  return file
}
