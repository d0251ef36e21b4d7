// Preloaded into a process: each way to the network is written to the file NETWORK_LOG, and throws unless it
// leads to NETWORK_ALLOWED.
const fs = require('node:fs')
const Module = require('node:module')

const WAYS = {
  'node:net': ['connect', 'createConnection', 'createServer'],
  'node:tls': ['connect', 'createServer'],
  'node:http': ['createServer'],
  'node:http2': ['connect', 'createServer', 'createSecureServer'],
  'node:dns': ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'reverse'],
  'node:dns/promises': ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'reverse'],
  'node:dgram': ['createSocket'],
  'node:child_process': ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'],
}
const GLOBALS = ['WebSocket', 'EventSource', 'XMLHttpRequest']
const MODULES = new Set(
  [...Object.keys(WAYS), 'node:https', 'node:inspector', 'node:cluster'].map((name) => name.slice(5)),
)

const { NETWORK_LOG: log, NETWORK_ALLOWED: allowed } = process.env
const tell = (line) => fs.appendFileSync(log, `${line}\n`)
const refuse = (way) => {
  tell(way)
  throw new Error(`The network is not there: ${way}.`)
}

// Every connection of every module comes here in the end, also those of the modules that Node's own code
// loads.
const { Socket } = require('node:net')
const connect = Socket.prototype.connect
Socket.prototype.connect = function (...given) {
  const [{ host, hostname, port, path }] = Array.isArray(given[0])
    ? given[0]
    : [typeof given[0] === 'object' ? given[0] : { port: given[0], host: given[1] }]
  const target = path ?? `${host ?? hostname ?? 'localhost'}:${port}`
  if (target !== allowed) refuse(`connect ${target}`)
  tell(`connect ${target}`)
  return connect.apply(this, given)
}
if (allowed === undefined) {
  for (const [name, ways] of Object.entries(WAYS)) {
    for (const way of ways) require(name)[way] = () => refuse(`${name.slice(5)}.${way}`)
  }
  globalThis.fetch = () => refuse('fetch')
}
for (const name of GLOBALS)
  Object.defineProperty(globalThis, name, { configurable: true, get: () => refuse(name) })

const load = Module._load
Module._load = (request, ...rest) => {
  if (allowed === undefined && MODULES.has(request.replace(/^node:/, ''))) tell(`load ${request}`)
  return load(request, ...rest)
}
