import { relative } from 'node:path'
import { normalize } from 'node:path/posix'
import type { Glob, GlobMistake } from '../../files/glob.ts'
import { leftBelow, matchGlob, parseGlob } from '../../files/glob.ts'
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

/** A text, or a glob for texts, in which a slash is a character as any other. */
export function plainText(text: string): string {
  return text.replaceAll('/', '\0')
}

/** What globs say of absolute paths. */
export interface Matcher {
  /** Which of them matches a path, -1 for none. */
  (path: string): number
  /** What is left of them below a folder: below folders with the same answer they match the same. */
  leftBelow(folder: string): string
}

/** Compiles globs that start at `folder` and were read without a mistake. `spend` hears how many steps each path took. */
export function matcher(folder: string, globs: readonly string[], spend?: (steps: number) => void): Matcher {
  const list = withoutMistakes(globs.map((glob) => readGlob(glob)))
  const asked =
    <Answer>(none: Answer, ask: (path: string, counted: { steps: number }) => Answer) =>
    (path: string): Answer => {
      if (globs.length === 0 || !isInside(path, folder)) return none
      const counted = { steps: 0 }
      const answer = ask(slashed(relative(folder, path)), counted)
      spend?.(counted.steps)
      return answer
    }
  return Object.assign(
    asked(-1, (path, counted) => list.findIndex((glob) => matchGlob(glob, path, counted))),
    { leftBelow: asked('', (path, counted) => list.map((glob) => leftBelow(glob, path, counted)).join(' ')) },
  )
}

/** The globs without a mistake. */
export function withoutMistakes(globs: readonly (Glob | GlobMistake)[]): readonly Glob[] {
  return globs.flatMap((glob) => ('mistake' in glob ? [] : glob))
}
