import { OVER_BUDGET } from '../formats/file/rules/unreadable.ts'
import type { Reading } from '../lint/reading.ts'
import type { Diagnostic, Severity } from '../model.ts'
import type { Result } from '../reporters/report.ts'
import { summarize } from '../reporters/report.ts'
import { count, plural } from '../wording/wording.ts'

/** What a run may keep in memory, however many files there are. */
export interface Budget {
  /** Findings of each severity, so that infos cannot displace an error. */
  readonly findings: number
  /** Text of files, in UTF-16 code units. */
  readonly text: number
}

/**
 * The largest known repository has 30,000 findings and 100 MB of text. Three hundred thousand findings and
 * half a gigabyte fit into the memory that Node takes by default on a machine of 8 GB.
 */
export const BUDGET: Budget = { findings: 100_000, text: 512 * 1024 * 1024 }

/** What is left of a budget. */
export interface Spending {
  /** Whether there is room for a finding of a file; one that there is no room for is counted there. */
  keeps(file: { omitted?: Record<Severity, number> | undefined }, finding: Diagnostic): boolean
  /** A reading, or that there is no room for one. */
  read(read: () => Reading): Reading
}

/** Starts to spend a budget. */
export function spending({ findings, text }: Budget): Spending {
  const left = { error: findings, warning: findings, info: findings }
  let textLeft = text
  return {
    keeps(file, { severity }) {
      if (left[severity]-- > 0) return true
      file.omitted ??= { error: 0, warning: 0, info: 0 }
      file.omitted[severity]++
      return false
    },
    read(read) {
      if (textLeft <= 0) return { state: 'unreadable', reason: OVER_BUDGET }
      const reading = read()
      if ('text' in reading) textLeft -= reading.text.length
      return reading
    },
  }
}

/** The note that a run does not list all its findings, if so. */
export function omittedNotes(results: readonly Result[], { findings }: Budget): readonly string[] {
  const { omitted = 0 } = summarize(results)
  if (omitted === 0) return []
  const are = omitted === 1 ? 'is' : 'are'
  return [
    `${plural(omitted, 'finding')} ${are} counted but not listed: a run lists ${count(findings)} of each severity. Fix those first, and run again.`,
  ]
}
