import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}
/** As GitHub serves the pages of a project. */
const BASE = '/passmuster/'
const site = fileURLToPath(new URL('../build/site', import.meta.url))

/** Serves the built site on a free port of this machine, compressed, as a host of pages does. */
export function serve() {
  const server = createServer((request, response) => {
    const file = fileAt(new URL(request.url, 'http://localhost').pathname)
    if (file === undefined) return response.writeHead(404).end()
    const body = gzipSync(readFileSync(file))
    const type = TYPES[extname(file)] ?? 'text/plain'
    response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'x-size': body.length })
      .end(body)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({
        url: `http://127.0.0.1:${server.address().port}${BASE.slice(0, -1)}`,
        stop: () => server.close(),
      })
    })
  })
}

function fileAt(path) {
  if (!path.startsWith(BASE)) return undefined
  const plain = join(site, normalize(decodeURIComponent(path.slice(BASE.length - 1))))
  const tries = [plain, `${plain}.html`, join(plain, 'index.html')]
  return tries.find((file) => file.startsWith(site) && existsSync(file) && statSync(file).isFile())
}
