import { dirname } from 'node:path/posix'
import type { Header, Range, RepositoryRule } from '../../model.ts'

/** The name of a skill and where it was written. */
export interface Named {
  readonly name: { readonly text: string; readonly range: Range } | undefined
}

/**
 * Reports every skill whose name an earlier skill of the same `skills` directory has, with that one as
 * related location.
 */
export function reportDuplicates<N extends Named>(
  headers: readonly Header<N>[],
  message: (name: string) => string,
  report: Parameters<RepositoryRule<N>['checkAll']>[1],
): void {
  const first = new Map<string, Header<N>>()
  for (const file of headers) {
    const { name } = file.header
    if (name === undefined) continue
    const key = `${file.root}\0${skillsDirectory(file.path)}\0${name.text}`
    const other = first.get(key)
    if (other === undefined) first.set(key, file)
    else
      report(file, name.range, message(name.text), {
        related: [{ path: other.path, range: other.header.name!.range, message: 'The other one is here.' }],
      })
  }
}

/** The nearest `skills` directory above a skill, else the directory that holds the skill's own. */
function skillsDirectory(path: string): string {
  const parent = dirname(dirname(path))
  const end = `/${parent}/`.lastIndexOf('/skills/')
  return end === -1 ? parent : parent.slice(0, end + 'skills'.length)
}
