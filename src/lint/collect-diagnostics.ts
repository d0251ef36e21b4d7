import { whoLoses } from '../clients/who-loses.ts'
import type { Details, Diagnostic, Level, Report, RuleInfo, Settings } from '../model.ts'
import { compare } from '../wording/compare.ts'
import { count, plural } from '../wording/wording.ts'
import { isFixed, levelOf } from './active-rules.ts'

/** Of more findings of one rule in one file nobody reads; a hostile file has millions. */
export const MOST_FINDINGS = 1000

/** Takes in what rules report of one file, one rule after the other. */
export interface Collector {
  /**
   * What a rule of a level reports by, until another one does; undefined when the rule is off or covered by a
   * finding.
   */
  reportFor(rule: RuleInfo, level?: Level): Report | undefined
  /** All findings, of each rule at most a thousand and one that counts the rest. */
  end(): readonly Diagnostic[]
}

/**
 * Collects what is found in the file at a path from the root. A severity that the user set holds for all findings of
 * a rule.
 */
export function collect(settings: Settings, path = ''): Collector {
  const diagnostics: Diagnostic[] = []
  let rule: RuleInfo
  let level: Level
  let first = 0
  let reported = 0
  const covered = new Set<string>()
  const report: Report = (range, problem, details = {}) => {
    const { covers = [], related, fix, field } = details
    if (field !== undefined && covered.has(`${rule.id}#${field}`)) return
    const severity = severityOf(details, rule, level, settings)
    if (severity === 'off' || reported++ > MOST_FINDINGS) return
    for (const id of covers) covered.add(id)
    const message = problem + endOf(details, path, settings)
    diagnostics.push({
      rule: rule.id,
      severity,
      message,
      range,
      ...(related && { related }),
      ...(fix && { fix }),
    })
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
    reportFor(info, chosen = levelOf(info, settings)) {
      close()
      rule = info
      level = chosen
      return level === 'off' || covered.has(rule.id) ? undefined : report
    },
    end() {
      close()
      return diagnostics
    },
  }
}

/** How severe a finding of a rule at a level is; `off` where it is not to be reported. */
function severityOf({ severity, grade }: Details, rule: RuleInfo, ofRule: Level, settings: Settings): Level {
  if (severity === 'off') return severity
  const judged = grade === undefined ? rule : { id: rule.id, ...grade }
  const level = grade === undefined ? ofRule : levelOf(judged, settings)
  return level === 'off' || isFixed(judged, level, settings) ? level : (severity ?? level)
}

/** The end of a message: who loses something, and what else there is to say. */
function endOf({ violation, fields, postscript = '' }: Details, path: string, { clients }: Settings): string {
  return violation === undefined
    ? postscript
    : whoLoses({ violation, ...(fields && { fields }), path }, clients) + postscript
}

function moreFindings(left: number): string {
  return `${plural(left, 'more finding')} of this rule ${left === 1 ? 'follows' : 'follow'} in this file. Fix the first ${count(MOST_FINDINGS)}, and run again.`
}

/** By place, then rule: the order of every report. */
export function byPlace(a: Diagnostic, b: Diagnostic): number {
  return a.range[0] - b.range[0] || a.range[1] - b.range[1] || compare(a.rule, b.rule)
}
