import type { Header } from '../../model.ts'
import { countEach, groupBy } from '../../wording/compare.ts'
import { basename, dirname } from '../../wording/paths.ts'
import type { SkillHeader } from './header.ts'
import { ownPlace } from './header.ts'
import { normalizeName, slugOf } from './name.ts'
import { collectionsOf, directoryOf } from './report-duplicate-names.ts'

interface Claimant {
  /** The directory within which a client loads one of two skills of one name. */
  readonly collection: string
  /** The written name as every client takes it, else that of the directory: copies of a skill have the same. */
  readonly slug: string
  /** Its name, that of its directory, and what may be proposed for either. */
  readonly names: ReadonlySet<string>
  /** Where people install skills from together: a repository, a client’s own folder in it, or an owner’s in a registry. */
  readonly reach: string
}

/**
 * Tells whether another skill has a name or would get it, by a fix of its name or of its directory. Copies of one skill
 * in several collections do not count.
 */
export function takenNames(headers: readonly Header<SkillHeader>[]): (path: string, name: string) => boolean {
  const collections = collectionsOf(headers)
  const claimants = new Map(headers.map((file) => [dirname(file.path), claimantOf(file, collections(file))]))
  const all = [...claimants.values()]
  const claims = all.flatMap((claimant) => [...claimant.names].map((name) => ({ claimant, name })))
  const byName = groupBy(claims, ({ claimant: { reach }, name }) => `${reach}\0${name}`)
  const counts = new Map([...byName].map(([key, same]) => [key, countsOf(same.map((each) => each.claimant))]))
  return (path, name) => {
    const own = claimants.get(dirname(path))
    const same = own && counts.get(`${own.reach}\0${normalizeName(name)}`)
    if (own === undefined || same === undefined) return false
    const isOne = own.names.has(normalizeName(name)) ? 1 : 0
    const beside = (same.collections.get(own.collection) ?? 0) - isOne
    const alike = same.slugs.get(own.slug) ?? 0
    return beside > 0 || same.all > alike
  }
}

function claimantOf({ path, header: { name } }: Header<SkillHeader>, collection: string): Claimant {
  const folder = dirname(path)
  const directory = folder === '.' ? '' : normalizeName(basename(folder))
  const written = name?.text ?? directory
  const names = new Set([written, directory, slugOf(written)].filter((each) => each !== ''))
  return { collection, slug: slugOf(written), names, reach: reachOf(path, collection) }
}

function reachOf(path: string, collection: string): string {
  const own = ownPlace(path)
  if (own !== undefined) return `${own.above}/${own.folder}`
  const directory = directoryOf({ path })
  return collection !== directory || basename(directory).startsWith('skills-') ? collection : ''
}

function countsOf(claimants: readonly Claimant[]) {
  const collections = countEach(claimants.map(({ collection }) => collection))
  const slugs = countEach(claimants.map(({ slug }) => slug))
  return { collections, slugs, all: claimants.length }
}
