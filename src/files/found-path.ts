import { basename, join, posix, relative, sep } from 'node:path'
import type { Refusal } from '../lint/reading.ts'
import type { Host } from './host.ts'
import { slashed, under } from './paths.ts'
import { isRepository } from './work-tree.ts'

/** A path that the run must speak of: a file to lint, or one that cannot be linted. */
export interface Found {
  /** The absolute real path of the repository, or of the argument where there is none. */
  readonly root: string
  /** Relative to the root, with `/`. */
  readonly path: string
  readonly refusal?: Refusal
}

/** The absolute path of a file. */
export function absoluteOf({ root, path }: Found): string {
  return path === '' || sep !== '/' ? join(root, path) : under(root, path)
}

/** The name of the directory that holds a file; undefined at the root of a repository, whose clones have any name. */
export function directoryOf({ root, path }: Found, host: Host): string | undefined {
  if (path.includes('/')) return posix.basename(posix.dirname(path))
  return isRepository(root, host) ? undefined : basename(root)
}

/** The path that people read: from the working directory, with `/`. */
export function shownPath(found: Found, cwd: string): string {
  return found.root === cwd && found.path !== ''
    ? found.path
    : slashed(relative(cwd, absoluteOf(found))) || '.'
}
