import { join } from 'node:path'
import type { Host } from '../files/host.ts'

/** In bytes. */
const LONGEST_REFERENCE = 1024

/**
 * The commit that is checked out in a git work tree, in lower-case hexadecimal; undefined where the files that a
 * checkout leaves in `.git` do not say it.
 */
export function checkedOut(root: string, host: Host): string | undefined {
  const head = readReference(join(root, '.git/HEAD'), host)
  const [, branch] = /^ref: (refs\/[^\s\\]+)$/.exec(head) ?? []
  if (branch?.includes('..')) return undefined
  const commit = branch === undefined ? head : readReference(join(root, '.git', branch), host)
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) ? commit : undefined
}

function readReference(path: string, host: Host): string {
  try {
    if (!host.lstat(path).isFile()) return ''
    return Buffer.from(host.read(path, LONGEST_REFERENCE)).toString().trimEnd()
  } catch {
    return ''
  }
}
