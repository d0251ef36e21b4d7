import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { connect, listChanges } from '../../src/action/api.ts'
import type { Api } from '../../src/action/api.ts'
import { readEvent } from '../../src/action/event.ts'
import { MOST_RETRIES } from '../../src/action/retry.ts'

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
    await use(connect({ token: 'secret-token', url, longest: LONGEST }), requests, url)
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
      await expect(api('POST /x', {})).rejects.toThrow('GitHub’s API did not answer within 0.2 seconds')
      expect(requests).toEqual(['POST /x'])
    })
    expect(performance.now() - started).toBeLessThan(20 * LONGEST)
  })

  test('that reads is sent again before it is given up', async () => {
    await onServer(never, async (api, requests) => {
      await expect(listChanges(api, event(1))).rejects.toThrow('did not answer')
      expect(requests).toHaveLength(MOST_RETRIES + 1)
    })
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
})
