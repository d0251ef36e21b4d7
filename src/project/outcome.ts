import { visible } from '../wording/escape-invisible.ts'

/** What a run leaves to print, and 0 clean, 1 findings at or above the threshold, 2 could not run. */
export interface Outcome {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: 0 | 1 | 2
}

/** Notes as they go to standard error. */
export function written(notes: readonly string[]): string {
  return notes.map((note) => `passmuster: ${visible(note)}\n`).join('')
}

/** What a run leaves that could not start, and why. */
export function refused(...notes: readonly string[]): Outcome {
  return { stdout: '', stderr: written(notes), exitCode: 2 }
}
