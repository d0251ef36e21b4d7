import type { Thread } from './answers.ts'
import { isResolvedIn, readThreads } from './answers.ts'
import type { Api, Endpoint } from './api.ts'
import { GRAPHQL, MOST_PAGES, UNKNOWN_FORM } from './api.ts'
import type { Event } from './event.ts'
import { hasStatus } from './failure.ts'
import type { ReviewComment } from './review-comment.ts'

const PERMISSION = 'pull-requests: write'

const CREATE_REVIEW: Endpoint = {
  route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  permission: PERMISSION,
}
const CREATE_COMMENT: Endpoint = {
  route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments',
  permission: PERMISSION,
}
const QUERY: Endpoint = { route: GRAPHQL, permission: PERMISSION, reads: true }
const MUTATION: Endpoint = { route: GRAPHQL, permission: PERMISSION }

const THREADS_A_PAGE = 100

const THREADS = `query($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: ${THREADS_A_PAGE}, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id path isResolved comments(first: 1) { nodes { id body viewerDidAuthor } } }
      }
    }
  }
}`
const RESOLVE = `mutation($id: ID!) {
  resolveReviewThread(input: { threadId: $id }) { thread { isResolved } }
}`
const UPDATE = `mutation($id: ID!, $body: String!) {
  updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: $body }) {
    pullRequestReviewComment { id }
  }
}`

/** The threads of a pull request that the token's owner began. Throws as `Api` does, and where there are too many. */
export async function listThreads(api: Api, event: Event): Promise<readonly Thread[]> {
  const { owner, repository: repo, pullRequest } = event
  const threads: Thread[] = []
  let after: string | undefined
  for (let page = 1; page <= MOST_PAGES; page++) {
    const variables = { owner, repo, number: pullRequest!.number, after }
    const read = readThreads(await api(QUERY, { query: THREADS, variables }))
    if (read === undefined) throw new Error(UNKNOWN_FORM)
    threads.push(...read.threads)
    after = read.next
    if (after === undefined) return threads
  }
  throw new Error('The pull request has more than 1,000 review threads. Use `annotations: commands`.')
}

/**
 * Writes comments as one review that neither approves nor requests changes. GitHub refuses a review whole for one
 * comment: then they are written one by one. Gives those that were refused, and the reason for the first. Throws as
 * `Api` does.
 */
export async function sendReview(
  api: Api,
  event: Event,
  comments: readonly ReviewComment[],
  body: string,
): Promise<{ readonly comments: readonly ReviewComment[]; readonly reason: string }> {
  const { owner, repository: repo, commit, stray, pullRequest } = event
  // For `pull_request_target` the head is not the commit of the event.
  const place = { owner, repo, pull_number: pullRequest!.number, commit_id: stray ?? commit }
  const refused: ReviewComment[] = []
  let reason = ''
  const send = async (endpoint: Endpoint, fields: object): Promise<boolean> => {
    try {
      await api(endpoint, { ...place, ...fields })
      return true
    } catch (error) {
      if (!hasStatus(error, 422)) throw error
      reason ||= (error as Error).message
      return false
    }
  }
  if (await send(CREATE_REVIEW, { event: 'COMMENT', body, comments })) return { comments: [], reason }
  if (comments.length === 1) return { comments, reason }
  for (const comment of comments) if (!(await send(CREATE_COMMENT, { ...comment }))) refused.push(comment)
  return { comments: refused, reason }
}

/** Resolves a thread; false where the token may not. Throws as `Api` does. */
export async function resolveThread(api: Api, { id }: Thread): Promise<boolean> {
  try {
    return isResolvedIn(await api(MUTATION, { query: RESOLVE, variables: { id } }))
  } catch (error) {
    if (hasStatus(error, 403) || hasStatus(error, 404)) return false
    throw error
  }
}

/** Changes the text of a thread's first comment. Throws as `Api` does. */
export async function editComment(api: Api, { comment: { id } }: Thread, body: string): Promise<void> {
  await api(MUTATION, { query: UPDATE, variables: { id, body } })
}
