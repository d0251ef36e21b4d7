import { maySuppress } from './config/suppress/suppression.ts'
import { count, plural } from './message.ts'
import type { Comment, Diagnostic, Diagram, Format, Header, Level, Preset, Report, RuleInfo, Source } from './types.ts'

/** How severe each rule is: as the preset says, unless `rules` says otherwise. */
export interface Settings {
  readonly preset: Preset
  readonly rules: ReadonlyMap<string, Level>
  /** Other limits than the rules' own, by rule. */
  readonly limits?: ReadonlyMap<string, number>
}

export interface Linted {
  readonly diagnostics: readonly Diagnostic[]
  /** What the repository-wide rules see of the file. */
  readonly header: unknown
  /** Counts the tokens; undefined where the format has none. */
  readonly tokens: (() => number) | undefined
  readonly diagram: Diagram | undefined
  /** Where the file may say what is not to be reported. */
  readonly comments: readonly Comment[]
}

/** Runs a format's rules on one file. Pure and total: whatever the text, it ends and never throws. */
export function lint(source: Source, format: Format, settings: Settings): Linted {
  const document = format.parse(source)
  const diagnostics: Diagnostic[] = []
  for (const rule of format.applicable(document)) {
    for (const diagnostic of findingsOf(rule, settings, (report) => rule.check(document, report, settings.limits?.get(rule.id) ?? rule.max ?? Infinity))) diagnostics.push(diagnostic)
  }
  const comments = maySuppress(source.text) ? format.comments(document) : []
  return { diagnostics, header: format.header(document), tokens: format.tokens && (() => format.tokens!(document)), diagram: format.diagram?.(document, diagnostics), comments }
}

/** What the repository-wide rules see of one file, and no findings. Pure and total. */
export function headerAlone(source: Source, format: Format): Linted {
  return { diagnostics: [], header: format.header(format.parse(source)), tokens: undefined, diagram: undefined, comments: [] }
}

/** Runs a format's repository-wide rules; `found` is told each diagnostic and the file that it lies in. */
export function lintRepository(
  headers: readonly Header<unknown>[], format: Format, settingsFor: (file: Header<unknown>) => Settings, found: (file: Header<unknown>, diagnostic: Diagnostic) => void,
): void {
  for (const rule of format.repositoryRules) {
    const findings = new Map<Header<unknown>, Findings>()
    rule.checkAll(headers, (file, ...finding) => {
      const own = findings.get(file) ?? noFindings()
      findings.set(file, own)
      reportFor(rule, settingsFor(file), (diagnostic) => add(diagnostic, own))?.(...finding)
    })
    for (const [file, own] of findings) for (const diagnostic of limited(own)) found(file, diagnostic)
  }
}

const NONE: readonly Diagnostic[] = []

/** The findings of a rule in one file, which `check` reports; none when the rule is off. */
export function findingsOf(rule: RuleInfo, settings: Settings, check: (report: Report) => void): readonly Diagnostic[] {
  let findings: Findings | undefined
  const report = reportFor(rule, settings, (diagnostic) => add(diagnostic, (findings ??= noFindings())))
  if (report !== undefined) check(report)
  return findings === undefined ? NONE : limited(findings)
}

/** Of more findings of one rule in one file nobody reads; a hostile file has millions. */
export const MOST_FINDINGS = 1000

/** The findings of one rule in one file; those beyond the limit are counted, the first of them is kept for its place. */
interface Findings {
  readonly kept: Diagnostic[]
  count: number
}

function noFindings(): Findings {
  return { kept: [], count: 0 }
}

function add(diagnostic: Diagnostic, findings: Findings): void {
  if (findings.count++ <= MOST_FINDINGS) findings.kept.push(diagnostic)
}

/** The findings of one rule in one file, the last one standing for all beyond `MOST_FINDINGS`. */
function limited({ kept, count: number }: Findings): readonly Diagnostic[] {
  const left = number - MOST_FINDINGS
  if (left <= 0) return kept
  const message = `${plural(left, 'more finding')} of this rule ${left === 1 ? 'follows' : 'follow'} in this file. Mend the first ${count(MOST_FINDINGS)}, and run again.`
  return [...kept.slice(0, MOST_FINDINGS), { ...kept[MOST_FINDINGS]!, message, fix: undefined, related: undefined }]
}

/** Undefined when the rule is off. A severity that the user set holds for all findings of the rule. */
export function reportFor(rule: RuleInfo, { preset, rules }: Settings, found: (diagnostic: Diagnostic) => void): Report | undefined {
  const set = rules.get(rule.id)
  const level = set ?? rule.severity[preset]
  if (level === 'off') return undefined
  return (range, message, { severity = level, ...details } = {}) => {
    found({ rule: rule.id, severity: set === undefined ? severity : level, message, range, ...details })
  }
}
