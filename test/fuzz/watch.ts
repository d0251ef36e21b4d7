import { Worker } from 'node:worker_threads'

/**
 * Ends the process when one file takes longer than any does, for a loop without end would keep the tests from
 * saying anything.
 */
export interface Watch {
  /** Says what is tried from now on. */
  starts(name: string): void
  ends(): void
}

const LONGEST = 60_000
const LONGEST_NAME = 100

// A thread of its own, for the one that hangs cannot look at its watch.
const WATCHING = `
  const { workerData: { shared, longest } } = require('node:worker_threads')
  let last = ''
  let since = Date.now()
  setInterval(() => {
    const name = Buffer.from(shared).toString().replace(/\\0+$/, '')
    if (name !== last) since = Date.now()
    last = name
    if (name === '' || Date.now() - since < longest) return
    require('node:fs').writeSync(2, 'No end after ' + longest + ' ms: ' + name + '\\n')
    process.kill(process.pid, 'SIGKILL')
  }, 1000)
`

export function startWatch(): Watch {
  const shared = new Uint8Array(new SharedArrayBuffer(LONGEST_NAME))
  new Worker(WATCHING, { eval: true, workerData: { shared, longest: LONGEST } }).unref()
  const encoder = new TextEncoder()
  return {
    starts(name) {
      shared.fill(0)
      shared.set(encoder.encode(name).subarray(0, LONGEST_NAME))
    },
    ends: () => void shared.fill(0),
  }
}
