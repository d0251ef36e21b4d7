import { relative } from 'node:path'
import type { Glob, GlobMistake } from '../files/glob/index.ts'
import { compileGlobs, matchAny, matchGlob, parseGlob } from '../files/glob/index.ts'
import { isInside, slashed } from '../files/paths.ts'
import { readGlob } from './globs.ts'
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

/** Which of the globs matches a path, -1 for none. They were read without a mistake. */
function matcher(folder: string, globs: readonly string[]): (path: string) => number {
  const list = compileGlobs(withoutMistakes(globs.map(readGlob)))
  return (path) => {
    if (globs.length === 0 || !isInside(path, folder)) return -1
    return matchAny(list, slashed(relative(folder, path)))
  }
}

function withoutMistakes(globs: readonly (Glob | GlobMistake)[]): readonly Glob[] {
  return globs.flatMap((glob) => ('mistake' in glob ? [] : glob))
}
