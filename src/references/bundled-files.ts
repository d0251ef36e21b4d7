import type { Files } from '../model.ts'
import { memoizeLast } from '../syntax/memoize-last.ts'
import { basename, dirname } from '../wording/paths.ts'

/** Files and directories of a skill or a repository that are looked through for what a link meant. */
const MOST_LISTED = 10_000

const NEVER = new Set(['.git', 'node_modules'])

/** What lies in a skill's directory, by paths from the root. Empty where it is too much. */
export interface Bundled {
  readonly files: readonly string[]
  /** By path in lower case. */
  readonly alike: ReadonlyMap<string, readonly string[]>
  /** Files by their last name. */
  readonly named: ReadonlyMap<string, readonly string[]>
  /** Files by their directory. */
  readonly inFolder: ReadonlyMap<string, readonly string[]>
}

const NOTHING: Bundled = { files: [], alike: new Map(), named: new Map(), inFolder: new Map() }

/** Lists a skill's directory, whose path ends with `/` or is empty, without the skills in it. */
export function bundledFiles(home: string, files: Files): Bundled {
  return bundledIn(files)(home)
}

/** One is enough: each skill has a directory of its own, and all agents have that of the repository. */
const bundledIn = memoizeLast((files: Files) => memoizeLast((home: string) => listBundled(home, files)))

function listBundled(home: string, files: Files): Bundled {
  const found: string[] = []
  const alike = new Map<string, [string, ...string[]]>()
  const named = new Map<string, [string, ...string[]]>()
  const inFolder = new Map<string, [string, ...string[]]>()
  const whole = walk(home, files, (folder, names) => {
    if (folder !== home && names.some(({ name }) => name === 'SKILL.md')) return false
    for (const { name, isDirectory } of names) {
      const path = folder + name
      add(alike, path.toLowerCase(), path)
      if (isDirectory) continue
      found.push(path)
      add(named, name, path)
      add(inFolder, dirname(path), path)
    }
    return true
  })
  return whole ? { files: found, alike, named, inFolder } : NOTHING
}

/**
 * The directories of a repository's skills, by their names, without the skills in others. Empty where there is too
 * much to look through.
 */
export const skillsOf = memoizeLast((files: Files): ReadonlyMap<string, readonly string[]> => {
  const skills = new Map<string, [string, ...string[]]>()
  const whole = walk('', files, (folder, names) => {
    if (folder === '' || !names.some(({ name }) => name === 'SKILL.md')) return true
    add(skills, basename(folder), folder.slice(0, -1))
    return false
  })
  return whole ? skills : new Map()
})

/**
 * Visits a directory and those below it, as long as `enter` says so, but none that git leaves out. Whether there
 * was no more than `MOST_LISTED`.
 */
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

/** Adds a value to those of a key. */
export function add<Each>(map: Map<string, [Each, ...Each[]]>, key: string, value: Each): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}
