import { maySuppress } from '../suppressions/suppression.ts'
import { count, plural } from '../text/message.ts'
import type {
  Comment,
  Diagnostic,
  Diagram,
  Format,
  Header,
  Level,
  Preset,
  Report,
  RuleInfo,
  Severity,
  Source,
} from '../model.ts'

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
  const found = collect(settings)
  for (const rule of format.applicable(document)) {
    const report = found.reportFor(rule)
    if (report !== undefined)
      rule.check(document, report, settings.limits?.get(rule.id) ?? rule.max ?? Infinity)
  }
  const diagnostics = found.end()
  const comments = maySuppress(source.text) ? format.comments(document) : []
  return {
    diagnostics,
    header: format.header(document),
    tokens: format.tokens && (() => format.tokens!(document)),
    diagram: format.diagram?.(document, diagnostics),
    comments,
  }
}

/** What the repository-wide rules see of one file, and no findings. Pure and total. */
export function headerAlone(source: Source, format: Format): Linted {
  return {
    diagnostics: [],
    header: format.header(format.parse(source)),
    tokens: undefined,
    diagram: undefined,
    comments: [],
  }
}

/** Runs a format's repository-wide rules; `found` is told each diagnostic and the file that it lies in. */
export function lintRepository(
  headers: readonly Header<unknown>[],
  format: Format,
  settingsFor: (file: Header<unknown>) => Settings,
  found: (file: Header<unknown>, diagnostic: Diagnostic) => void,
): void {
  for (const rule of format.repositoryRules) {
    const byFile = new Map<
      Header<unknown>,
      { readonly own: Collector; readonly report: Report | undefined }
    >()
    rule.checkAll(headers, (file, ...finding) => {
      if (!byFile.has(file)) {
        const own = collect(settingsFor(file))
        byFile.set(file, { own, report: own.reportFor(rule) })
      }
      byFile.get(file)!.report?.(...finding)
    })
    for (const [file, { own }] of byFile) for (const diagnostic of own.end()) found(file, diagnostic)
  }
}

/** Of more findings of one rule in one file nobody reads; a hostile file has millions. */
export const MOST_FINDINGS = 1000

/** Takes in what rules report of one file, one rule after the other. */
export interface Collector {
  /** What a rule reports by, until another one does; undefined when the rule is off. */
  reportFor(rule: RuleInfo): Report | undefined
  /** All findings, of each rule at most `MOST_FINDINGS` and one that counts the rest. */
  end(): readonly Diagnostic[]
}

/** A severity that the user set holds for all findings of a rule. */
export function collect({ preset, rules }: Settings): Collector {
  const diagnostics: Diagnostic[] = []
  let rule = ''
  let set: Level | undefined
  let level: Severity
  let first = 0
  let reported = 0
  const report: Report = (range, message, details = {}) => {
    if (reported++ > MOST_FINDINGS) return
    const { severity = level, ...rest } = details
    diagnostics.push({ rule, severity: set === undefined ? severity : level, message, range, ...rest })
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
    reportFor({ id, severity }) {
      close()
      rule = id
      set = rules.get(id)
      const chosen = set ?? severity[preset]
      if (chosen === 'off') return undefined
      level = chosen
      return report
    },
    end() {
      close()
      return diagnostics
    },
  }
}

function moreFindings(left: number): string {
  return `${plural(left, 'more finding')} of this rule ${left === 1 ? 'follows' : 'follow'} in this file. Mend the first ${count(MOST_FINDINGS)}, and run again.`
}
