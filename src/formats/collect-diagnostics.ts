import type { Diagnostic, Report, RuleInfo, Settings, Severity } from '../model.ts'
import { count, plural } from '../text/wording.ts'
import { isUnminded, levelOf } from './rule-level.ts'

/** Of more findings of one rule in one file nobody reads; a hostile file has millions. */
export const MOST_FINDINGS = 1000

/** Takes in what rules report of one file, one rule after the other. */
export interface Collector {
  /** What a rule reports by, until another one does; undefined when the rule is off or covered by a finding. */
  reportFor(rule: RuleInfo): Report | undefined
  /** All findings, of each rule at most `MOST_FINDINGS` and one that counts the rest. */
  end(): readonly Diagnostic[]
}

/** A severity that the user set holds for all findings of a rule. */
export function collect(settings: Settings): Collector {
  const diagnostics: Diagnostic[] = []
  let rule = ''
  /** Whether the level holds for all findings of the rule, whatever severity they carry. */
  let fixed = false
  let level: Severity
  let first = 0
  let reported = 0
  const covered = new Set<string>()
  const report: Report = (range, message, details = {}) => {
    if (reported++ > MOST_FINDINGS) return
    const { severity = level, covers = [], ...rest } = details
    for (const id of covers) covered.add(id)
    diagnostics.push({ rule, severity: fixed ? level : severity, message, range, ...rest })
  }
  const close = (): void => {
    const last = first + MOST_FINDINGS
    if (reported > MOST_FINDINGS)
      diagnostics[last] = {
        ...diagnostics[last]!,
        message: moreFindings(reported - MOST_FINDINGS),
        fix: undefined,
        related: undefined,
      }
    first = diagnostics.length
    reported = 0
  }
  return {
    reportFor(info) {
      close()
      rule = info.id
      const chosen = levelOf(info, settings)
      if (chosen === 'off' || covered.has(rule)) return undefined
      level = chosen
      fixed = settings.rules.has(rule) || (chosen === 'info' && isUnminded(info, settings))
      return report
    },
    end() {
      close()
      return diagnostics
    },
  }
}

function moreFindings(left: number): string {
  return `${plural(left, 'more finding')} of this rule ${left === 1 ? 'follows' : 'follow'} in this file. Fix the first ${count(MOST_FINDINGS)}, and run again.`
}
