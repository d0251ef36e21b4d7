interface Report {
  readonly diagnostics: readonly {
    readonly path: string
    readonly range: { readonly start: { readonly line: number; readonly column: number } }
    readonly severity: string
    readonly rule: string
    readonly message: string
  }[]
}

interface Difference {
  readonly before: number | undefined
  readonly after: number | undefined
  readonly added: readonly string[]
  readonly gone: readonly string[]
  readonly broken: boolean
}

export function difference(base: Report | undefined, head: Report | undefined): Difference
export function page(compared: readonly (Difference & { readonly name: string })[]): string
