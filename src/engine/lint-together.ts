import type { Diagnostic, Format, Header } from '../model.ts'
import type { Spending } from './budget.ts'
import { sumOf } from './budget.ts'
import { lintRepository } from './lint.ts'
import type { LintContext, LintedFile } from './lint-file.ts'
import { textOf } from './lint-file.ts'

/** Runs the rules that see all files of a format; their findings go to the files that they lie in. */
export function lintTogether(linted: readonly LintedFile[], { read }: LintContext, spent: Spending): void {
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
    if (file.places === undefined) file.text ??= textOf(read(file.found))
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
        const { omitted } = spent.keep([diagnostic])
        file.omitted = sumOf(file.omitted, omitted)
        if (omitted !== undefined) return
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
