import type { Diagnostic, Naming } from '../model.ts'

/** The findings of a file, which propose no name that `isTaken`. */
export function withFreeNames(
  diagnostics: readonly Diagnostic[],
  isTaken: (name: string) => boolean,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const { naming, fix: _, ...rest } = diagnostic
    if (naming === undefined || !isTaken(naming.name)) return diagnostic
    return { ...rest, message: messageOf(naming, isTaken) ?? diagnostic.message }
  })
}

function messageOf({ otherwise }: Naming, isTaken: (name: string) => boolean): string | undefined {
  return otherwise.find(({ name }) => name === undefined || !isTaken(name))?.message
}
