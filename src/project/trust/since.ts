import { join } from 'node:path'
import { namesIn } from '../../files/git.ts'
import type { GitAnswer, Host } from '../../files/host.ts'
import { NO_GIT } from '../../files/host.ts'
import packages from '../../files/packages.cjs'
import { rootOf } from '../../files/work-tree.ts'
import { LARGEST_FILE } from '../../lint/reading.ts'
import { quote } from '../../wording/quote.ts'
import type { Change, ChangedFile } from './changes.ts'
import { readChange } from './changes.ts'
import { linksIn } from './links.ts'

/** What git calls a tree without files. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
const OUT_OF_GIT = 'Leave out `--since`, or run passmuster in a git work tree.'

/**
 * What changed in the work tree since it left a commit's history, as a pull request to that commit would show it.
 * One line where git cannot say.
 */
export function changeSince(ref: string, host: Host): Change | string {
  const root = rootOf(host.cwd, host)
  const filters = new Map<string, string>()
  const git = (...words: readonly string[]): GitAnswer => host.git?.(root, words, filters) ?? NO_GIT
  const unknown = `${quote(ref)} is not a commit that git knows. Give \`--since\` a branch, a tag or a commit, and fetch it.`
  if (ref.startsWith('-')) return unknown
  const { code, output } = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  if (code === undefined)
    return `\`--since\` needs git, which cannot be run. Install git, or leave out \`--since\`.`
  // Before the first commit all is new.
  const isUnborn = code === 1 && ref === 'HEAD'
  if (code === 1 && !isUnborn) return unknown
  const commit = isUnborn ? EMPTY_TREE : idIn(output)
  if (commit === undefined) return `git cannot read this repository. ${OUT_OF_GIT}`
  const forked = git('merge-base', commit, 'HEAD')
  const base = forked.code === 0 ? (idIn(forked.output) ?? commit) : commit
  // What filters a file when it is committed is a program, which git also runs to compare files.
  for (const name of namesIn(git('config', '-z', '--name-only', '--get-regexp', '^filter\\.').output))
    filters.set(name, '')
  const tracked = git('diff-index', '--raw', '-z', '--no-abbrev', '--ignore-submodules=dirty', base, '--')
  const untracked = git('ls-files', '-z', '--others', '--exclude-standard')
  if (tracked.code !== 0 || untracked.code !== 0)
    return `git cannot compare the files with ${quote(ref)}. ${OUT_OF_GIT}`
  const files = [
    ...changedIn(namesIn(tracked.output), root, host),
    ...namesIn(untracked.output).map((filename) => ({ filename, status: 'added' })),
  ]
  return readChange(files, linksIn(root, host))
}

function idIn(output: Uint8Array): string | undefined {
  return /^[0-9a-f]{40,64}(?=\n$)/.exec(Buffer.from(output).toString('latin1'))?.[0]
}

const STATUSES: Readonly<Record<string, string>> = { A: 'added', D: 'removed' }

/** The files of a raw diff: of each the modes, ids and status, then the path. */
function changedIn(parts: readonly string[], root: string, host: Host): readonly ChangedFile[] {
  const files: ChangedFile[] = []
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, , before = '', after = '', status = ''] = parts[at]!.split(' ')
    const filename = parts[at + 1]!
    if (status === 'M' && isTouchedOnly(join(root, filename), before, after, host)) continue
    files.push({ filename, status: STATUSES[status] ?? 'modified' })
  }
  return files
}

/** Whether a file that git has not looked into, but whose times are others, is still the same. */
function isTouchedOnly(path: string, before: string, after: string, host: Host): boolean {
  if (!/^0+$/.test(after)) return false
  try {
    const stat = host.lstat(path)
    if (!stat.isFile() || stat.size > LARGEST_FILE) return false
    const bytes = host.read(path, LARGEST_FILE + 1)
    const hash = packages.crypto().createHash(before.length === 40 ? 'sha1' : 'sha256')
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === before
  } catch {
    return false
  }
}
