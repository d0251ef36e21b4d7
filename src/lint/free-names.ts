import type { Diagnostic } from '../model.ts'

/** The findings of a file, which propose no name that `isTaken`. */
export function withFreeNames(
  diagnostics: readonly Diagnostic[],
  isTaken: (name: string) => boolean,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { naming, fix: _, ...rest } = diagnostic
    if (naming === undefined || !isTaken(naming.name)) return diagnostic
    const other = naming.otherwise.find(({ name }) => name === undefined || !isTaken(name))
    return { ...rest, message: other?.message ?? diagnostic.message }
  })
}
