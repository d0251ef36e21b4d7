import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { ListedFile } from '../../src/action/answers.ts'
import type { CheckRun } from '../../src/action/check-run.ts'
import type { ReviewComment } from '../../src/action/review-comment.ts'
import type { KeptThread, Reviews } from './review-server.ts'
import { replyOnReviews } from './review-server.ts'
import { BASE } from './workflow.ts'

/** An answer that stands in place of the real one. */
export interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly message?: string
  /** Undefined for one with the message, as GitHub refuses. */
  readonly body?: unknown
  /** In milliseconds, before it is sent. */
  readonly delay?: number
}

export const FORBIDDEN: Answer = { status: 403, message: 'Resource not accessible by integration' }

/** What the server has and how it behaves. */
export interface Repository {
  readonly files?: readonly ListedFile[]
  /** The files of the base commit. */
  readonly base?: Readonly<Record<string, string>>
  /** The threads of reviews, which requests change. */
  readonly threads?: KeptThread[]
  /** Whether the token may resolve threads; if nothing is said it may. */
  readonly mayResolve?: boolean
  /** A file on which reviews take no comment. */
  readonly refuses?: string
  /**
   * The answers to the first requests of a method, or of a method and the last name of the path; the last one to
   * all further ones too where `always` is set.
   */
  readonly answers?: Readonly<Record<string, readonly Answer[]>>
  readonly always?: boolean
}

interface Request {
  readonly method: string
  readonly url: string
  readonly authorization: string | undefined
  readonly body:
    | {
        readonly head_sha?: string
        readonly conclusion?: string
        readonly commit_id?: string
        readonly event?: string
        readonly comments?: readonly ReviewComment[]
        readonly query?: string
        readonly output?: {
          readonly title: string
          readonly summary: string
          readonly annotations?: CheckRun['batches'][number]
        }
      }
    | undefined
}

export interface Server {
  readonly url: string
  readonly requests: readonly Request[]
  close(): void
}

/**
 * GitHub's API as far as the Action asks it: the files of a pull request by pages, and check runs with their
 * limits.
 */
export async function startServer({
  files = [],
  base = {},
  threads = [],
  mayResolve = true,
  refuses,
  answers = {},
  always = false,
}: Repository): Promise<Server> {
  const reviews: Reviews = { files, threads, mayResolve, refuses }
  const requests: Request[] = []
  const waiting = new Map(Object.entries(answers).map(([method, list]) => [method, [...list]]))
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming)
    requests.push(request)
    const route = `${request.method} ${request.url.replace(/\?.*$/, '').split('/').at(-1)}`
    const planned = waiting.get(route) ?? waiting.get(request.method) ?? []
    const answer = always && planned.length === 1 ? planned[0] : planned.shift()
    if (answer?.delay !== undefined) await setTimeout(answer.delay)
    const {
      status,
      headers = {},
      body,
    } = answer === undefined
      ? (contentOf(request, base) ?? reply(request, reviews, `http://${incoming.headers.host}`))
      : { body: { message: answer.message, documentation_url: 'https://docs.github.com/rest' }, ...answer }
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function read(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  return {
    method: incoming.method!,
    url: incoming.url!,
    authorization: incoming.headers.authorization,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A file of the base commit, as the API of contents gives it. */
function contentOf({ method, url }: Request, base: Readonly<Record<string, string>>): Reply | undefined {
  const { pathname, searchParams } = new URL(url, 'http://x')
  const [, encoded] = /^\/repos\/octo\/skills\/contents\/(.*)$/.exec(pathname) ?? []
  if (method !== 'GET' || encoded === undefined) return undefined
  const path = decodeURIComponent(encoded)
  const text = searchParams.get('ref') === BASE ? base[path] : undefined
  if (text === undefined) return { status: 404, body: { message: 'Not Found', status: '404' } }
  // What is larger is sent to those who ask for raw bytes.
  if (text.length > 1024 * 1024) return { status: 200, body: { type: 'file', encoding: 'none', content: '' } }
  const content = Buffer.from(text).toString('base64').replace(/.{60}/g, '$&\n')
  const name = path.replace(/.*\//, '')
  return { status: 200, body: { type: 'file', encoding: 'base64', size: text.length, name, path, content } }
}

function reply({ method, url, authorization, body }: Request, reviews: Reviews, origin: string): Reply {
  const { pathname, searchParams } = new URL(url, origin)
  if (authorization !== 'token secret-token') return { status: 401, body: { message: 'Bad credentials' } }
  if (method === 'GET' && pathname === '/repos/octo/skills/pulls/7/files')
    return page(
      reviews.files,
      Number(searchParams.get('page') ?? 1),
      Number(searchParams.get('per_page') ?? 30),
      `${origin}${pathname}`,
    )
  const reviewed = method === 'POST' ? replyOnReviews(pathname, body, reviews) : undefined
  if (reviewed !== undefined) return reviewed
  const check = /^\/repos\/octo\/skills\/check-runs(\/4)?$/.exec(pathname)
  if (check === null || method !== (check[1] === undefined ? 'POST' : 'PATCH'))
    return { status: 404, body: { message: 'Not Found' } }
  const problem = problemOf(body?.output?.annotations ?? [])
  return problem === undefined
    ? { status: method === 'POST' ? 201 : 200, body: { id: 4 } }
    : { status: 422, body: { message: problem } }
}

function page(files: readonly ListedFile[], number: number, size: number, url: string): Reply {
  const last = Math.ceil(files.length / size)
  const link = (to: number, rel: string): string => `<${url}?per_page=${size}&page=${to}>; rel="${rel}"`
  const links = number < last ? [link(number + 1, 'next'), link(last, 'last')] : []
  return {
    status: 200,
    headers: links.length === 0 ? {} : { link: links.join(', ') },
    body: files.slice((number - 1) * size, number * size),
  }
}

function problemOf(annotations: CheckRun['batches'][number]): string | undefined {
  if (annotations.length > 50) return 'No more than 50 annotations are allowed per request.'
  const wrong = annotations.some(
    ({ start_line, end_line, start_column, annotation_level: level, title, message }) =>
      (start_column !== undefined && start_line !== end_line) ||
      !['notice', 'warning', 'failure'].includes(level) ||
      title.length > 255 ||
      Buffer.byteLength(message) > 64 * 1024,
  )
  return wrong ? 'Invalid request.' : undefined
}
