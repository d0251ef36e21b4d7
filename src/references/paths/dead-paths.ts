import { MOST_FINDINGS } from '../../lint/collect-diagnostics.ts'
import type { Range } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { memoizeLast } from '../../syntax/memoize-last.ts'
import { dirname, join } from '../../wording/paths.ts'
import type { PlacedSkill } from '../placed-skill.ts'
import { pluginAround } from '../plugin-around.ts'
import { isAboutSkills } from './about-skills.ts'
import { contextOf, lastBefore } from './context.ts'
import type { WrittenPath } from './find-paths.ts'
import { pathsIn } from './find-paths.ts'
import { isExcused } from './guards.ts'
import { isMade } from './made.ts'
import { isForAnyName } from './placeholder-names.ts'

/** Directories of a skill, by the specification and by custom. */
const FOLDERS = /^(?:references?|assets|resources|templates|scripts|examples)$/

/** Directories of anybody's project: that the skill has one too says nothing of a path. */
const OF_PROJECTS =
  /^(?:src|lib|app|apps|tests?|docs?|data|config|configs|public|pages|components|packages|bin|cmd|internal|pkg|server|client|api|web|tools|models|views|utils|specs?|notebooks|results?|reports?|memory|logs?|tmp|temp|outputs?|build|dist|out|target|coverage|node_modules|venv|\..*)$/i

/** What is built or installed before it is there. */
const BUILT =
  /(?:^|\/)(?:dist|build|out|target|bin|node_modules|venv|env|coverage|outputs?|tmp|logs?|cache|\.[^/]*)\//i

interface Missing {
  /** From the root. */
  readonly to: string
  /** The directory in which it would be, from the skill's or the plugin's. */
  readonly folder: string
  /** Whether the skill has that directory. */
  readonly hasFolder: boolean
}

/** A path of the body that leads nowhere. */
export interface DeadPath extends WrittenPath, Missing {
  readonly place: 'prose' | 'link' | 'code' | 'elsewhere'
}

/** The paths of a skill's body that lead nowhere, wherever they stand, in the order of the text. */
export const deadPathsOf = memoizeLast((skill: PlacedSkill): readonly DeadPath[] => {
  const missing = missingPaths(skill)
  if (missing.length === 0 || isAboutSkills(skill)) return []
  const made = new Set<string>()
  for (const path of missing) if (isMade(path, skill.text)) made.add(path.to)
  const ignored = new Map<string, boolean>()
  const isIgnored = (to: string): boolean => {
    if (!ignored.has(to)) ignored.set(to, ignored.size >= MOST_FINDINGS || skill.files.ignored(to))
    return ignored.get(to)!
  }
  const placeIn = placesIn(skill)
  const dead = missing
    .filter(({ to }) => !made.has(to) && !isIgnored(to))
    .map((path) => ({ ...path, place: placeIn(path) }))
  const excused = new Set(dead.filter((path) => isExcusedIn(skill, path)).map(({ to }) => to))
  return dead.filter(({ to }) => !excused.has(to))
})

/** Whether prose says of a path that no variable makes the skill’s that it is made, or somebody else’s. */
function isExcusedIn(skill: PlacedSkill, path: DeadPath): boolean {
  if (path.place !== 'prose' || path.base !== undefined) return false
  const context = contextOf(path, skill.text, skill.body[0], markdownOf(skill))
  return context !== undefined && isExcused(context)
}

function missingPaths(skill: PlacedSkill): readonly Omit<DeadPath, 'place'>[] {
  const known = new Map<string, Missing | undefined>()
  const missing: Omit<DeadPath, 'place'>[] = []
  for (const written of pathsIn(skill.text, skill.body, startsIn(skill))) {
    if (missing.length === MOST_FINDINGS) break
    const key = `${written.base} ${written.path}`
    if (!known.has(key) && known.size < MOST_FINDINGS) known.set(key, missingAt(written, skill))
    const dead = known.get(key)
    if (dead !== undefined) missing.push({ ...written, ...dead })
  }
  return missing
}

/** What a path that leads nowhere would be; undefined for one that leads somewhere, or that stands for another. */
function missingAt({ path, base }: WrittenPath, skill: PlacedSkill): Missing | undefined {
  const { path: own, files } = skill
  const from = base === 'plugin' ? pluginAround(dirname(own), files) : dirname(own)
  if (from === undefined) return undefined
  // Nearly all paths lead somewhere, which is soon seen.
  const to = join(from, path)
  if (files.has(to) || isForAnyName(path) || BUILT.test(path)) return undefined
  const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
  const hasFolder = folder !== '' && files.has(join(from, folder))
  // Git keeps no empty directory: this one is a submodule that is not checked out.
  if (hasFolder && files.list(join(from, folder)).length === 0) return undefined
  if (base !== undefined) return { to, folder, hasFolder }
  const isOfSkill = FOLDERS.test(folder) || (hasFolder && !OF_PROJECTS.test(folder))
  return isOfSkill && !isAbove(path, skill) ? { to, folder, hasFolder } : undefined
}

/** Tells of the names of directories whether a path of a skill may start with them. */
function startsIn({ path, files }: PlacedSkill): (directory: string) => boolean {
  let own: ReadonlySet<string> | undefined
  return (directory) => {
    if (FOLDERS.test(directory)) return true
    own ??= new Set(files.list(dirname(path)).map(({ name }) => name))
    return own.has(directory) && !OF_PROJECTS.test(directory)
  }
}

function isAbove(path: string, { path: own, files }: PlacedSkill): boolean {
  for (let folder = dirname(own); folder !== '.'; ) {
    folder = dirname(folder)
    if (files.has(join(folder, path))) return true
  }
  return false
}

function placesIn(skill: PlacedSkill): (path: WrittenPath) => DeadPath['place'] {
  const { fences, paragraphs, links, comments } = markdownOf(skill)
  const contents = fences.map(({ content }) => ({ range: content }))
  return ({ start }) => {
    const isIn = (items: readonly { readonly range: Range }[]): boolean =>
      start < (lastBefore(items, start)?.range[1] ?? 0)
    if (isIn(contents)) return 'code'
    if (isIn(links)) return 'link'
    return isIn(paragraphs) && !isIn(comments) ? 'prose' : 'elsewhere'
  }
}
