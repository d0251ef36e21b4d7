import type { Found } from '../files/found-path.ts'
import { filesByRoot } from '../files/repository-files.ts'
import type { Comment, Diagnostic, Format, Header, SilentFinding } from '../model.ts'
import type { Result } from '../reporters/report.ts'
import { byPlace } from '../reporters/report.ts'
import { compare } from '../text/compare.ts'
import { spending } from './budget.ts'
import { lintRepository } from './lint.ts'
import type { LintContext, LintedFile, Linting } from './lint-file.ts'
import { lintFile, textOf } from './lint-file.ts'

/**
 * The findings of every file and of the files together, in the order of the report. One that is not reported
 * has none, and a text only where others speak of it.
 */
export async function lintFiles(found: readonly Found[], context: LintContext): Promise<readonly Result[]> {
  const filesIn = filesByRoot(context.host)
  const linting: Linting = { ...context, spent: spending(context.budget) }
  const linted: LintedFile[] = []
  for (const file of found) {
    linted.push(await lintFile(file, filesIn(file.root), linting))
    context.host.saw?.(linted.length, found.length)
  }
  const besides = linted.flatMap((file) => file.besides)
  lintTogether(linted, linting)
  const results: Result[] = []
  for (const file of [...linted, ...besides].sort((a, b) => compare(a.shown, b.shown))) {
    // A page of documentation among agents is none of them.
    if (file.format === undefined && file.reported && isNothing(file)) continue
    results.push(await toResult(file, linting))
  }
  return results
}

/** Runs the rules that see all files of a format; their findings go to the files that they lie in. */
function lintTogether(linted: readonly LintedFile[], { read, spent }: Linting): void {
  // Most repositories have no such findings.
  let byHeader: ReadonlyMap<Header<unknown> | undefined, LintedFile> | undefined
  let byLocation: ReadonlyMap<string, LintedFile> | undefined
  const ofHeader = (header: Header<unknown>): LintedFile =>
    (byHeader ??= new Map(linted.map((file) => [file.header, file]))).get(header)!
  const at = (root: string, path: string): LintedFile =>
    (byLocation ??= new Map(
      linted.map(({ found }, index) => [`${found.root}\0${found.path}`, linted[index]!]),
    )).get(`${root}\0${path}`)!
  const needText = (file: LintedFile): void => {
    file.text ??= textOf(read(file.found))
  }
  for (const format of new Set(linted.flatMap((file) => file.format ?? []))) {
    const headers = linted.filter((file) => file.format === format).flatMap((file) => file.header ?? [])
    lintRepository(
      headers,
      format,
      (header) => ofHeader(header).settings,
      (header, diagnostic) => {
        const file = ofHeader(header)
        if (!file.reported || isCovered(diagnostic, file, format)) return
        if (!spent.keeps(file, diagnostic)) return
        const related = diagnostic.related?.map((other) => {
          const target = other.path === undefined ? file : at(header.root, other.path)
          needText(target)
          return { ...other, path: target.shown }
        })
        needText(file)
        file.diagnostics.push({ ...diagnostic, ...(related && { related }) })
      },
    )
  }
}

/** Whether a finding of the file itself says already what is to be done. */
function isCovered({ rule }: Diagnostic, { diagnostics }: LintedFile, format: Format): boolean {
  const coveredBy = format.repositoryRules.find(({ id }) => id === rule)?.coveredBy
  return coveredBy !== undefined && diagnostics.some((other) => other.rule === coveredBy)
}

/** Whether a file of no format has been read, and nothing is to be said of it. */
function isNothing({ diagnostics, omitted, found }: LintedFile): boolean {
  return diagnostics.length === 0 && omitted === undefined && found.refusal === undefined
}

async function toResult(file: LintedFile, context: Linting): Promise<Result> {
  const { found, shown, owner, format, text, comments } = file
  const suppressed =
    context.inlineConfig && text !== undefined && comments.length > 0
      ? await suppressIn(file, text, context)
      : 0
  const { diagnostics, omitted, tokens, diagram } = file
  return {
    path: shown,
    uri: found.path,
    ...(owner !== undefined && { owner }),
    format: format?.name ?? 'none',
    text,
    diagnostics: diagnostics.toSorted(byPlace),
    omitted,
    suppressed,
    ...(file.silent !== undefined && { silent: file.silent }),
    ...(file.distrusted.length > 0 && { distrusted: file.distrusted.map(({ range }) => range) }),
    tokens,
    diagram,
  }
}

/** Takes out what comments suppress, and adds what is wrong with them. Gives how many findings were taken out. */
async function suppressIn(
  file: LintedFile,
  text: string,
  { host, spent, keepsSilent }: Linting,
): Promise<number> {
  const { diagnostics, comments, omitted } = file
  const known = new Set(diagnostics)
  const left = await withoutSuppressed(text, file, host.today())
  const kept = left.filter((each) => known.has(each))
  if (keepsSilent) file.silent = await silentIn(text, comments, diagnostics, new Set(kept))
  // A suppression without use may be for what is only counted.
  const own = left.filter((each) => !known.has(each) && !(omitted && each.rule === 'suppress/unused'))
  file.diagnostics = [...kept, ...own.filter((each) => spent.keeps(file, each))]
  return known.size - kept.length
}

/** The findings that are not `kept`, with the reasons that the comments give. */
async function silentIn(
  text: string,
  comments: readonly Comment[],
  diagnostics: readonly Diagnostic[],
  kept: ReadonlySet<Diagnostic>,
): Promise<readonly SilentFinding[]> {
  const { reasons } = await import('../suppressions/index.ts')
  const reasonOf = reasons(text, comments)
  return diagnostics
    .filter((each) => !kept.has(each))
    .map((diagnostic) => ({ diagnostic, by: 'comment', reason: reasonOf(diagnostic) }))
}

/** Few files have a suppression, and only they need to know all rules. */
async function withoutSuppressed(
  text: string,
  { diagnostics, comments, settings }: LintedFile,
  today: string,
): Promise<readonly Diagnostic[]> {
  const [{ suppress }, { loadRules }] = await Promise.all([
    import('../suppressions/index.ts'),
    import('../config/rules.ts'),
  ])
  const ids = (await loadRules()).map(({ id }) => id)
  return suppress(text, diagnostics, comments, settings, today, ids)
}
