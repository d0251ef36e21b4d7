import { matchGlob, parseGlob } from './index.ts'

/** Whether a path matches a glob, or what is wrong with it: the rest of a sentence about it, and the fix. */
export function readMatcher(glob: string): ((path: string) => boolean) | string {
  const parsed = parseGlob(glob, { below: true })
  return 'mistake' in parsed ? parsed.mistake : (path) => matchGlob(parsed, path)
}
