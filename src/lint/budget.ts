import type { Diagnostic, Severity } from '../model.ts'

/** What a run may keep in memory, however many files there are. */
export interface Budget {
  /** Findings of each severity, so that infos cannot displace an error. */
  readonly findings: number
  /** Other places and edits of the findings of each severity. */
  readonly places?: number
  /** Text of files, in UTF-16 code units. */
  readonly text: number
  /** Work on globs, ignore files, config files and frontmatter, in steps that take some nanoseconds each. */
  readonly steps?: number
}

/**
 * The largest known repository has 30,000 findings and 100 MB of text. Three hundred thousand findings and
 * half a gigabyte fit into the memory that Node takes by default on a machine of 8 GB.
 */
export const BUDGET: Required<Budget> = {
  findings: 100_000,
  // In real repositories ten findings have one other place.
  places: 100_000,
  text: 512 * 1024 * 1024,
  steps: 500_000_000,
}

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

/** Room for so many findings of each severity, and so many places. */
export function roomFor({ findings, places = BUDGET.places }: Budget): Room {
  const all = (most: number): Record<Severity, number> => ({ error: most, warning: most, info: most })
  return roomOf(all(findings), all(places))
}

function roomOf(left: Record<Severity, number>, places: Record<Severity, number>): Room {
  return {
    holds(holder, finding) {
      const { severity } = finding
      const needed = placesOf(finding)
      if (left[severity] > 0 && (needed === 0 || places[severity] > 0)) {
        left[severity]--
        // The last one may need more than is left, so that none is too large for any run.
        places[severity] -= needed
        return true
      }
      holder.omitted ??= { error: 0, warning: 0, info: 0 }
      holder.omitted[severity]++
      return false
    },
    release(findings) {
      for (const finding of findings) {
        left[finding.severity]++
        places[finding.severity] += placesOf(finding)
      }
    },
    copy: () => roomOf({ ...left }, { ...places }),
  }
}

function placesOf({ related = [], fix }: Diagnostic): number {
  return related.length + Math.max((fix?.edits.length ?? 0) - 1, 0)
}
