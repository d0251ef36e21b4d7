import { checkOptionsOf } from '../formats/check-options.ts'
import type { Collector } from '../formats/collect-diagnostics.ts'
import { collect } from '../formats/collect-diagnostics.ts'
import type { Comment, Diagnostic, Diagram, Format, Header, Report, Settings, Source } from '../model.ts'
import { maySuppress } from '../suppressions/read-suppressions.ts'

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
export function lint(source: Source, format: Format, settings: Settings, most?: number): Linted {
  const document = format.parse(source)
  const found = collect(settings, most)
  for (const rule of format.applicable(document)) {
    const report = found.reportFor(rule)
    if (report !== undefined) rule.check(document, report, checkOptionsOf(rule, settings))
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
