import fs from 'node:fs'
import { count } from '../wording/wording.ts'

type Descriptor = 1 | 2

/** Of a terminal that does not say how wide it is. */
const USUAL_WIDTH = 80

/** Whether standard output (1) or error (2) is a terminal. To open Node's streams is slow. */
export function isTerminal(descriptor: Descriptor): boolean {
  return process.platform === 'win32' || isDevice(descriptor) ? streamOf(descriptor).isTTY : false
}

/** The columns of the terminal that is standard output; undefined where it is none. */
export function terminalWidth(): number | undefined {
  return isTerminal(1) ? streamOf(1).columns || USUAL_WIDTH : undefined
}

function isDevice(descriptor: Descriptor): boolean {
  try {
    const stat = fs.fstatSync(descriptor)
    return stat.isCharacterDevice() && stat.rdev !== fs.statSync('/dev/null').rdev
  } catch {
    return false
  }
}

/**
 * Writes a text whole to standard output (1) or error (2). A reader that has seen enough (`| head`) closes the
 * pipe; that is no error of ours. Throws what else keeps it from being written.
 */
export function print(descriptor: Descriptor, text: string): void {
  let left = Buffer.from(text)
  try {
    while (left.length > 0) left = left.subarray(fs.writeSync(descriptor, left))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EPIPE' || code === 'EOF') return
    if (code !== 'EAGAIN') throw error
    // A non-blocking pipe is full: the stream waits until it takes the rest.
    streamOf(descriptor)
      .on('error', () => {})
      .write(left)
  }
}

function streamOf(descriptor: Descriptor): NodeJS.WriteStream {
  return descriptor === 1 ? process.stdout : process.stderr
}

/** A run that takes no longer than this needs no progress. */
const PATIENCE_MS = 2000
const INTERVAL_MS = 100

/** Shows progress on one line of a terminal from the third second on. `now` is in milliseconds. */
export function progressOn(write: (text: string) => void, now: () => number = Date.now) {
  let next = now() + PATIENCE_MS
  let shown = false
  return {
    show(done: number, total: number): void {
      if (now() < next) return
      next = now() + INTERVAL_MS
      shown = true
      write(`\r${count(done)} of ${count(total)} files checked\u001b[K`)
    },
    end(): void {
      if (shown) write('\r\u001b[K')
      shown = false
    },
  }
}
