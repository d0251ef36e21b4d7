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
/** A registry lays skills out as `OWNER/NAME`; folders of subjects have others in them, at any depth. */
const OF_OWNERS = 0.9

/** The directory within which a skill needs a name of its own: its `skills` directory, or its owner’s. */
export function collectionsOf(headers: readonly Header<unknown>[]): (file: Header<unknown>) => string {
  const byDirectory = groupBy(headers, directoryOf)
  const registries = new Set([...byDirectory].filter(([, files]) => isRegistry(files)).map(([path]) => path))
  return (file) => {
    const directory = directoryOf(file)
    return registries.has(directory) ? `${directory}/${pathIn(file).split('/')[0]}` : directory
  }
}

function isRegistry(files: readonly Header<unknown>[]): boolean {
  const paths = files.map((file) => pathIn(file).split('/')).filter(({ length }) => length > 1)
  const skills = new Set(paths.filter(({ length }) => length === 2).map(([name]) => name))
  const folders = new Set(paths.map(([name]) => name))
  const owned = paths.filter(([name]) => !skills.has(name))
  const owners = folders.size - skills.size
  const isFlat = owned.filter(({ length }) => length === 3).length >= owned.length * OF_OWNERS
  return owners >= MANY_OWNERS && owners > folders.size / 2 && isFlat
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
