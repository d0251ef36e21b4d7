import type {
  Comment,
  Diagnostic,
  Document,
  Format,
  Header,
  Report,
  Rule,
  Settings,
  Source,
} from '../model.ts'
import { frontmatterOf } from '../syntax/frontmatter.ts'
import { activeBy } from './active-rules.ts'
import type { Collector } from './collect-diagnostics.ts'
import { collect } from './collect-diagnostics.ts'
import { withoutHarmfulFixes } from './harmless-fixes.ts'
import { maskedFindings } from './masked-findings.ts'
import { sourceOf } from './source.ts'
import { isUnreadable } from './suppressions/index.ts'
import { maySuppress } from './suppressions/read-suppressions.ts'

/** What the rules of a format find in one file. */
export interface Linted {
  readonly document: Document
  readonly diagnostics: readonly Diagnostic[]
  /** Where the file may say what is not to be reported. */
  readonly comments: readonly Comment[]
}

/**
 * Runs a format's rules on one file, then those on what config files demand: nothing is known of that where the file
 * cannot be read. Whatever the text, it ends and never throws.
 */
export function lint(source: Source, format: Format, settings: Settings): Linted {
  const { demands } = settings
  const judgeAll = (document: Document): readonly Diagnostic[] => {
    const found = judge(document, format.applicable(document), settings)
    return demands === undefined || isUnreadable(found)
      ? found
      : [...found, ...judge(document, demands.rules, settings)]
  }
  const document = format.parse(source)
  const judgeText = (text: string) => judgeAll(format.parse(sourceOf({ ...source, text })))
  const found = withoutHarmfulFixes(judgeAll(document), source.text, judgeText)
  const diagnostics = [...found, ...maskedFindings(found, source.text, judgeText)]
  return { document, diagnostics, comments: commentsOf(document, format) }
}

/** The same for a file that belongs to another one: to `owner`, of a format with such files. */
export function lintBeside(source: Source, owner: Document, format: Format, settings: Settings): Linted {
  const { parse, rules } = format.beside!
  const document = parse(source, owner)
  return {
    document,
    diagnostics: judge(document, rules, settings, owner.path),
    comments: commentsOf(document, format),
  }
}

function commentsOf(document: Document, format: Format): readonly Comment[] {
  return maySuppress(document.text) ? format.comments(document) : []
}

function judge(document: Document, rules: readonly Rule<Document>[], settings: Settings, owner?: string) {
  const { path, text, files } = document
  const frontmatter = frontmatterOf(document)
  const found = collect(settings, { path, text, files, frontmatter, owner })
  for (const { rule, level, options } of activeBy(settings)(rules)) {
    const report = found.reportFor(rule, level)
    if (report !== undefined) rule.check(document, report, options)
  }
  return found.end()
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
        const own = collect(settingsFor(file), file)
        byFile.set(file, { own, report: own.reportFor(rule) })
      }
      byFile.get(file)!.report?.(...finding)
    }
    rule.checkAll(headers, report, settingsFor)
    for (const [file, { own }] of byFile) for (const diagnostic of own.end()) found(file, diagnostic)
  }
}
