import type { Diagnostic, Level, Report, RuleInfo, Settings, Severity } from '../model.ts'
import { count, plural } from '../text/wording.ts'
import { isFixed, levelOf } from './rule-level.ts'

/** Of more findings of one rule in one file nobody reads; a hostile file has millions. */
export const MOST_FINDINGS = 1000

/** Fixes are applied to all findings that a round has: with few of them a file of many would take many rounds. */
export const MOST_FIXED = 100_000

/** Takes in what rules report of one file, one rule after the other. */
export interface Collector {
  /**
   * What a rule of a level reports by, until another one does; undefined when the rule is off or covered by a
   * finding.
   */
  reportFor(rule: RuleInfo, level?: Level): Report | undefined
  /** All findings, of each rule at most as many as are asked for and one that counts the rest. */
  end(): readonly Diagnostic[]
}

/** A severity that the user set holds for all findings of a rule, of which at most `most` are kept. */
export function collect(settings: Settings, most: number = MOST_FINDINGS): Collector {
  const diagnostics: Diagnostic[] = []
  let rule = ''
  /** Whether the level holds for all findings of the rule, whatever severity they carry. */
  let fixed = false
  let level: Severity
  let first = 0
  let reported = 0
  const covered = new Set<string>()
  const report: Report = (range, message, details = {}) => {
    if (reported++ > most) return
    const { severity = level, covers = [], ...rest } = details
    for (const id of covers) covered.add(id)
    diagnostics.push({ rule, severity: fixed ? level : severity, message, range, ...rest })
  }
  const close = (): void => {
    const last = first + most
    if (reported > most)
      diagnostics[last] = {
        ...diagnostics[last]!,
        message: moreFindings(reported - most, most),
        fix: undefined,
        related: undefined,
      }
    first = diagnostics.length
    reported = 0
  }
  return {
    reportFor(info, chosen = levelOf(info, settings)) {
      close()
      rule = info.id
      if (chosen === 'off' || covered.has(rule)) return undefined
      level = chosen
      fixed = isFixed(info, chosen, settings)
      return report
    },
    end() {
      close()
      return diagnostics
    },
  }
}

function moreFindings(left: number, most: number): string {
  return `${plural(left, 'more finding')} of this rule ${left === 1 ? 'follows' : 'follow'} in this file. Fix the first ${count(most)}, and run again.`
}
