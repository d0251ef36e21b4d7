import { relative } from 'node:path'
import { discover } from '../files/discover.ts'
import { absoluteOf } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { realFolder, slashed } from '../files/paths.ts'
import { readFound } from '../files/read.ts'
import { openRepositories } from '../files/repository-files.ts'
import { looseKeys } from '../formats/misplaced-frontmatter.ts'
import { isDocument } from '../formats/names.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { splitFrontmatter } from '../syntax/frontmatter.ts'
import { plural } from '../wording/wording.ts'

/** So many files are looked into. */
const MOST_READ = 1000

/** The paths, from the working directory, of Markdown files that look like subagents: with a name and a description. */
export function likelyAgents(path: string, host: Host): readonly string[] {
  const isNamed = (name: string): boolean => /\.md$/i.test(name)
  const cwd = realFolder(host.cwd, host)
  const { found } = discover([path], { gitignore: true, isNamed, placeOf: () => '' }, host)
  return found.slice(0, MOST_READ).flatMap((file) => {
    const reading = readFound(file, LARGEST_FILE, host)
    return 'text' in reading && looksLikeAgent(reading.text) ? slashed(relative(cwd, absoluteOf(file))) : []
  })
}

/** The same of the working directory, if nothing in it is checked without settings. */
export function unnamedAgents(machine: Host): readonly string[] {
  const { filesOf } = openRepositories(machine)
  const isNamed = (path: string, _: string, root: string): boolean =>
    isDocument({ path, files: filesOf(root) }, {})
  const { found } = discover(['.'], { gitignore: true, isNamed }, machine)
  return found.length > 0 ? [] : likelyAgents('.', machine)
}

function looksLikeAgent(text: string): boolean {
  const { state, content } = splitFrontmatter(text)
  if (state !== 'closed') return false
  const keys = looseKeys(text.slice(...content))
  return keys.includes('name') && keys.includes('description')
}

/** What to say of them where nothing in a folder is checked; '' for none. */
export function adviceOn(paths: readonly string[]): string {
  if (paths.length === 0) return ''
  const [are, them] = paths.length === 1 ? ['has', 'it'] : ['have', 'them']
  return `. ${plural(paths.length, 'Markdown file')} ${are} a \`name\` and a \`description\`, as agents do. To check ${them}, name ${them} with \`files:\` in a config file: \`--init\` writes one`
}

/** Globs of such files: a folder of the root for all below it. */
export function globsOf(paths: readonly string[]): readonly string[] {
  const globs = paths.map((path) =>
    path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/**/*.md` : '*.md',
  )
  return [...new Set(globs)].sort()
}
