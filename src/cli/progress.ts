import { count } from '../wording/wording.ts'

/** A run that takes no longer than this needs no progress. */
const PATIENCE_MS = 2000
const INTERVAL_MS = 100

/**
 * Tells how far a run is on one line of a terminal, from its third second on, and takes the line away at its end. The
 * line goes to `write`; `now` gives the time in milliseconds.
 */
export function progressOn(write: (text: string) => void, now: () => number = Date.now) {
  let next = now() + PATIENCE_MS
  let shown = false
  return {
    saw(done: number, total: number): void {
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
