import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import type { Api } from '../../src/action/api.ts'
import { connect, GRAPHQL, listChanges, sendCheckRun } from '../../src/action/api.ts'
import { checkRun } from '../../src/action/check-run.ts'
import { readEvent } from '../../src/action/event.ts'
import { explain, MOST_RETRIES } from '../../src/action/failure.ts'
import { listThreads } from '../../src/action/review-api.ts'
import { atLength } from '../at-length.ts'

/** In milliseconds. */
const LONGEST = 200

const event = (changedFiles?: number) =>
  readEvent(
    { GITHUB_REPOSITORY: 'octo/skills', GITHUB_SHA: 'abc' },
    { pull_request: { number: 7, changed_files: changedFiles, head: { sha: 'def' } } },
  )

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Gives a client of a server that answers so, the requests that came, and where the server is. */
async function onServer(
  answer: Answer,
  use: (api: Api, requests: readonly string[], url: string) => Promise<void>,
): Promise<void> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    request.resume()
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await use(await connect({ token: 'secret-token', url, longest: LONGEST }), requests, url)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

function json(response: ServerResponse, body: unknown, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

describe('a request', () => {
  const never: Answer = () => {}
  const trickle: Answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[')
    const timer = setInterval(() => response.write(' '), LONGEST / 10)
    response.on('close', () => clearInterval(timer))
  }

  test.each([
    ['that is never answered', never],
    ['whose answer never ends', trickle],
  ])('%s is given up after the time it may take', async (_, answer) => {
    const started = performance.now()
    await onServer(answer, async (api, requests) => {
      await expect(sendCheckRun(api, event(1), checkRun([], false))).rejects.toThrow(
        'GitHub’s API did not answer within 0.2 seconds. Run the job again later.',
      )
      expect(requests).toEqual(['POST /repos/octo/skills/check-runs'])
    })
    expect(performance.now() - started).toBeLessThan(20 * LONGEST)
  })

  // Nobody says how long to wait, so that it takes seconds.
  if (atLength)
    test('that reads is sent again before it is given up', async () => {
      await onServer(never, async (api, requests) => {
        await expect(listChanges(api, event(1))).rejects.toThrow('did not answer')
        expect(requests).toHaveLength(MOST_RETRIES + 1)
      })
    })
})

test('GraphQL of GitHub Enterprise Server is beside its REST API', async () => {
  await onServer(
    (_, response) => json(response, { data: {} }),
    async (_, requests, url) => {
      const api = await connect({ token: 'secret-token', url: `${url}/api/v3` })
      await api({ route: GRAPHQL, permission: '' }, { query: 'query { viewer { login } }' })
      expect(requests).toEqual(['POST /api/graphql'])
    },
  )
})

test.each([
  [
    '[{"type":"FORBIDDEN","message":"Not you"}]',
    'GitHub’s API refuses the request (Not you). Give the job `x`.',
  ],
  ['[{"type":"NOT_FOUND","message":"None"}]', 'GitHub’s API refuses the request (None). Give the job `x`.'],
  ['[{"message":"Parse error"}]', 'GitHub’s API refuses the request with status 422 (Parse error).'],
  ['[]', 'GitHub’s API refuses the request with status 422.'],
  ['"x"', 'GitHub’s API refuses the request with status 422.'],
  ['[{"type":"__proto__","message":{}}]', 'GitHub’s API refuses the request with status 422.'],
])('what GraphQL refuses by %s is told as REST tells it', async (errors, message) => {
  await onServer(
    (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"errors":${errors}}`),
    async (api, requests) => {
      await expect(api({ route: GRAPHQL, permission: 'x' }, { query: 'query' })).rejects.toThrow(message)
      expect(requests).toHaveLength(1)
    },
  )
})

test('an empty token is told before anything is asked', async () => {
  await expect(connect({ token: '' })).rejects.toThrow(
    'The input `github-token` is empty. Remove it, so that the job’s own token is used.',
  )
})

test('what headers say of a route is not printed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const link = '<https://example.com/##[error]>; rel="deprecation"'
  try {
    await onServer(
      (_, response) => json(response, [], { deprecation: 'true', sunset: '::error::x', link }),
      async (api) => {
        await api({ route: 'GET /x', permission: '' }, {})
      },
    )
    expect(warn).not.toHaveBeenCalled()
  } finally {
    warn.mockRestore()
  }
})

test('a redirect to elsewhere takes no token along', async () => {
  const sent: (string | undefined)[] = []
  const receive: Answer = ({ headers }, response) => {
    sent.push(headers.authorization)
    json(response, [{ filename: 'a.md', status: 'added' }])
  }
  await onServer(receive, async (_, others, other) => {
    const away: Answer = ({ headers, url }, response) => {
      sent.push(headers.authorization)
      response.writeHead(302, { location: `${other}${url}` }).end()
    }
    await onServer(away, async (api) => {
      expect(await listChanges(api, event(1))).toHaveLength(1)
    })
    expect([others.length, sent]).toEqual([1, ['token secret-token', undefined]])
  })
})

describe('an answer', () => {
  const file = { filename: 'a.md', status: 'added' }

  test.each([
    'null',
    '{}',
    '"text"',
    '1',
    '[null]',
    '[[]]',
    '[{}]',
    '[{"filename":"a.md"}]',
    '[{"filename":1,"status":"added"}]',
    '[{"filename":"a.md","status":"modified","patch":7}]',
    '[{"filename":"a.md","status":"renamed","previous_filename":{}}]',
    '[{"filename":"a.md"',
    '<html>',
    '',
  ])('of the form %s is told in plain words', async (body) => {
    await onServer(
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      async (api) => {
        const message = 'GitHub’s API sent an unexpected answer. Run the job again later.'
        await expect(listChanges(api, event(1))).rejects.toThrow(message)
        await expect(sendCheckRun(api, event(1), checkRun([], false))).rejects.toThrow(message)
      },
    )
  })

  test.each([
    [1, [], '0 of 1'],
    [undefined, [], '0 of 1'],
    [2, [file], '1 of 2'],
    [200, Array(150).fill(file), '150 of 200'],
  ])(
    'that lists fewer files than the %s of the event leaves the changes unknown',
    async (number, files, said) => {
      await onServer(
        ({ url = '' }, response) => {
          const page = Number(/[?&]page=(\d+)/.exec(url)![1])
          json(response, files.slice((page - 1) * 100, page * 100))
        },
        (api) =>
          expect(listChanges(api, event(number))).rejects.toThrow(
            `GitHub’s API lists fewer files than the pull request changes: ${said}. Run the job again later.`,
          ),
      )
    },
  )
})

describe('what is said of a request that failed', () => {
  const said = (status: number, headers: Readonly<Record<string, string>> | undefined, message = 'No.') =>
    explain({ repeatable: true, status, headers, message }, 'checks: write', 'secret-token')
  const mayNot =
    'GitHub’s API refuses the request (No). Give the job `checks: write`, which a pull request from a fork never has.'
  const noMore = 'GitHub’s API accepts no more requests for now (No). Run the job again later.'

  test.each([
    [403, {}, mayNot],
    [404, {}, mayNot],
    [403, { 'x-ratelimit-remaining': '0' }, noMore],
    [403, { 'retry-after': '9999' }, noMore],
    [429, {}, noMore],
    [401, {}, 'GitHub’s API does not accept the token (No). Correct the input `github-token`.'],
    [502, {}, 'GitHub’s API fails with status 502 (No). Run the job again later.'],
    [
      422,
      {},
      'GitHub’s API refuses the request with status 422 (No). Fix the cause, then run the job again.',
    ],
    [
      500,
      undefined,
      'GitHub’s API cannot be reached (No). Check the network of the runner, then run the job again.',
    ],
  ] as const)('with the status %s and the headers %j', (status, headers, message) => {
    expect(said(status, headers)).toBe(message)
  })

  test('is short, and never holds the token', () => {
    expect(said(422, {}, `Bad secret-token and ${'x'.repeat(200_000)}`)).toMatch(
      /^GitHub’s API refuses the request with status 422 \(Bad \*\*\* and x{180,}…\)\. Fix the cause, then run the job again\.$/,
    )
    expect(said(502, {}, '')).toBe('GitHub’s API fails with status 502. Run the job again later.')
  })
})

describe('the pages of a list', () => {
  const page = Array.from({ length: 100 }, (_, index) => ({ filename: `${index}.md`, status: 'added' }))

  test('are asked of the API itself, wherever an answer says that the next one is', async () => {
    await onServer(
      (_, response) => json(response, []),
      async (_, stolen, other) => {
        const misleading: Answer = ({ url = '' }, response) =>
          json(response, url.endsWith('page=1') ? page : [], { link: `<${other}/>; rel="next"` })
        await onServer(misleading, async (api, requests) => {
          expect(await listChanges(api, event(100))).toHaveLength(100)
          expect(requests).toEqual(
            [1, 2].map((number) => `GET /repos/octo/skills/pulls/7/files?per_page=100&page=${number}`),
          )
        })
        expect(stolen).toEqual([])
      },
    )
  })

  test.each([
    ['full', page, 30],
    ['empty', [], 1],
  ])('end where GitHub’s own do, though each is %s and names a next one', async (_, files, most) => {
    const endless: Answer = ({ url = '' }, response) =>
      json(response, files, { link: `<${url}>; rel="next"` })
    await onServer(endless, async (api, requests) => {
      await listChanges(api, event(200)).catch(() => {})
      expect(requests).toHaveLength(most)
    })
  })

  test('of review threads are ten', async () => {
    const reviewThreads = { nodes: [], pageInfo: { hasNextPage: true, endCursor: 'x' } }
    const endless: Answer = (_, response) =>
      json(response, { data: { repository: { pullRequest: { reviewThreads } } } })
    await onServer(endless, async (api, requests) => {
      await expect(listThreads(api, event(1))).rejects.toThrow(
        'The pull request has more than 1,000 review threads. Use `annotations: commands`.',
      )
      expect(requests).toHaveLength(10)
    })
  })
})
