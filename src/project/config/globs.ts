import { relative } from 'node:path'
import { normalize } from 'node:path/posix'
import type { Glob, GlobMistake } from '../../files/glob.ts'
import { matchAny, parseGlob } from '../../files/glob.ts'
import { isInside, slashed } from '../../files/paths.ts'

/**
 * Reads a glob of settings that hold below a folder, as in .gitignore: without a slash it is for names at any depth, and what matches a
 * folder matches all that is in it.
 */
export function readGlob(glob: string, folder = 'config file’s folder'): Glob | GlobMistake {
  const bare = normalize(glob).replace(/^\/+/, '').replace(/\/$/, '')
  if (bare === '' || bare === '.')
    return { mistake: `is the ${folder} itself. Write \`**\` for everything in it` }
  if (/^\.\.(?:\/|$)/.test(bare))
    return { mistake: `points outside the ${folder}. Put it in a config file there` }
  return parseGlob(bare, { anyDepth: !bare.includes('/') && !glob.startsWith('/'), below: true })
}

/**
 * Which of the globs matches a path, -1 for none; they start at `folder`. They were read without a mistake. `spend`
 * hears how many steps each path took.
 */
export function matcher(
  folder: string,
  globs: readonly string[],
  spend?: (steps: number) => void,
): (path: string) => number {
  const list = withoutMistakes(globs.map((glob) => readGlob(glob)))
  return (path) => {
    if (globs.length === 0 || !isInside(path, folder)) return -1
    const counted = { steps: 0 }
    const index = matchAny(list, slashed(relative(folder, path)), counted)
    spend?.(counted.steps)
    return index
  }
}

/** The globs without a mistake. */
export function withoutMistakes(globs: readonly (Glob | GlobMistake)[]): readonly Glob[] {
  return globs.flatMap((glob) => ('mistake' in glob ? [] : glob))
}
