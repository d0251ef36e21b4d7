import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { groupBy } from '../wording/compare.ts'
import { basename, dirname, extname } from '../wording/paths.ts'

/** Files and directories of a skill or a repository that are looked through for what a link meant. */
const MOST_LISTED = 10_000

const NEVER = new Set(['.git', 'node_modules'])

/** What lies in a skill's directory, by paths from the root. Empty where it is too much. */
export interface Bundled {
  readonly files: readonly string[]
  /** These and the directories. */
  readonly all: readonly string[]
}

/** The same by what people know of a path. */
export interface BundledNames {
  readonly alike: ReadonlyMap<string, readonly string[]>
  readonly named: ReadonlyMap<string, readonly string[]>
  readonly inFolder: ReadonlyMap<string, readonly string[]>
  /** By `looseKey`. */
  readonly loose: ReadonlyMap<string, readonly string[]>
}

/** A path without what people take for each other in it: letter case, and what is between words and folders. */
export function looseKey(path: string): string {
  const ending = extname(path)
  const stem = path.slice(0, path.length - ending.length)
  return (stem.replace(/[-_ /.]/g, '') + ending).toLowerCase()
}

/** Lists a skill's directory, whose path ends with `/` or is empty, without the skills in it. */
export const bundledFiles = viewAt((home: string, files: Files): Bundled => {
  const all: string[] = []
  const found: string[] = []
  const whole = walk(home, files, (folder, names) => {
    if (folder !== home && names.some(({ name }) => name === 'SKILL.md')) return false
    for (const { name, isDirectory } of names) {
      all.push(folder + name)
      if (!isDirectory) found.push(folder + name)
    }
    return true
  })
  return whole ? { files: found, all } : { files: [], all: [] }
})

/** The names of what lies in a skill's directory: few skills have a path that meant another one. */
export const bundledNames = viewAt((home: string, repository: Files): BundledNames => {
  const { files, all } = bundledFiles(home, repository)
  const alike = groupBy(all, (path) => path.toLowerCase())
  const [named, inFolder] = [groupBy(files, basename), groupBy(files, dirname)]
  return { alike, named, inFolder, loose: groupBy(files, looseKey) }
})

/** The directories of a repository's skills by name, without nested ones. Empty if there is too much. */
export function skillsOf(files: Files): ReadonlyMap<string, readonly string[]> {
  return files.once(listSkills, '')
}

function listSkills(root: string, files: Files): ReadonlyMap<string, readonly string[]> {
  const skills: string[] = []
  const whole = walk(root, files, (folder, names) => {
    if (folder === root || !names.some(({ name }) => name === 'SKILL.md')) return true
    skills.push(folder.slice(0, -1))
    return false
  })
  return groupBy(whole ? skills : [], basename)
}

/** Visits a directory and, if `enter` agrees, those below. Whether there was no more than `MOST_LISTED`. */
function walk(
  from: string,
  files: Files,
  enter: (folder: string, names: ReturnType<Files['list']>) => boolean,
): boolean {
  let left = MOST_LISTED
  const folders = [from]
  for (const folder of folders) {
    const names = files.list(folder === '' ? '.' : folder)
    left -= names.length
    if (left < 0) return false
    if (!enter(folder, names)) continue
    for (const { name, isDirectory } of names) {
      if (isDirectory && !NEVER.has(name) && !files.ignored(folder + name)) folders.push(`${folder}${name}/`)
    }
  }
  return true
}

/** Whether a path resolves to a file of the repository, through no symbolic link, that git does not ignore. */
export function isOwnFile(path: string, files: Files): boolean {
  return files.real(path) === path && !files.ignored(path)
}
