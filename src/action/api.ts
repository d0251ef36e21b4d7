import { setTimeout } from 'node:timers/promises'
import type { ChangedFile } from '../project/trust/changes.ts'
import { MOST_FILES } from '../project/trust/changes.ts'
import { count } from '../wording/wording.ts'
import { fieldsOf, readFiles, readId } from './answers.ts'
import type { CheckRun } from './check-run.ts'
import type { Event } from './event.ts'
import type { Failure } from './failure.ts'
import { explain, pauseBefore } from './failure.ts'

/** What one run asks at most, retries aside: files of the base commit, pages of threads, new comments, threads to close. */
export const MOST_FILES_READ = 100
export const MOST_PAGES = 10
/** A review that is longer is not read. */
export const MOST_COMMENTS = 30
/** Two requests each at most. The rest is left to the next run. */
export const MOST_CLOSED = 30

/** In milliseconds, for one request with its answer. */
const LONGEST_REQUEST = 30_000

const FILES_A_PAGE = 100

/** Octokit prints warnings about deprecated routes. */
const SILENT = { warn: () => {} }

export const UNKNOWN_FORM = 'GitHub’s API sent an unexpected answer. Run the job again later.'

/** Something that the API does, and the permission that it takes. */
export interface Endpoint {
  readonly route: string
  readonly permission: string
  /** Whether it changes nothing, whatever its method; undefined where the method says so. */
  readonly reads?: true
}

/** The one route of GraphQL. */
export const GRAPHQL = 'POST /graphql'

const LIST_FILES: Endpoint = {
  route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  permission: 'pull-requests: read',
}
const CREATE_CHECK: Endpoint = {
  route: 'POST /repos/{owner}/{repo}/check-runs',
  permission: 'checks: write',
}
const UPDATE_CHECK: Endpoint = {
  route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  permission: 'checks: write',
}

/** Where GitHub's API is, and who asks. */
export interface Connection {
  readonly token: string
  /** Undefined for the server that runs the workflow. */
  readonly url?: string
  readonly longest?: number
}

/**
 * Sends a request and gives the data of the answer. It waits and tries again where the API asks for it. When
 * there is no answer, or one that refuses, it throws an error that says why and what to do, in two sentences.
 */
export type Api = (endpoint: Endpoint, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>

/** A client of GitHub's API. Throws, as each of its requests does, where there is no token. */
export async function connect({ token, url, longest = LONGEST_REQUEST }: Connection): Promise<Api> {
  if (token === '')
    throw new Error('The input `github-token` is empty. Remove it, so that the job’s own token is used.')
  // Few steps ask the API, and its client takes longer to load than most steps take.
  const { getOctokit } = await import('@actions/github')
  const octokit = getOctokit(token, url === undefined ? {} : { baseUrl: url })
  const { baseUrl } = octokit.request.endpoint.DEFAULTS
  // GitHub Enterprise Server has GraphQL beside its REST API.
  const ofGraphql = { baseUrl: baseUrl.replace(/\/api\/v3\/?$/, '/api') }
  return async ({ route, permission, reads = route.startsWith('GET ') }, parameters) => {
    for (let retry = 0; ; retry++) {
      const signal = AbortSignal.timeout(longest)
      try {
        const { data, headers } = await octokit.request(route, {
          ...(route === GRAPHQL && ofGraphql),
          ...parameters,
          request: { signal, log: SILENT },
        })
        // Octokit takes an answer that was cut off for an empty one.
        signal.throwIfAborted()
        if (route === GRAPHQL) throwFirstOf(data, headers)
        return data
      } catch (error) {
        const failure = failureOf(error, reads)
        const pause = pauseBefore(retry, failure, Date.now())
        if (pause === undefined) {
          const why = signal.aborted
            ? `GitHub’s API did not answer within ${count(longest / 1000)} seconds. Run the job again later.`
            : explain(failure, permission, token)
          throw new Error(why, { cause: failure.status })
        }
        await setTimeout(pause)
      }
    }
  }
}

/** GraphQL refuses with status 200; what its errors are called says which status REST would have. */
const STATUSES: ReadonlyMap<unknown, number> = new Map([
  ['FORBIDDEN', 403],
  ['INSUFFICIENT_SCOPES', 403],
  ['NOT_FOUND', 404],
  ['RATE_LIMITED', 429],
])

function throwFirstOf(answer: unknown, headers: object): void {
  const errors = fieldsOf(answer)?.['errors']
  if (errors === undefined) return
  const { type, message } = fieldsOf(Array.isArray(errors) ? errors[0] : undefined) ?? {}
  const status = STATUSES.get(type) ?? 422
  throw Object.assign(new Error(typeof message === 'string' ? message : ''), {
    status,
    response: { headers },
  })
}

/** What Octokit throws; without an answer it has only the message. */
interface RequestError {
  readonly message: string
  readonly status?: number
  readonly response?: { readonly headers: Failure['headers'] }
}

function failureOf(error: unknown, repeatable: boolean): Failure {
  const { status = 500, message, response } = error as RequestError
  return { repeatable, status, message, headers: response?.headers }
}

/**
 * The files that a pull request changes. Throws, as `Api` does, when they cannot be known: also when there are
 * more than the API lists, or when it lists fewer than the event counts.
 */
export async function listChanges(
  api: Api,
  { owner, repository: repo, pullRequest }: Event,
): Promise<readonly ChangedFile[]> {
  // Nobody opens a pull request that changes nothing.
  const { number: pull_number, changedFiles = 1 } = pullRequest!
  const files: ChangedFile[] = []
  const last = MOST_FILES / FILES_A_PAGE
  // By number: the address of the next page in an answer may be of any host, and there may be no last page.
  for (let page = 1; page <= last && changedFiles <= MOST_FILES; page++) {
    const read = readFiles(await api(LIST_FILES, { owner, repo, pull_number, per_page: FILES_A_PAGE, page }))
    if (read === undefined) throw new Error(UNKNOWN_FORM)
    files.push(...read)
    if (read.length < FILES_A_PAGE) break
  }
  // At the limit there may be more.
  if (changedFiles > MOST_FILES || (files.length >= MOST_FILES && files.length !== changedFiles))
    throw new Error(
      `The pull request changes more files than the ${count(MOST_FILES)} that GitHub lists. Split it to see only what it changes.`,
    )
  if (files.length < changedFiles)
    throw new Error(
      `GitHub’s API lists fewer files than the pull request changes: ${count(files.length)} of ${count(changedFiles)}. Run the job again later.`,
    )
  return files
}

/** Creates the check run and sends it all its annotations. Throws as `Api` does. */
export async function sendCheckRun(
  api: Api,
  { owner, repository: repo, commit }: Event,
  run: CheckRun,
): Promise<void> {
  const { name, conclusion, title, summary } = run
  const output = (annotations: CheckRun['batches'][number]) => ({ title, summary, annotations })
  const [first = [], ...rest] = run.batches
  const created = await api(CREATE_CHECK, {
    owner,
    repo,
    name,
    head_sha: commit,
    status: 'completed',
    conclusion,
    output: output(first),
  })
  const check_run_id = readId(created)
  if (check_run_id === undefined) throw new Error(UNKNOWN_FORM)
  for (const batch of rest) await api(UPDATE_CHECK, { owner, repo, check_run_id, output: output(batch) })
}
