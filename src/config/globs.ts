import { normalize } from 'node:path/posix'
import type { Glob, GlobMistake } from '../files/glob/index.ts'
import { parseGlob } from '../files/glob/index.ts'

/**
 * Reads a glob of a config file, as in .gitignore: without a slash it is for names at any depth, and what matches a
 * folder matches all that is in it.
 */
export function readGlob(glob: string): Glob | GlobMistake {
  const path = normalize(glob)
  const outside = placeMistake(path)
  if (outside !== undefined) return { mistake: outside }
  const bare = path.replace(/^\/+/, '').replace(/\/$/, '')
  return parseGlob(bare, { anyDepth: !bare.includes('/') && !glob.startsWith('/'), below: true })
}

/** What is wrong with a glob that no path below the config file's folder matches. */
function placeMistake(glob: string): string | undefined {
  const path = glob.replace(/^\/+/, '')
  if (/^\.?\/?$/.test(path)) return 'is the config file’s folder itself. Write `**` for everything in it'
  return /^\.\.(?:\/|$)/.test(path)
    ? 'points outside the config file’s folder. Put it in a config file there'
    : undefined
}
