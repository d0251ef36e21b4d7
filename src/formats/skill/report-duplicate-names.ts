import type { Header, Range, RepositoryRule } from '../../model.ts'
import { groupBy } from '../../wording/compare.ts'
import { dirname } from '../../wording/paths.ts'
import { otherAt } from '../by-key.ts'

/** The name of a skill and where it was written. */
export interface Named {
  readonly name:
    | {
        readonly text: string
        readonly range: Range
        /** Whether the skill should have another name, that of its directory. */
        readonly misnamed?: boolean
      }
    | undefined
}

/**
 * Reports every skill whose name an earlier skill of the same `skills` directory has, with that one as
 * related location. Of skills of one name the first that is named like its directory may keep it.
 */
export function reportDuplicates<N extends Named>(
  headers: readonly Header<N>[],
  message: (name: string) => string,
  report: Parameters<RepositoryRule<N>['checkAll']>[1],
): void {
  const collections = collectionsOf(headers)
  const keyOf = (file: Header<N>): string | undefined =>
    file.header.name && `${collections(file)}\0${file.header.name.text}`
  for (const group of groupBy(headers, keyOf).values()) {
    const owner = group.find(({ header }) => header.name?.misnamed !== true) ?? group[0]
    const other = otherAt(owner.path, owner.header.name!.range)
    for (const file of group) {
      const { text, range } = file.header.name!
      if (file !== owner) report(file, range, message(text), other)
    }
  }
}

/** From this number on, the folders in a directory are owners of skills; fewer may be subjects. */
const MANY_OWNERS = 30

/** The directory within which a skill needs a name of its own: its `skills` directory, or its owner’s. */
export function collectionsOf(headers: readonly Header<unknown>[]): (file: Header<unknown>) => string {
  /** The folders of each directory, and whether they hold skills rather than being some. */
  const folders = new Map<string, Map<string, boolean>>()
  for (const file of headers) {
    const [first = '', second] = pathIn(file).split('/')
    const known = folders.get(directoryOf(file)) ?? new Map<string, boolean>()
    folders.set(directoryOf(file), known.set(first, second !== 'SKILL.md' && known.get(first) !== false))
  }
  const registries = new Set<string>()
  for (const [directory, known] of folders) {
    const owners = [...known.values()].filter(Boolean).length
    if (owners >= MANY_OWNERS && owners > known.size / 2) registries.add(directory)
  }
  return (file) => {
    const directory = directoryOf(file)
    return registries.has(directory) ? `${directory}/${pathIn(file).split('/')[0]}` : directory
  }
}

function pathIn(file: Header<unknown>): string {
  const directory = directoryOf(file)
  return directory === '.' ? file.path : file.path.slice(directory.length + 1)
}

/** The nearest `skills` or `skills-HOST` directory above a skill, else the directory that holds the skill’s own. */
export function directoryOf({ path }: Pick<Header<unknown>, 'path'>): string {
  const parent = dirname(dirname(path))
  const names = parent.split('/')
  const last = names.findLastIndex((name) => name === 'skills' || name.startsWith('skills-'))
  return last === -1 ? parent : names.slice(0, last + 1).join('/')
}
