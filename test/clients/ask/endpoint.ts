import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on this machine while `talk` lasts, which gets the address. `answer` gets each request when it is whole. */
export async function serve(
  answer: (path: string, body: string, response: ServerResponse) => void,
  talk: (url: string) => Promise<unknown>,
): Promise<void> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => answer(request.url?.split('?')[0] ?? '', body, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await talk(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Listens as a model's server would, and refuses every request; gives the text sent with this heading. */
export async function overhear(heading: string, talk: (url: string) => Promise<unknown>): Promise<string> {
  const bodies: string[] = []
  await serve((_, body, response) => {
    bodies.push(body)
    response.writeHead(400, { 'content-type': 'application/json' })
    response.end('{"type":"error","error":{"type":"invalid_request_error","message":"nobody is here"}}')
  }, talk)
  const list = bodies.flatMap((body) => stringsOf(JSON.parse(body))).find((text) => text.includes(heading))
  if (list === undefined) throw new Error('it sends no list of skills')
  return list
}

/** All strings in a request, one after the other. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(stringsOf)
}

/** A text of which `<`, `>`, `&` and quotes may be escaped. */
export function unescaped(text: string): string {
  const quotes = text.replaceAll('&quot;', '"').replaceAll('&apos;', "'")
  return quotes.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
