import { fieldsOf } from './answers.ts'

/** Where the run stands: the repository, the commit and the pull request, if there is one. */
export interface Event {
  readonly owner: string
  readonly repository: string
  /** The head of the pull request, which is what people see, not the merge that is checked out. */
  readonly commit: string
  /** The URL of the files at the commit, up to the path. */
  readonly blob: string | undefined
  readonly pullRequest: PullRequest | undefined
}

export interface PullRequest {
  readonly number: number
  /** As many as it had when the event was sent. */
  readonly changedFiles: number | undefined
}

/** Reads the runner's environment and the event's payload, of which nothing is taken for granted. */
export function readEvent(env: Readonly<Record<string, string | undefined>>, payload: unknown): Event {
  const [owner = '', repository = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  const pull = fieldsOf(fieldsOf(payload)?.['pull_request'])
  const number = pull?.['number']
  const head = fieldsOf(pull?.['head'])?.['sha']
  const changedFiles = pull?.['changed_files']
  const commit = typeof head === 'string' && /^[0-9a-f]+$/.test(head) ? head : (env['GITHUB_SHA'] ?? '')
  const known = owner !== '' && repository !== '' && commit !== ''
  return {
    owner,
    repository,
    commit,
    blob: known
      ? `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${owner}/${repository}/blob/${commit}`
      : undefined,
    pullRequest:
      typeof number === 'number'
        ? { number, changedFiles: typeof changedFiles === 'number' ? changedFiles : undefined }
        : undefined,
  }
}
