import type { Budget } from '../lint/budget.ts'
import type { Result } from '../reporters/report.ts'
import { summarize } from '../reporters/report.ts'
import { count, plural } from '../wording/wording.ts'

/** The note that a run does not list all its findings, if so. */
export function omittedNotes(results: readonly Result[], { findings }: Budget): readonly string[] {
  const { omitted = 0 } = summarize(results)
  if (omitted === 0) return []
  const are = omitted === 1 ? 'is' : 'are'
  return [
    `${plural(omitted, 'finding')} ${are} counted but not listed: a run lists ${count(findings)} of each severity. Fix those first, and run again.`,
  ]
}
