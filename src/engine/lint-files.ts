import type { FileSettings } from '../config/settings.ts'
import type { Found } from '../files/found-path.ts'
import { filesByRoot } from '../files/repository-files.ts'
import type { Comment, Diagnostic, SilentFinding } from '../model.ts'
import type { Result } from '../reporters/report.ts'
import { byPlace, linesOfPlaces } from '../reporters/report.ts'
import { compare } from '../text/compare.ts'
import type { Spending } from './budget.ts'
import { BUDGET, spending, sumOf } from './budget.ts'
import type { LintContext, LintedFile } from './lint-file.ts'
import { lintFile, textOf } from './lint-file.ts'
import { lintTogether } from './lint-together.ts'

/**
 * The findings of every file and of the files together, in the order of the report. One that is not reported
 * has none, and a text only where others speak of it.
 */
export async function lintFiles(found: readonly Found[], context: LintContext): Promise<readonly Result[]> {
  const filesIn = filesByRoot(context.host)
  const spent = spending(context.budget ?? BUDGET)
  const linted: LintedFile[] = []
  for (const file of found) {
    linted.push(await lintFile(file, filesIn(file.root), context, spent))
    context.host.saw?.(linted.length, found.length)
  }
  const besides = linted.flatMap((file) => file.besides)
  lintTogether(linted, context, spent)
  const results: Result[] = []
  for (const file of [...linted, ...besides].sort((a, b) => compare(a.shown, b.shown))) {
    // A page of documentation among agents is none of them.
    if (file.format === undefined && file.reported && isNothing(file)) continue
    results.push(await toResult(file, context, spent))
  }
  return results
}

/** Whether a file of no format has been read, and nothing is to be said of it. */
function isNothing({ diagnostics, omitted, found }: LintedFile): boolean {
  return diagnostics.length === 0 && omitted === undefined && found.refusal === undefined
}

async function toResult(file: LintedFile, context: LintContext, spent: Spending): Promise<Result> {
  const { inlineConfig, host } = context
  const { found, shown, owner, format, text, places, comments } = file
  const suppressed =
    inlineConfig && text !== undefined && comments.length > 0
      ? await suppressIn(file, text, host.today(), spent, context.keepsSilent === true)
      : 0
  const { diagnostics, omitted, tokens, diagram } = file
  return {
    path: shown,
    uri: found.path,
    ...(owner !== undefined && { owner }),
    format: format?.name ?? 'none',
    text,
    lines: places && linesOfPlaces(places, () => textOf(context.read(found))),
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
  today: string,
  spent: Spending,
  keepsSilent: boolean,
): Promise<number> {
  const { diagnostics, comments, settings, omitted } = file
  const known = new Set(diagnostics)
  const left = await withoutSuppressed(text, diagnostics, comments, settings, today)
  const kept = left.filter((each) => known.has(each))
  if (keepsSilent) file.silent = await silentIn(text, comments, diagnostics, new Set(kept))
  // A suppression without use may be for what is only counted.
  const own = left.filter((each) => !known.has(each) && !(omitted && each.rule === 'suppress/unused'))
  const more = spent.keep(own)
  file.diagnostics = [...kept, ...more.kept]
  file.omitted = sumOf(omitted, more.omitted)
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
  diagnostics: readonly Diagnostic[],
  comments: readonly Comment[],
  settings: FileSettings,
  today: string,
): Promise<readonly Diagnostic[]> {
  const [{ suppress }, { loadRules }] = await Promise.all([
    import('../suppressions/index.ts'),
    import('../config/rules.ts'),
  ])
  const ids = (await loadRules()).map(({ id }) => id)
  return suppress(text, diagnostics, comments, settings, today, ids)
}
