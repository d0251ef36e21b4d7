import { activeRules } from '../formats/active-rules.ts'
import type { Collector } from '../formats/collect-diagnostics.ts'
import { collect } from '../formats/collect-diagnostics.ts'
import { textRules } from '../formats/file/index.ts'
import type {
  Comment,
  Diagnostic,
  Diagram,
  Document,
  Format,
  Header,
  Report,
  Rule,
  Settings,
  Source,
} from '../model.ts'
import { maySuppress } from '../suppressions/read-suppressions.ts'
import { withoutHarmfulFixes } from './harmless-fixes.ts'

export interface Linted {
  readonly diagnostics: readonly Diagnostic[]
  /** What the repository-wide rules see of the file. */
  readonly header: unknown
  /** Counts the tokens; undefined where the format has none. */
  readonly tokens: (() => number) | undefined
  readonly diagram: Diagram | undefined
  /** Where the file may say what is not to be reported. */
  readonly comments: readonly Comment[]
  /** The files that belong to this one and may have findings of their own; undefined where none can. */
  readonly besides: (() => Besides) | undefined
}

/** Files that belong to another one: their paths from the root, and what lints one of them. */
export interface Besides {
  readonly paths: readonly string[]
  lint(source: Source, settings: Settings): Linted
}

/** Runs a format's rules on one file. Pure and total: whatever the text, it ends and never throws. */
export function lint(source: Source, format: Format, settings: Settings, most?: number): Linted {
  const document = format.parse(source)
  const { beside } = format
  const judgeText = (text: string): readonly Diagnostic[] => {
    const other = format.parse({ ...source, text })
    return judge(other, format.applicable(other), settings, most)
  }
  const found = judge(document, format.applicable(document), settings, most)
  const diagnostics = withoutHarmfulFixes(found, source.text, judgeText)
  return {
    diagnostics,
    header: format.header(document),
    tokens: format.tokens && (() => format.tokens!(document)),
    diagram: format.diagram?.(document, diagnostics),
    comments: maySuppress(source.text) ? format.comments(document) : [],
    besides: beside && (() => besidesOf(document, format, beside)),
  }
}

function judge(
  document: Document,
  rules: readonly Rule<Document>[],
  settings: Settings,
  most?: number,
): readonly Diagnostic[] {
  const found = collect(settings, document.source.path, most)
  for (const each of [textRules, rules]) {
    for (const { rule, level, options } of activeRules(each, settings)) {
      const report = found.reportFor(rule, level)
      if (report !== undefined) rule.check(document, report, options)
    }
  }
  return found.end()
}

function besidesOf(document: Document, format: Format, beside: NonNullable<Format['beside']>): Besides {
  return {
    paths: beside.paths(document),
    lint(source, settings) {
      const other = beside.parse(source, document)
      return {
        diagnostics: judge(other, beside.rules, settings),
        header: undefined,
        tokens: undefined,
        diagram: undefined,
        comments: maySuppress(source.text) ? format.comments(other) : [],
        besides: undefined,
      }
    },
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
    besides: undefined,
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
    const report: Parameters<typeof rule.checkAll>[1] = (file, ...finding) => {
      if (!byFile.has(file)) {
        const own = collect(settingsFor(file), file.path)
        byFile.set(file, { own, report: own.reportFor(rule) })
      }
      byFile.get(file)!.report?.(...finding)
    }
    rule.checkAll(headers, report, (file) => settingsFor(file).clients)
    for (const [file, { own }] of byFile) for (const diagnostic of own.end()) found(file, diagnostic)
  }
}
