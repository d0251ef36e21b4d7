import { visible } from '../wording/escape-invisible.ts'
import { plural } from '../wording/wording.ts'

/** What a run leaves to print, and 0 clean, 1 findings at or above the threshold, 2 could not run. */
export interface Outcome {
  readonly stdout: string
  readonly stderr: string
  readonly exitCode: 0 | 1 | 2
}

/** Notes that go to standard error: a config file may have thousands of mistakes. */
const MOST_NOTES = 100

/** Notes as they go to standard error; of many the first, and how many are left out. */
export function written(notes: readonly string[]): string {
  const left = notes.length - MOST_NOTES
  const last = left > 0 ? [`${plural(left, 'more message')} not shown.`] : []
  return [...notes.slice(0, MOST_NOTES), ...last].map((note) => `passmuster: ${visible(note)}\n`).join('')
}

/** What a run leaves that could not start, and why. */
export function refused(...notes: readonly string[]): Outcome {
  return { stdout: '', stderr: written(notes), exitCode: 2 }
}
