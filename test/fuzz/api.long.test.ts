import type { IncomingMessage, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Api } from '../../src/action/api.ts'
import { connect, listChanges, sendCheckRun } from '../../src/action/api.ts'
import { readBase } from '../../src/action/base.ts'
import { checkRun } from '../../src/action/check-run.ts'
import type { Event } from '../../src/action/event.ts'
import { readEvent } from '../../src/action/event.ts'
import { MOST_RETRIES } from '../../src/action/failure.ts'
import { readInputs } from '../../src/action/inputs.ts'
import { editComment, listThreads, resolveThread, sendReview } from '../../src/action/review-api.ts'
import { commentOn, diffOf, fixedBody, readMark } from '../../src/action/review-comment.ts'
import { steeringOf, watched } from '../../src/action/steering.ts'
import { check } from '../../src/project/check.ts'
import { withoutPause } from '../../src/project/steps.ts'
import { MOST_FILES, readChange } from '../../src/project/trust/changes.ts'
import { stepCommand } from '../../src/reporters/github.ts'
import type { Result } from '../../src/reporters/report.ts'
import { linesOf } from '../../src/reporters/report.ts'
import { visible } from '../../src/wording/escape-invisible.ts'
import { file, lineRange } from '../action/results.ts'
import { memoryHost } from '../memory-host.ts'
import type { Random } from '../random.ts'
import { randomOf } from '../random.ts'
import type { Answer, Mood } from './answers.ts'
import { kindOf, MOODS, send, someAnswer } from './answers.ts'

/** Each is a whole conversation over HTTP, so a quarter as many as files. */
const RUNS = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 4000) / 4)
const FIRST_SEED = Number(process.env['FUZZ_SEED'] ?? 1)

const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz'
/** In milliseconds, of a request. */
const LONGEST = 100
const LONGEST_PAUSE = 60_000
const MOST_PAGES = MOST_FILES / 100
/** A check run has at most a thousand annotations, and a request fifty. */
const MOST_CHECK_REQUESTS = 20
/** Threads in pages, a review, its comments one by one, and two requests for each thread that is closed. */
const MOST_REVIEW_REQUESTS = 10 + 1 + 30 + 60
const MOST_BASE_REQUESTS = 100
/** What fetch follows of one request. */
const MOST_REDIRECTS = 20

/** More than any budget: a client that has no end is then given one. */
const ENOUGH = 300
const NOTHING: Answer = { status: 200, headers: {}, body: Buffer.from('[]'), end: 'whole' }

let random = randomOf(1)
let mood: Mood = 'wild'
let [answered, redirected] = [0, 0]
let pauses: number[] = []
const leaks: string[] = []
const printed: string[] = []
let [own, other]: (Server | undefined)[] = []
let around = { own: '', other: '', token: TOKEN }

vi.mock('node:timers/promises', () => ({
  setTimeout: (pause: number) => Promise.resolve(pauses.push(pause)),
}))

async function listen(answer: Parameters<typeof createServer>[1]): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  other = await listen((incoming: IncomingMessage, response) => {
    if (incoming.headers.authorization !== undefined) leaks.push(incoming.headers.authorization)
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  })
  own = await listen((incoming: IncomingMessage, response) => {
    incoming.resume()
    const answer =
      answered > ENOUGH ? NOTHING : someAnswer(random, kindOf(incoming.method!, incoming.url!), mood, around)
    if (answer.status >= 300 && answer.status < 309 && answer.status !== 304) redirected++
    else answered++
    send(answer, response)
  })
  around = { own: addressOf(own), other: addressOf(other), token: TOKEN }
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => void printed.push(said.join(' ')))
})

afterAll(() => {
  for (const server of [own, other]) server?.close().closeAllConnections()
})

/** A few files with findings, or very many findings. */
function someResults(random_: Random): readonly Result[] {
  const number = random_.pick([0, 1, 49, 50, 51, 120, 1500])
  const messages = ['Bad.', '\u001b[31m', '::error::x', 'x'.repeat(20_000), '\ud800']
  return [
    file(
      'skills/a/SKILL.md',
      Array.from({ length: number }, (_, index) => ({
        range: lineRange(1 + (index % 8)),
        message: messages[index % messages.length]!,
      })),
    ),
    file('a.md'),
  ]
}

/** What is wrong with an error for people; undefined for nothing. */
function faultOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return `it throws ${String(error)}`
  const { message } = error
  if (!/^(?:GitHub’s API|The pull request|On the base commit) /.test(message)) return `it says ${error.stack}`
  if (message.includes(TOKEN)) return `it says ${message}`
  if (message.length > 500) return `it says ${message.length} characters`
  return /^::notice::.*\n$/.test(stepCommand('notice', visible(message))) ? undefined : `it prints ${message}`
}

type Use = (api: Api, event: Event, results: readonly Result[]) => Promise<void>

/** What the Action asks the API for: what came of it, with how many requests, and how. */
const USES: readonly (readonly [string, number, Use])[] = [
  ['listed', MOST_PAGES, list],
  [
    'sent',
    MOST_CHECK_REQUESTS,
    (api, event, results) => sendCheckRun(api, event, checkRun(results, random.once(2))),
  ],
  ['reviewed', MOST_REVIEW_REQUESTS, review],
  ['compared', MOST_BASE_REQUESTS, compare],
]

async function list(api: Api, event: Event, results: readonly Result[]): Promise<void> {
  const files = await listChanges(api, event)
  const change = readChange(files)
  for (const result of results) {
    change.hasFile(result)
    for (const { range, severity } of result.diagnostics.slice(0, 20))
      change.hasLines(result, range, severity)
  }
  const lines = linesOf(results[0]!.text!)
  for (const diff of files.slice(0, 100).map(diffOf))
    for (const diagnostic of results[0]!.diagnostics.slice(0, 20))
      commentOn('a.md', { diagnostic, fingerprint: '0123456789abcdef-1' }, lines, diff)
}

async function review(api: Api, event: Event): Promise<void> {
  const threads = await listThreads(api, event)
  const comments = Array.from({ length: random.below(31) }, (_, index) => ({
    path: 'a.md',
    body: 'x',
    line: index + 1,
    side: 'RIGHT' as const,
  }))
  await sendReview(api, event, comments, 'x')
  for (const thread of threads.slice(0, 30)) {
    const mark = readMark(thread.comment.body)
    if (mark !== undefined && !(await resolveThread(api, thread)))
      await editComment(api, thread, fixedBody(mark))
  }
}

async function compare(api: Api, event: Event): Promise<void> {
  const host = memoryHost({ '.git/HEAD': '', 'skills/a/SKILL.md': '# passmuster-ignore x', 'a.md': '' })
  const inputs = readInputs(() => '')
  const sent = { warning: 0, info: 0 }
  const changed = Array.from({ length: random.pick([0, 1, 1, 2, 200]) }, () => ({
    filename: random.pick(['skills/a/SKILL.md', 'passmuster.yaml', 'passmuster-baseline.json', 'a.md', '..']),
    status: random.pick(['added', 'modified', 'removed', 'renamed', 'unchanged', 'x']),
    previous_filename: random.pick([undefined, 'skills/passmuster.yaml', 'b.md', '']),
  }))
  const step = {
    inputs,
    event,
    host,
    sent,
    notes: [],
    api: async () => api,
    changes: async () => changed,
  }
  const steering = steeringOf(step)
  const base = await readBase(step, steering)
  const read = new Set<string>()
  withoutPause(check({ ...inputs.options, earlier: base.earlier }, watched(base.host, steering, read)))
  base.strayAmong(read)
}

async function faultsOfSeed(seed: number, outcomes: Set<string>): Promise<readonly string[]> {
  random = randomOf(seed)
  mood = random.pick(MOODS)
  ;[answered, redirected, pauses] = [0, 0, []]
  const results = someResults(random)
  const changedFiles = random.pick([undefined, 0, 1, 100, 2900, 3000, 3001])
  const event = readEvent(
    { GITHUB_REPOSITORY: 'octo/skills', GITHUB_SHA: 'abc' },
    {
      pull_request: { number: 7, changed_files: changedFiles, head: { sha: 'def' }, base: { sha: 'abc' } },
    },
  )
  const api = await connect({ token: TOKEN, url: around.own, longest: LONGEST })
  const [outcome, requests, use] = random.pick(USES)
  const budget = (1 + MOST_RETRIES) * requests
  const faults: string[] = []
  try {
    await use(api, event, results)
    outcomes.add(outcome)
  } catch (error) {
    const fault = faultOf(error)
    if (fault !== undefined) faults.push(fault)
    outcomes.add('failed')
  }
  if (answered > budget) faults.push(`${answered} answers, more than ${budget}`)
  if (redirected > budget * MOST_REDIRECTS) faults.push(`${redirected} redirects`)
  if (pauses.length > budget || pauses.some((pause) => !(pause >= 0 && pause <= LONGEST_PAUSE)))
    faults.push(`the pauses ${pauses.join()}`)
  if (leaks.length > 0) faults.push('the token is sent elsewhere')
  if (printed.length > 0) faults.push(`it prints ${printed.join('\n')}`)
  return faults
}

test('whatever GitHub’s API answers is listed, sent or told in plain words, within a budget', {
  timeout: 3_600_000,
}, async () => {
  const outcomes = new Set<string>()
  let most = 0
  for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) {
    const faults = await faultsOfSeed(seed, outcomes)
    most = Math.max(most, answered)
    if (faults.length > 0) expect([`FUZZ_SEED=${seed} FUZZ_RUNS=1`, ...faults]).toEqual([])
  }
  // Of a run of this length everything must have come up, and lists as long as they may be.
  if (RUNS >= 1000)
    expect([[...outcomes].sort(), most >= MOST_PAGES]).toEqual([
      ['compared', 'failed', 'listed', 'reviewed', 'sent'],
      true,
    ])
})
