import type { Files } from '../model.ts'

/**
 * Whether a file lies where its path from the root says, and git does not leave it out: what a symbolic link leads to
 * may be anybody’s, and what git ignores is nobody’s to quote.
 */
export function isOwnFile(path: string, files: Files): boolean {
  const root = files.real('.')?.replaceAll('\\', '/').replace(/\/$/, '')
  return files.real(path)?.replaceAll('\\', '/') === `${root}/${path}` && !files.ignored(path)
}
