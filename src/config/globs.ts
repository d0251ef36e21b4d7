import { relative } from 'node:path'
import { normalize } from 'node:path/posix'
import type { Glob, GlobMistake } from '../files/glob/index.ts'
import { compileGlobs, matchAny, parseGlob } from '../files/glob/index.ts'
import { isInside, slashed } from '../files/paths.ts'

/**
 * Reads a glob of settings that hold below a folder, as in .gitignore: without a slash it is for names at any depth, and what matches a
 * folder matches all that is in it.
 */
export function readGlob(glob: string, folder = 'config file’s folder'): Glob | GlobMistake {
  const path = normalize(glob)
  const outside = placeMistake(path, folder)
  if (outside !== undefined) return { mistake: outside }
  const bare = path.replace(/^\/+/, '').replace(/\/$/, '')
  return parseGlob(bare, { anyDepth: !bare.includes('/') && !glob.startsWith('/'), below: true })
}

/** What is wrong with a glob that no path below its folder matches. */
function placeMistake(glob: string, folder: string): string | undefined {
  const path = glob.replace(/^\/+/, '')
  if (/^\.?\/?$/.test(path)) return `is the ${folder} itself. Write \`**\` for everything in it`
  return /^\.\.(?:\/|$)/.test(path)
    ? `points outside the ${folder}. Put it in a config file there`
    : undefined
}

/** Which of the globs matches a path, -1 for none; they start at `folder`. They were read without a mistake. */
export function matcher(folder: string, globs: readonly string[]): (path: string) => number {
  const list = compileGlobs(withoutMistakes(globs.map((glob) => readGlob(glob))))
  return (path) => {
    if (globs.length === 0 || !isInside(path, folder)) return -1
    return matchAny(list, slashed(relative(folder, path)))
  }
}

/** The globs without a mistake. */
export function withoutMistakes(globs: readonly (Glob | GlobMistake)[]): readonly Glob[] {
  return globs.flatMap((glob) => ('mistake' in glob ? [] : glob))
}
