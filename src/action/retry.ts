/** How often a request is sent again. */
export const MOST_RETRIES = 3

/** In milliseconds. An API that asks for more is not waited for. */
const LONGEST_PAUSE = 60_000
const FIRST_PAUSE = 250

/** What is known of a request that failed; `headers` is undefined when no answer came. */
export interface Failure {
  /**
   * Whether the request does the same when it is sent twice. Of any other nobody knows what a server has done
   * that gives no clear answer.
   */
  readonly repeatable: boolean
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | undefined>> | undefined
  readonly message: string
}

/**
 * How long to wait, in milliseconds, before the request is sent again for the `retry`th time, the first being
 * 0; undefined to give up.
 */
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
export function isLimited({ status, headers, message }: Failure): boolean {
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
