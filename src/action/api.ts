import { setTimeout } from 'node:timers/promises'
import { getOctokit } from '@actions/github'
import { count } from '../text/message.ts'
import { MOST_FILES } from './changes.ts'
import type { ChangedFile } from './changes.ts'
import type { CheckRun } from './check-run.ts'
import type { Event } from './event.ts'
import { pauseBefore } from './retry.ts'

/** In milliseconds, for one request with its answer. */
const LONGEST_REQUEST = 30_000

const FILES_A_PAGE = 100

/** Where GitHub's API is, and who asks. */
export interface Connection {
  readonly token: string
  /** Undefined for the server that runs the workflow. */
  readonly url?: string
  /** In milliseconds: a request that takes longer, with its answer, has failed. */
  readonly longest?: number
}

/**
 * Sends a request and gives the data of the answer. It waits and tries again where the API asks for it, and
 * throws when there is no answer or one that refuses.
 */
export type Api = (route: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>

/** A client of GitHub's API. */
export function connect({ token, url, longest = LONGEST_REQUEST }: Connection): Api {
  const octokit = getOctokit(token, url === undefined ? {} : { baseUrl: url })
  return async (route, parameters) => {
    for (let retry = 0; ; retry++) {
      const signal = AbortSignal.timeout(longest)
      try {
        const { data } = await octokit.request(route, { ...parameters, request: { signal } })
        // Octokit takes an answer that was cut off for an empty one.
        signal.throwIfAborted()
        return data
      } catch (error) {
        const pause = pauseAfter(error, retry, route.startsWith('GET '))
        if (pause === undefined) throw signal.aborted ? tooSlow(longest) : error
        await setTimeout(pause)
      }
    }
  }
}

function pauseAfter(error: unknown, retry: number, repeatable: boolean): number | undefined {
  const {
    status = 500,
    message,
    response,
  } = error as { status?: number; message: string; response?: { headers: Record<string, string> } }
  return pauseBefore(retry, { repeatable, status, message, headers: response?.headers }, Date.now())
}

function tooSlow(longest: number): Error {
  return new Error(`GitHub’s API did not answer within ${count(longest / 1000)} seconds`)
}

/**
 * The files that a pull request changes; throws when it cannot be known, also when there are more than the
 * API lists.
 */
export async function listChanges(
  api: Api,
  { owner, repository: repo, pullRequest }: Event,
): Promise<readonly ChangedFile[]> {
  const { number: pull_number, changedFiles = 0 } = pullRequest!
  const files: ChangedFile[] = []
  const tooMany = new Error(
    `the pull request changes more files than the ${count(MOST_FILES)} that GitHub lists`,
  )
  if (changedFiles > MOST_FILES) throw tooMany
  // By number: the address of a next page that the API names may be anybody's, and there may be no last one.
  for (let page = 1; page <= MOST_FILES / FILES_A_PAGE; page++) {
    const data = (await api('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
      owner,
      repo,
      pull_number,
      per_page: FILES_A_PAGE,
      page,
    })) as readonly ChangedFile[]
    files.push(...data)
    if (data.length < FILES_A_PAGE) return files
  }
  // At the limit nobody knows whether there are more.
  if (files.length !== changedFiles) throw tooMany
  return files
}

/** Creates the check run and sends it all its annotations. */
export async function sendCheckRun(
  api: Api,
  { owner, repository: repo, commit }: Event,
  run: CheckRun,
): Promise<void> {
  const { name, conclusion, title, summary } = run
  const output = (annotations: CheckRun['batches'][number]) => ({ title, summary, annotations })
  const [first = [], ...rest] = run.batches
  const { id: check_run_id } = (await api('POST /repos/{owner}/{repo}/check-runs', {
    owner,
    repo,
    name,
    head_sha: commit,
    status: 'completed',
    conclusion,
    output: output(first),
  })) as { readonly id: number }
  for (const batch of rest)
    await api('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
      owner,
      repo,
      check_run_id,
      output: output(batch),
    })
}
