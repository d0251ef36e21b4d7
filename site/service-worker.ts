import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the playground is made of: it works offline after the first visit. Other pages are kept once they were open. */
const KEPT =
  /^(?:playground\.html|linter\/.*|icon\.svg|vp-icons\.css|assets\/(?:app|style|playground|chunks\/(?!@localSearch|VPLocalSearch)).*\.(?:js|css))$/

/** The script of the service worker, for the files of a folder that is served below a path. */
export function serviceWorker(folder: string, base: string, linterVersion: string): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  )
  const kept = paths.filter((path) => KEPT.test(path)).sort()
  const digest = createHash('sha256')
  for (const path of kept) digest.update(path).update(readFileSync(join(folder, path)))
  const urls = kept.map((path) => {
    if (path.startsWith('linter/')) return `${base}${path}?${linterVersion}`
    return base + path.replace(/\.html$/, '')
  })
  return `const NAME = ${JSON.stringify(`passmuster-${digest.digest('hex').slice(0, 12)}`)}
const KEPT = ${JSON.stringify(urls)}
addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(KEPT)).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => clients.claim()))
})
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return
  const isPage = request.mode === 'navigate'
  event.respondWith(isPage ? fromNetwork(request) : fromCache(request))
})
async function fromCache(request) {
  return (await caches.match(request)) ?? kept(request, await fetch(request))
}
async function fromNetwork(request) {
  try {
    return await kept(request, await fetch(request))
  } catch (error) {
    const known = await caches.match(request, { ignoreSearch: true })
    if (known === undefined) throw error
    return known
  }
}
async function kept(request, response) {
  if (response.ok) await (await caches.open(NAME)).put(request, response.clone())
  return response
}
`
}
