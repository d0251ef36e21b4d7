import type { ListedFile } from '../../src/action/answers.ts'
import type { ReviewComment } from '../../src/action/review-comment.ts'
import { readPatch } from '../../src/project/trust/patch.ts'

/** A thread of review comments as the server keeps it. */
export interface KeptThread {
  readonly path: string
  readonly line?: number
  readonly start_line?: number | undefined
  body: string
  isResolved: boolean
  /** Whether the asking token wrote it. */
  readonly own: boolean
}

/** What the server knows of reviews, and what a token may do. */
export interface Reviews {
  readonly files: readonly ListedFile[]
  readonly threads: KeptThread[]
  readonly mayResolve: boolean
  /** A file whose diff the server shows otherwise than it lists it. */
  readonly refuses?: string | undefined
}

interface Reply {
  readonly status: number
  readonly body: unknown
}

const DOCUMENTATION = 'https://docs.github.com/rest/pulls'

/** Reviews as GitHub's API answers about them; undefined where the request is about something else. */
export function replyOnReviews(path: string, body: unknown, reviews: Reviews): Reply | undefined {
  if (path === '/graphql') return { status: 200, body: graphql(body as GraphqlBody, reviews) }
  if (path === '/repos/octo/skills/pulls/7/reviews') return createReview(body as ReviewBody, reviews)
  if (path === '/repos/octo/skills/pulls/7/comments') return createComment(body as ReviewComment, reviews)
  return undefined
}

interface ReviewBody {
  readonly event: string
  readonly body: string
  readonly comments: readonly ReviewComment[]
}

function createReview({ event, body, comments }: ReviewBody, reviews: Reviews): Reply {
  if (event !== 'COMMENT' || body === '' || !comments.every((comment) => isOnDiff(comment, reviews)))
    return {
      status: 422,
      body: {
        message: 'Unprocessable Entity',
        errors: [
          "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
        ],
        documentation_url: `${DOCUMENTATION}/reviews#create-a-review-for-a-pull-request`,
        status: '422',
      },
    }
  for (const comment of comments) keep(comment, reviews)
  return {
    status: 200,
    body: {
      id: 2400000001,
      node_id: 'PRR_kwDOABCDEF8AAAABEY',
      user: { login: 'github-actions[bot]', id: 41898282, type: 'Bot' },
      body,
      state: 'COMMENTED',
      pull_request_url: 'https://api.github.com/repos/octo/skills/pulls/7',
      author_association: 'NONE',
    },
  }
}

function createComment(comment: ReviewComment, reviews: Reviews): Reply {
  if (!isOnDiff(comment, reviews))
    return {
      status: 422,
      body: {
        message: 'Validation Failed',
        errors: [
          {
            resource: 'PullRequestReviewComment',
            code: 'custom',
            field: 'pull_request_review_thread.line',
            message: 'pull_request_review_thread.line must be part of the diff',
          },
        ],
        documentation_url: `${DOCUMENTATION}/comments#create-a-review-comment-for-a-pull-request`,
        status: '422',
      },
    }
  keep(comment, reviews)
  return { status: 201, body: { id: 2500000001, node_id: 'PRRC_kwDOABCDEF6VAvkB', path: comment.path } }
}

function keep({ path, body, line, start_line }: ReviewComment, { threads }: Reviews): void {
  threads.push({ path, body, line, start_line, isResolved: false, own: true })
}

function isOnDiff(
  { path, line, side, start_line, body }: ReviewComment,
  { files, refuses }: Reviews,
): boolean {
  if (path === refuses) return false
  const hunks = readPatch(files.find(({ filename }) => filename === path)?.patch) ?? []
  const hasLine =
    (number: number): ((lines: (typeof hunks)[number]) => boolean) =>
    (lines) =>
      lines.some(({ mark, line: each }) => mark !== '-' && each === number)
  const hunk = hunks.find(hasLine(line))
  const starts =
    start_line === undefined || (start_line < line && hunk !== undefined && hasLine(start_line)(hunk))
  return side === 'RIGHT' && hunk !== undefined && starts && body.length <= 65_536
}

interface GraphqlBody {
  readonly query: string
  readonly variables: Readonly<Record<string, string | number>>
}

function graphql({ query, variables }: GraphqlBody, reviews: Reviews): unknown {
  if (query.startsWith('query'))
    return { data: { repository: { pullRequest: { reviewThreads: page(variables, reviews) } } } }
  const index = Number(String(variables['id']).replace(/^\D+/, ''))
  const thread = reviews.threads[index]!
  if (query.includes('updatePullRequestReviewComment')) {
    thread.body = String(variables['body'])
    return { data: { updatePullRequestReviewComment: { pullRequestReviewComment: { id: variables['id'] } } } }
  }
  if (!reviews.mayResolve)
    return {
      data: { resolveReviewThread: null },
      errors: [
        {
          type: 'FORBIDDEN',
          path: ['resolveReviewThread'],
          extensions: { saml_failure: false },
          locations: [{ line: 2, column: 3 }],
          message: 'Resource not accessible by integration',
        },
      ],
    }
  thread.isResolved = true
  return { data: { resolveReviewThread: { thread: { isResolved: true } } } }
}

function page({ after }: GraphqlBody['variables'], { threads }: Reviews): object {
  const start = Number(after ?? 0)
  const end = Math.min(start + 100, threads.length)
  return {
    pageInfo: { hasNextPage: end < threads.length, endCursor: threads.length === 0 ? null : String(end) },
    nodes: threads.slice(start, end).map(({ path, isResolved, body, own }, index) => ({
      id: `PRRT_${start + index}`,
      path,
      isResolved,
      comments: { nodes: [{ id: `PRRC_${start + index}`, body, viewerDidAuthor: own }] },
    })),
  }
}
