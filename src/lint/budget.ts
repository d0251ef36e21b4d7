import type { Diagnostic, Severity } from '../model.ts'

/** What a run may keep in memory, however many files there are. */
export interface Budget {
  /** Findings of each severity, so that infos cannot displace an error. */
  readonly findings: number
  /** Text of files, in UTF-16 code units. */
  readonly text: number
  /** Work on globs, ignore files, config files and frontmatter, in steps that take some nanoseconds each. */
  readonly steps?: number
}

/**
 * The largest known repository has 30,000 findings and 100 MB of text. Three hundred thousand findings and
 * half a gigabyte fit into the memory that Node takes by default on a machine of 8 GB.
 */
export const BUDGET: Required<Budget> = { findings: 100_000, text: 512 * 1024 * 1024, steps: 500_000_000 }

/** Characters of YAML in a file that cost nothing: people seldom write more. */
const USUAL_YAML = 2048

/** The steps of work that it takes to read so many characters of YAML, as far as they are more than usual. */
export function stepsFor(length: number): number {
  return Math.max(length - USUAL_YAML, 0) * 200
}

/** What has findings, and counts those that there is no room for. */
export interface Holder {
  omitted?: Record<Severity, number> | undefined
}

/** The room that is left for findings. */
export interface Room {
  /** Whether there is room for a finding; one that there is none for is counted in its holder. */
  holds(holder: Holder, finding: Diagnostic): boolean
  /** Makes room again for findings that are no longer kept. */
  release(findings: readonly Diagnostic[]): void
  /** As much room, which is filled apart from this one. */
  copy(): Room
}

/** Room for so many findings of each severity. */
export function roomFor(findings: number): Room {
  return roomOf({ error: findings, warning: findings, info: findings })
}

function roomOf(left: Record<Severity, number>): Room {
  return {
    holds(holder, { severity }) {
      if (left[severity] > 0) {
        left[severity]--
        return true
      }
      holder.omitted ??= { error: 0, warning: 0, info: 0 }
      holder.omitted[severity]++
      return false
    },
    release(findings) {
      for (const { severity } of findings) left[severity]++
    },
    copy: () => roomOf({ ...left }),
  }
}
