import { count } from '../text/wording.ts'

/** A run that takes no longer than this needs no progress. */
const PATIENCE_MS = 2000
const INTERVAL_MS = 100

/** Tells how far a run is on one line of a terminal, from its third second on. */
export interface Progress {
  /** Some of all files are checked. */
  saw(done: number, total: number): void
  /** Takes the line away. */
  end(): void
}

/** Writes the line with `write`; `now` gives the time in milliseconds. */
export function progressOn(write: (text: string) => void, now: () => number = Date.now): Progress {
  let next = now() + PATIENCE_MS
  let shown = false
  return {
    saw(done, total) {
      if (now() < next) return
      next = now() + INTERVAL_MS
      shown = true
      write(`\r${count(done)} of ${count(total)} files checked\u001b[K`)
    },
    end() {
      if (shown) write('\r\u001b[K')
      shown = false
    },
  }
}
