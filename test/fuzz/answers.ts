import type { ServerResponse } from 'node:http'
import type { Random } from '../random.ts'

/** What a server may answer: nothing of it is taken for granted. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** How the connection ends; `stalls` never does. */
  readonly end: 'whole' | 'cut' | 'stalls'
}

/** Where the server is, where another one is, and what it was sent that nobody may see again. */
export interface Surroundings {
  readonly own: string
  readonly other: string
  readonly token: string
}

const STATUSES = [
  201, 202, 204, 206, 299, 304, 400, 401, 403, 403, 404, 409, 410, 422, 429, 451, 500, 502, 503, 599,
]
const REDIRECTS = [301, 302, 303, 307, 308]
const TEXTS = [
  '',
  'a',
  '::error::x',
  '##[error]x',
  '\u001b[31m',
  '\u202e',
  '../../x',
  '/etc/passwd',
  '\0',
  '\ud800',
  '💥',
  '%0A',
]
const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/vnd.github+json',
  'text/html',
  'text/plain',
  'application/octet-stream',
  '',
  'json',
  'application/json; charset=utf-16',
]

/** How a server behaves: at its worst, nearly as it should, as if there were always more, or always busy. */
export const MOODS = ['wild', 'calm', 'endless', 'busy'] as const

export type Mood = (typeof MOODS)[number]

const BUSY: Answer = { status: 429, headers: { 'retry-after': '0' }, body: Buffer.from('{}'), end: 'whole' }

/** What a request asks for: its method alone does not tell. */
export function kindOf(method: string, url: string): string {
  if (url.endsWith('/graphql')) return 'GRAPHQL'
  return url.includes('/contents/') ? 'CONTENT' : method
}

/** Any answer to a request of that kind, as a server of that mood gives it. */
export function someAnswer(random: Random, kind: string, mood: Mood, around: Surroundings): Answer {
  if (mood === 'endless' || (mood === 'calm' && !random.once(20))) return fullAnswer(kind, random)
  if (mood === 'busy') return BUSY
  const isRedirect = random.once(25)
  const status = isRedirect ? random.pick(REDIRECTS) : random.once(4) ? random.pick(STATUSES) : 200
  const headers = Object.fromEntries(someHeaders(random, around))
  if (isRedirect)
    headers['location'] = random.pick([around.own, around.other, '/x', '', 'http://[', 'javascript:x'])
  const text = status >= 400 ? refusal(random, around) : whatIs(kind, random)
  return {
    status,
    headers,
    body: spoiled(Buffer.from(text), random),
    end: random.once(30) ? 'cut' : random.once(200) ? 'stalls' : 'whole',
  }
}

/** What a server answers that has as much as it may. */
function fullAnswer(kind: string, random: Random): Answer {
  const file = { filename: 'skills/a/SKILL.md', status: 'modified', patch: somePatch(random) }
  const full: Readonly<Record<string, () => unknown>> = {
    GET: () => Array.from({ length: 100 }, () => file),
    GRAPHQL: () =>
      threadsOf(
        Array.from({ length: 100 }, () => someThread(random)),
        true,
        'next',
      ),
    CONTENT: () => ({ type: 'file', encoding: 'base64', content: 'eA==' }),
  }
  const body = full[kind]?.() ?? { id: 4 }
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
    end: 'whole',
  }
}

/** Sends an answer. One that is cut announces more than it has. */
export function send({ status, headers, body, end }: Answer, response: ServerResponse): void {
  const hasBody = status !== 204 && status !== 304
  response.writeHead(
    status,
    end === 'cut' && hasBody ? { ...headers, 'content-length': body.length + 10 } : headers,
  )
  if (end === 'whole') response.end(hasBody ? body : undefined)
  else if (end === 'cut') response.write(hasBody ? body : '', () => response.destroy())
  else response.write(hasBody ? body.subarray(0, 1) : '')
}

function* someHeaders(random: Random, { own, other, token }: Surroundings): Generator<[string, string]> {
  yield ['content-type', random.once(5) ? random.pick(TYPES) : 'application/json']
  const waits = [
    '0',
    '-1',
    '1',
    '59',
    '61',
    '1e9',
    'x',
    '',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'NaN',
    'Infinity',
  ]
  const odd: readonly [string, readonly string[]][] = [
    ['retry-after', waits],
    ['x-ratelimit-remaining', ['0', '-1', 'x']],
    ['x-ratelimit-reset', waits],
    [
      'link',
      [`<${own}/x?page=2>; rel="next"`, `<${other}/x>; rel="next"`, '<>; rel="next"', '<'.repeat(5000)],
    ],
    ['content-encoding', ['gzip', 'br', 'identity', 'x']],
    ['deprecation', ['true', token]],
    ['sunset', ['::error::x', token]],
    ['set-cookie', [`token=${token}`]],
    ['x-github-request-id', ['x'.repeat(8000)]],
    ['access-control-allow-origin', ['*']],
  ]
  for (const [name, values] of odd) if (random.once(12)) yield [name, random.pick(values)]
}

/** Any value of JSON. */
function someValue(random: Random, depth = 3): unknown {
  const kind = random.below(depth === 0 ? 6 : 9)
  if (kind === 0) return null
  if (kind === 1) return random.once(2)
  if (kind === 2) return random.pick([0, -1, 4, 1.5, 1e308, 2 ** 53, -0])
  if (kind < 6) return random.pick(TEXTS).repeat(random.once(20) ? 5000 : 1)
  const items = Array.from({ length: random.below(4) }, () => someValue(random, depth - 1))
  if (kind === 6) return items
  const names = 'id message errors filename status patch __proto__ length url data then'.split(' ')
  return Object.fromEntries(items.map((item) => [random.pick(names), item]))
}

function somePatch(random: Random): string {
  const numbers = ['0', '1', '2', '3', '99999999999', '-1', '']
  const number = () => random.pick(numbers)
  return Array.from({ length: random.below(6) }, () =>
    random.once(3)
      ? `@@ -${number()},${number()} +${number()},${number()} @@`
      : random.pick(['+a', '-a', ' a', '\\ No newline', '', 'x', '@@ -1 +1 @@', '@@ -1,2 +1,2 @@']),
  ).join('\n')
}

function someFile(random: Random): unknown {
  if (random.once(300)) return someValue(random)
  const names = [
    'skills/a/SKILL.md',
    'skills/a',
    'a.md',
    '',
    '/',
    '.',
    '..',
    '../x',
    '/etc/passwd',
    'a//b',
    '\0',
    'a/'.repeat(300),
  ]
  const file: Record<string, unknown> = {
    filename: random.pick(names),
    status: random.pick(['added', 'modified', 'removed', 'renamed', 'copied', 'unchanged', 'x', '']),
  }
  if (random.once(3)) file['patch'] = somePatch(random)
  if (random.once(5)) file['previous_filename'] = random.pick(names)
  if (random.once(300))
    file[random.pick(['filename', 'status', 'patch', 'previous_filename'])] = someValue(random)
  return file
}

function page(random: Random): string {
  if (random.once(6)) return JSON.stringify(someValue(random)) ?? ''
  const length = random.pick([0, 1, 3, 99, 100, 100, 100, 100, 100, 100, 101, 1000])
  const files = Array.from({ length: Math.min(length, 10) }, () => someFile(random))
  return JSON.stringify(Array.from({ length }, (_, index) => files[index % files.length]))
}

function whatIs(kind: string, random: Random): string {
  if (kind === 'GET') return page(random)
  if (kind === 'GRAPHQL' && !random.once(4)) return JSON.stringify(graphql(random))
  if (kind === 'CONTENT' && !random.once(4)) return JSON.stringify(content(random))
  return created(random)
}

function graphql(random: Random): unknown {
  if (random.once(5)) return { data: someValue(random), errors: random.pick([[], null, [someValue(random)]]) }
  if (random.once(4)) return { data: { resolveReviewThread: { thread: { isResolved: random.once(2) } } } }
  const threads = Array.from({ length: random.below(5) }, () =>
    random.once(20) ? someValue(random) : someThread(random),
  )
  return threadsOf(threads, random.once(2), random.pick(['', 'next', null, 1]))
}

function threadsOf(nodes: readonly unknown[], hasNextPage: boolean, endCursor: unknown): unknown {
  const reviewThreads = { nodes, pageInfo: { hasNextPage, endCursor } }
  return { data: { repository: { pullRequest: { reviewThreads } } } }
}

function someThread(random: Random): unknown {
  const text = () => (random.once(100) ? someValue(random) : random.pick(TEXTS))
  const mark = `<!-- passmuster skill/bom 0123456789abcdef-1 -->\n${random.pick(TEXTS)}`
  const body = random.once(3) ? text() : mark
  const viewerDidAuthor = random.pick([true, true, false, null])
  return {
    id: text(),
    path: text(),
    isResolved: random.once(3),
    comments: { nodes: random.once(20) ? someValue(random) : [{ id: text(), body, viewerDidAuthor }] },
  }
}

function content(random: Random): unknown {
  const type = random.once(5) ? random.pick(['dir', 'symlink', 'submodule', 1]) : 'file'
  const encoding = random.once(5) ? random.pick(['none', '', null]) : 'base64'
  return {
    type,
    encoding,
    content: random.once(5) ? someValue(random) : random.pick(['eA==', '', '!', '/w==']),
  }
}

function created(random: Random): string {
  return random.once(4) ? (JSON.stringify(someValue(random)) ?? '') : '{"id":4}'
}

function refusal(random: Random, { token }: Surroundings): string {
  if (random.once(3)) return JSON.stringify(someValue(random)) ?? ''
  const message = random.pick([
    'Not Found',
    `Bad credentials: ${token}`,
    `token ${token}`.repeat(500),
    'You have exceeded a secondary rate limit',
    '::error::x\n::error::y',
    '<html><title>Unicorn!</title>',
  ])
  return random.once(4)
    ? message
    : JSON.stringify({ message, errors: random.once(3) ? [someValue(random)] : undefined })
}

/** Bytes that are cut or changed now and then. */
function spoiled(bytes: Buffer, random: Random): Buffer {
  if (bytes.length > 0 && random.once(20)) bytes[random.below(bytes.length)] = random.below(256)
  return random.once(15) ? bytes.subarray(0, random.below(bytes.length + 1)) : bytes
}
