import type { Found } from '../files/found-path.ts'
import { filesByRoot } from '../files/repository-files.ts'
import { lintRepository } from '../lint/lint.ts'
import type { Diagnostic, Format, Header, Settings } from '../model.ts'
import type { Result } from '../reporters/report.ts'
import { byPlace } from '../reporters/report.ts'
import { compare } from '../wording/compare.ts'
import { BUDGET, spending } from './budget.ts'
import type { LintContext, LintedFile, Linting } from './lint-file.ts'
import { lintFile } from './lint-file.ts'

/**
 * The findings of every file and of the files together, in the order of the report. One that is not reported
 * has none, and a text only where others speak of it.
 */
export async function lintFiles(found: readonly Found[], context: LintContext): Promise<readonly Result[]> {
  const filesIn = filesByRoot(context.host)
  const linting: Linting = { ...context, spent: spending(context.options.budget ?? BUDGET) }
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
  const byLocation = new Map(linted.map((file) => [locationOf(file.found), file]))
  const fileAt = (root: string, path: string): LintedFile => byLocation.get(locationOf({ root, path }))!
  const needText = (file: LintedFile): void => {
    if (file.text !== undefined) return
    const reading = read(file.found)
    file.text = 'text' in reading ? reading.text : ''
  }
  for (const format of new Set(linted.flatMap((file) => file.format ?? []))) {
    const headers = linted.filter((file) => file.format === format).flatMap((file) => file.header ?? [])
    const settingsFor = ({ root, path }: Header<unknown>): Settings => fileAt(root, path).settings
    lintRepository(headers, format, settingsFor, ({ root, path }, diagnostic) => {
      const file = fileAt(root, path)
      if (!file.reported || isCovered(diagnostic, file, format)) return
      if (!spent.keeps(file, diagnostic)) return
      const related = diagnostic.related?.map((other) => {
        const target = other.path === undefined ? file : fileAt(root, other.path)
        needText(target)
        return { ...other, path: target.shown }
      })
      needText(file)
      file.diagnostics.push({ ...diagnostic, ...(related && { related }) })
    })
  }
}

function locationOf({ root, path }: Found): string {
  return `${root}\0${path}`
}

function isCovered({ rule }: Diagnostic, { diagnostics }: LintedFile, format: Format): boolean {
  const coveredBy = format.repositoryRules.find(({ id }) => id === rule)?.coveredBy
  return coveredBy !== undefined && diagnostics.some((other) => other.rule === coveredBy)
}

function isNothing({ diagnostics, omitted, found }: LintedFile): boolean {
  return diagnostics.length === 0 && omitted === undefined && found.refusal === undefined
}

async function toResult(file: LintedFile, context: Linting): Promise<Result> {
  const { found, shown, owner, format, text, comments } = file
  const suppressed =
    context.options.inlineConfig && text !== undefined && comments.length > 0
      ? await suppressIn(file, text, context)
      : 0
  const { diagnostics, omitted, tokens, diagram } = file
  return {
    path: shown,
    uri: found.path,
    owner,
    format: format?.name ?? 'none',
    text,
    diagnostics: diagnostics.toSorted(byPlace),
    omitted,
    suppressed,
    silent: file.silent,
    distrusted: file.distrusted.map(({ range }) => range),
    tokens,
    diagram,
  }
}

/** Takes out what comments suppress, and adds what is wrong with them. Gives how many findings were taken out. */
async function suppressIn(
  file: LintedFile,
  text: string,
  { host, spent, options }: Linting,
): Promise<number> {
  const { diagnostics, comments, omitted, settings } = file
  // Few files have a suppression, and only they need to know all rules.
  const [{ reasons, suppress }, { loadRules }] = await Promise.all([
    import('../lint/suppressions/index.ts'),
    import('./config/rules.ts'),
  ])
  const ids = (await loadRules()).map(({ id }) => id)
  const left = suppress(text, diagnostics, comments, settings, host.today(), ids)
  const known = new Set(diagnostics)
  const kept = new Set(left.filter((each) => known.has(each)))
  if (options.reportSuppressed) {
    const reasonOf = reasons(text, comments)
    file.silent = diagnostics
      .filter((each) => !kept.has(each))
      .map((diagnostic) => ({ diagnostic, by: 'comment', reason: reasonOf(diagnostic) }))
  }
  // A suppression without use may be for what is only counted.
  const own = left.filter((each) => !known.has(each) && !(omitted && each.rule === 'suppress/unused'))
  file.diagnostics = [...kept, ...own.filter((each) => spent.keeps(file, each))]
  return known.size - kept.size
}
