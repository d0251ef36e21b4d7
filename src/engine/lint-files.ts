import type { FileSettings } from '../config/settings.ts'
import type { Found } from '../files/found.ts'
import { filesOf } from '../files/repository-files.ts'
import type { Comment, Diagnostic, Files } from '../model.ts'
import type { Result } from '../reporters/report.ts'
import { byPlace } from '../reporters/report.ts'
import { compare } from '../text/compare.ts'
import type { LintContext, LintedFile } from './lint-file.ts'
import { lintFile } from './lint-file.ts'
import { lintTogether } from './lint-together.ts'

/**
 * The findings of every file and of the files together, in the order of the report. One that is not reported
 * has none, and a text only where others speak of it.
 */
export async function lintFiles(found: readonly Found[], context: LintContext): Promise<readonly Result[]> {
  const filesOfRoot = new Map<string, Files>()
  const linted: LintedFile[] = []
  for (const file of found) {
    let files = filesOfRoot.get(file.root)
    if (files === undefined) filesOfRoot.set(file.root, (files = filesOf(file.root, context.host)))
    linted.push(await lintFile(file, files, context))
    context.host.saw?.(linted.length, found.length)
  }
  lintTogether(linted, context)
  const results: Result[] = []
  for (const file of linted.toSorted((a, b) => compare(a.shown, b.shown)))
    results.push(await toResult(file, context))
  return results
}

async function toResult(
  {
    found: { path: uri },
    settings,
    shown: path,
    format,
    text,
    lines,
    diagnostics,
    tokens,
    diagram,
    comments,
  }: LintedFile,
  { inlineConfig, host }: LintContext,
): Promise<Result> {
  const reported =
    inlineConfig && text !== undefined && comments.length > 0
      ? await withoutSuppressed(text, diagnostics, comments, settings, host.today())
      : diagnostics
  return {
    path,
    uri,
    format: format?.name ?? 'none',
    text,
    lines,
    diagnostics: reported.toSorted(byPlace),
    tokens,
    diagram,
  }
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
