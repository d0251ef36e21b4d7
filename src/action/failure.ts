import { count } from '../text/wording.ts'
import type { Failure } from './retry.ts'
import { isLimited } from './retry.ts'

/** In UTF-16 code units: what GitHub says about a request may be a whole page. */
const LONGEST_REASON = 200

/**
 * Why a request failed and what to do about it, two sentences. `permission` is what the request needs; `token`
 * is in none of them, whatever the API or the system says.
 */
export function explain(failure: Failure, permission: string, token: string): string {
  const { status, headers, message } = failure
  const reason = shortened(message.replaceAll(token, '***'))
  const said = reason === '' ? '' : ` (${reason})`
  if (headers === undefined)
    return `GitHub’s API cannot be reached${said}. Check the network of the runner, then run the job again.`
  if (isLimited(failure))
    return `GitHub’s API accepts no more requests for now${said}. Run the job again later.`
  if (status === 401)
    return `GitHub’s API does not accept the token${said}. Correct the input \`github-token\`.`
  // GitHub also hides what may not be seen.
  if (status === 403 || status === 404)
    return `GitHub’s API refuses the request${said}. Give the job \`${permission}\`${permission.endsWith('write') ? ', which a pull request from a fork never has' : ''}.`
  if (status >= 500) return `GitHub’s API fails with status ${status}${said}. Run the job again later.`
  return `GitHub’s API refuses the request with status ${status}${said}. Fix the cause, then run the job again.`
}

/** An error that says why a request failed, and remembers the status of the answer. */
export function refusal(status: number, text: string): Error {
  return new Error(text, { cause: status })
}

/** Whether an error is the answer of that status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof Error && error.cause === status
}

/** What to say of a request that took longer than it may, in milliseconds. */
export function tooSlow(longest: number): string {
  return `GitHub’s API did not answer within ${count(longest / 1000)} seconds. Run the job again later.`
}

/** Without the link to the documentation that the API adds. */
function shortened(message: string): string {
  const text = message.replace(/ - https:\/\/docs\.github\.com\S*$/, '').replace(/\.$/, '')
  return text.length <= LONGEST_REASON ? text : `${text.slice(0, LONGEST_REASON - 1)}…`.toWellFormed()
}
