import { visible } from '../text/escape-invisible.ts'
import type { Pieces } from '../text/pieces.ts'

/**
 * What a run leaves to print, and 0 clean, 1 findings at or above the threshold, 2 could not run. Reports are
 * made when they are printed.
 */
export interface Outcome<Text extends Pieces = string> {
  readonly stdout: Text
  readonly stderr: Text
  readonly exitCode: 0 | 1 | 2
}

/** Notes as they go to standard error. */
export function written(notes: readonly string[]): string {
  return notes.map((note) => `passmuster: ${visible(note)}\n`).join('')
}
