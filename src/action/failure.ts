import { cut } from '../wording/wording.ts'

/** How often a request is sent again. */
export const MOST_RETRIES = 3

/** In milliseconds. An API that asks for more is not waited for. */
const LONGEST_PAUSE = 60_000
const FIRST_PAUSE = 250

/** What is known of a request that failed; `headers` is undefined when no answer came. */
export interface Failure {
  /** Whether the request may be sent twice: without a clear answer it may have been carried out. */
  readonly repeatable: boolean
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | undefined>> | undefined
  readonly message: string
}

/** Milliseconds to wait before retry number `retry`, from 0 on; undefined to give up. */
export function pauseBefore(retry: number, failure: Failure, now: number): number | undefined {
  if (retry >= MOST_RETRIES || !isTemporary(failure)) return undefined
  const pause = askedPause(failure, now) ?? FIRST_PAUSE * 3 ** retry
  return pause > LONGEST_PAUSE ? undefined : pause
}

function isTemporary(failure: Failure): boolean {
  const { repeatable, status, headers } = failure
  return isLimited(failure) || (repeatable && (headers === undefined || status >= 500))
}

/** Whether the API takes no more requests for now, which says nothing of permissions. */
function isLimited({ status, headers, message }: Failure): boolean {
  if (status === 429) return true
  return (
    status === 403 &&
    headers !== undefined &&
    (headers['retry-after'] !== undefined ||
      headers['x-ratelimit-remaining'] === '0' ||
      isSecondaryLimit(message))
  )
}

function askedPause({ headers = {}, message }: Failure, now: number): number | undefined {
  const after = headers['retry-after']
  if (after !== undefined) {
    const until = Number.isNaN(Number(after)) ? Date.parse(String(after)) - now : Number(after) * 1000
    return Number.isNaN(until) ? undefined : Math.max(until, 0)
  }
  if (headers['x-ratelimit-remaining'] === '0')
    return Math.max(Number(headers['x-ratelimit-reset'] ?? 0) * 1000 - now, 0)
  return isSecondaryLimit(message) ? LONGEST_PAUSE : undefined
}

/** GitHub asks for a minute at least where it names no time. */
function isSecondaryLimit(message: string): boolean {
  return /secondary rate limit/i.test(message)
}

/** In UTF-16 code units: what GitHub says about a request may be a whole page. */
const LONGEST_REASON = 200

/**
 * Why a request failed and what to do about it, two sentences. `permission` is what the request needs; `token`
 * is in none of them, whatever the API or the system says.
 */
export function explain(failure: Failure, permission: string, token: string): string {
  const { status, headers, message } = failure
  // The API adds a link to its documentation.
  const own = message.replaceAll(token, '***').replace(/ - https:\/\/docs\.github\.com\S*$/, '')
  const reason = cut(own.replace(/\.$/, ''), LONGEST_REASON)
  const detail = reason === '' ? '' : ` (${reason})`
  if (headers === undefined)
    return `GitHub’s API cannot be reached${detail}. Check the network of the runner, then run the job again.`
  if (isLimited(failure))
    return `GitHub’s API accepts no more requests for now${detail}. Run the job again later.`
  if (status === 401)
    return `GitHub’s API does not accept the token${detail}. Correct the input \`github-token\`.`
  // GitHub also hides what may not be seen.
  if (status === 403 || status === 404)
    return `GitHub’s API refuses the request${detail}. Give the job \`${permission}\`${permission.endsWith('write') ? ', which a pull request from a fork never has' : ''}.`
  if (status >= 500) return `GitHub’s API fails with status ${status}${detail}. Run the job again later.`
  return `GitHub’s API refuses the request with status ${status}${detail}. Fix the cause, then run the job again.`
}

/** Whether an error is the answer of that status: the client of the API names it as the cause. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && error.cause === status
}
