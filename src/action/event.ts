import { join } from 'node:path'
import type { Host } from '../files/host.ts'
import { tried } from '../files/host.ts'
import { fieldsOf } from './answers.ts'

/** What the run is about: the repository, the commit and the pull request, if there is one. */
export interface Event {
  readonly name: string
  readonly owner: string
  readonly repository: string
  /**
   * The commit for a check run. For a pull request it is the head, which is what people see, not the merge that is
   * checked out. For `pull_request_target` it never is: that event checks out the base branch.
   */
  readonly commit: string
  /** The commit that is checked out, where the check run would be on another one; else undefined. */
  readonly stray: string | undefined
  /** Whether the event is about a pull request, but has its base branch checked out. */
  readonly isOnBase: boolean
  /** Whether the commit that the event runs on, of a pull request the merge, is surely what is checked out. */
  readonly isAtSha: boolean
  /** The URL of the files that are checked, up to the path. */
  readonly blob: string | undefined
  /** Undefined also where something else than the pull request is checked out. */
  readonly pullRequest: PullRequest | undefined
  readonly isOnPullRequest: boolean
}

interface PullRequest {
  readonly number: number
  readonly changedFiles: number | undefined
  /** The commit that it is to be merged into, as far as the event knows. */
  readonly base: string | undefined
}

/**
 * Reads the runner's environment and the event's payload, of which nothing is taken for granted. `checkedOut` is
 * the commit that the files are of, undefined where that is unknown.
 */
export function readEvent(
  env: Readonly<Record<string, string | undefined>>,
  payload: unknown,
  checkedOut?: string,
): Event {
  const [owner = '', repository = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  const sha = env['GITHUB_SHA'] ?? ''
  const pull = fieldsOf(fieldsOf(payload)?.['pull_request'])
  const { number, changed_files: changedFiles } = pull ?? {}
  const head = readCommit(fieldsOf(pull?.['head'])?.['sha'])
  const base = readCommit(fieldsOf(pull?.['base'])?.['sha'])
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  const isTarget = name === 'pull_request_target'
  const commit = isTarget ? sha : (head ?? sha)
  const stray = checkedOut === sha || checkedOut === commit ? undefined : checkedOut
  const isOnBase = isTarget && stray === undefined
  const isCheckedOut = !isOnBase && (stray === undefined || stray === head)
  const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const isPlaced = owner !== '' && repository !== '' && commit !== ''
  return {
    name,
    owner,
    repository,
    commit,
    stray,
    isOnBase,
    isAtSha: sha !== '' && checkedOut === sha,
    blob: isPlaced ? `${server}/${owner}/${repository}/blob/${stray ?? commit}` : undefined,
    pullRequest:
      typeof number === 'number' && isCheckedOut
        ? { number, changedFiles: typeof changedFiles === 'number' ? changedFiles : undefined, base }
        : undefined,
    isOnPullRequest: pull !== undefined,
  }
}

function readCommit(value: unknown): string | undefined {
  return typeof value === 'string' && /^[0-9a-f]+$/.test(value) ? value : undefined
}

/** Why there is no pull request to report on, as the end of a sentence; what an event would be used for follows it. */
export function whyNone({ stray, isOnBase }: Event, purpose = ''): string {
  if (stray !== undefined)
    return `, because the checked-out commit \`${stray}\` is not the one of the event. Check out the commit of the event${purpose}.`
  return isOnBase
    ? `, because \`pull_request_target\` checks out the base branch. Use the event \`pull_request\`${purpose}.`
    : ': the event has no pull request.'
}

/** In bytes. */
const LONGEST_REFERENCE = 1024

/** The commit that is checked out, in lower-case hexadecimal; undefined where `.git` does not say it. */
export function checkedOut(root: string, host: Host): string | undefined {
  const head = readReference(join(root, '.git/HEAD'), host)
  const [, branch] = /^ref: (refs\/[^\s\\]+)$/.exec(head) ?? []
  if (branch?.includes('..')) return undefined
  const commit = branch === undefined ? head : readReference(join(root, '.git', branch), host)
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit) ? commit : undefined
}

function readReference(path: string, host: Host): string {
  if (!tried(() => host.lstat(path).isFile())) return ''
  return tried(() => Buffer.from(host.read(path, LONGEST_REFERENCE)).toString().trimEnd()) ?? ''
}
