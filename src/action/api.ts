import { setTimeout } from 'node:timers/promises'
import { getOctokit } from '@actions/github'
import { count } from '../text/wording.ts'
import type { ChangedFile } from './changes.ts'
import { MOST_FILES } from './changes.ts'
import type { CheckRun } from './check-run.ts'
import type { Event } from './event.ts'
import { pauseBefore } from './retry.ts'

type Octokit = ReturnType<typeof getOctokit>

/** In milliseconds. */
const LONGEST_REQUEST = 30_000

/**
 * A client of the API of the server that runs the workflow; it waits and tries again where the API asks for
 * it.
 */
export function connect(token: string): Octokit {
  const octokit = getOctokit(token)
  octokit.hook.wrap('request', async (request, options) => {
    for (let retry = 0; ; retry++) {
      try {
        return await request({
          ...options,
          request: { ...options.request, signal: AbortSignal.timeout(LONGEST_REQUEST) },
        })
      } catch (error) {
        const {
          status = 500,
          message,
          response,
        } = error as { status?: number; message: string; response?: { headers: Record<string, string> } }
        const pause = pauseBefore(
          retry,
          { repeatable: options.method === 'GET', status, message, headers: response?.headers },
          Date.now(),
        )
        if (pause === undefined) throw error
        await setTimeout(pause)
      }
    }
  })
  return octokit
}

/**
 * The files that a pull request changes; throws when it cannot be known, also when there are more than the
 * API lists.
 */
export async function listChanges(
  octokit: Octokit,
  { owner, repository: repo, pullRequest }: Event,
): Promise<readonly ChangedFile[]> {
  const { number: pull_number, changedFiles = 0 } = pullRequest!
  const files: ChangedFile[] = []
  const tooMany = new Error(
    `the pull request changes more files than the ${count(MOST_FILES)} that GitHub lists`,
  )
  if (changedFiles > MOST_FILES) throw tooMany
  for await (const { data } of octokit.paginate.iterator(octokit.rest.pulls.listFiles, {
    owner,
    repo,
    pull_number,
    per_page: 100,
  })) {
    files.push(...data)
    // At the limit nobody knows whether there are more.
    if (files.length >= MOST_FILES && files.length !== changedFiles) throw tooMany
  }
  return files
}

/** Creates the check run and sends it all its annotations. */
export async function sendCheckRun(
  octokit: Octokit,
  { owner, repository: repo, commit }: Event,
  run: CheckRun,
): Promise<void> {
  const { name, conclusion, title, summary } = run
  const output = (annotations: CheckRun['batches'][number]) => ({
    title,
    summary,
    annotations: annotations.map((each) => ({ ...each })),
  })
  const [first = [], ...rest] = run.batches
  const { data } = await octokit.rest.checks.create({
    owner,
    repo,
    name,
    head_sha: commit,
    status: 'completed',
    conclusion,
    output: output(first),
  })
  for (const batch of rest)
    await octokit.rest.checks.update({ owner, repo, check_run_id: data.id, output: output(batch) })
}
