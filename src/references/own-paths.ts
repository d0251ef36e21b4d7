import { MOST_FINDINGS } from '../lint/collect-diagnostics.ts'
import type { Files, Range } from '../model.ts'
import { matchesIn } from '../syntax/position.ts'
import { viewAt } from '../syntax/views.ts'
import { basename, dirname, join, relative } from '../wording/paths.ts'
import type { PlacedSkill } from './placed-skill.ts'
import { pluginAround } from './plugins.ts'

/** A path on one machine to a file that the repository has. */
export interface OwnPath {
  readonly range: Range
  /** The directory on that machine that is the root of the repository. */
  readonly root: string
  /** The path of the file from the root of the repository. */
  readonly to: string
}

/** A home directory, and a path below it with no hidden folder, where clients keep what is installed. */
const AT_HOME =
  /(?=[$~/])(?:(?<![\w/.~$}-]|:-)(?:\$HOME|\$\{HOME\}|~|\/(?:Users|home)\/[\w.-]+)\/((?:[\w-][\w.-]*\/)+[\w-][\w.-]*\.[a-z]\w*)|(?<=file:\/\/)\/(?:Users|home)\/[\w.-]+\/((?:[\w-][\w.-]*\/)+[\w-][\w.-]*\.[a-z]\w*))/gi

/** The text says how the repository comes to lie there. */
const CLONE = /\bclon(?:e|es|ed|ing)\b/i

/** Shorter ends of paths are those of files that many repositories have. */
const FEWEST_NAMES = 3
const MOST_NAMES = 12
/** Commands of a text that make folders, of which the folders are looked at. */
const MOST_COMMANDS = 12

/** The paths of a skill’s body to files of its repository that hold on one machine only. */
export function ownPathsOf(skill: PlacedSkill): readonly OwnPath[] {
  const { text, body } = skill
  if (CLONE.test(text)) return []
  const made = (text.match(/\bmkdir\b[^\n]{0,200}/g) ?? []).slice(0, MOST_COMMANDS).join('\n')
  return matchesIn(text, body, AT_HOME)
    .slice(0, MOST_FINDINGS)
    .flatMap(({ range, match: [written, plain, ofUrl] }) => {
      const path = (plain ?? ofUrl)!
      const to = tailAmong(path.split('/'), written.startsWith('/'), skill)
      if (to === undefined || isDocumented(path, to, skill)) return []
      const tail = to.startsWith(skill.home) && !written.endsWith(to) ? to.slice(skill.home.length) : to
      const root = written.slice(0, -tail.length)
      // The text says how that folder comes to be. Right at home lies more than one.
      const isMade = root.split('/').length > 2 && made.includes(root)
      return isMade || isOfData(root, text) ? [] : { range, root, to }
    })
}

/** What comes right before the folder of what a skill keeps for its user. */
const KEEPS =
  /\b(?:(?:data|history|logs?|memory|notes|results?|settings|state) lives?|kept|persists?|saved?|stored?|written)\b[^\n.`]{0,20}\b(?:in|to|at|under) [`"]?$/i

/** Whether the text says of a folder that it is to be made, or that something is kept there: its files may have names of the skill’s own. */
function isOfData(root: string, text: string): boolean {
  const parts = text.split(root, MOST_MENTIONS)
  return parts.slice(0, -1).some((before, index) => {
    const isMade =
      /\bcreate [`"]?$/i.test(before.slice(-LONGEST_LEADING)) && /^[`"\s]/.test(parts[index + 1]!)
    return isMade || KEEPS.test(before.slice(-LONGEST_LEADING))
  })
}

/** Characters in which that stands, and times that the folder is looked at. */
const LONGEST_LEADING = 60
const MOST_MENTIONS = 12

const GUIDES = 'README INSTALL CONTRIBUTING AGENTS CLAUDE docs/install docs/installation'.split(' ')

/** Whether a guide of the repository names the folder in a home directory that a path has above its own file. */
function isDocumented(path: string, to: string, { files }: PlacedSkill): boolean {
  const folder = path.slice(0, -to.length).replace(/\/$/, '')
  return folder !== '' && path.endsWith(to) && files.once(namedInGuides, '.').has(folder)
}

const NAMED_AT_HOME = /(?:\$HOME|\$\{HOME\}|~)\/([\w.-]+(?:\/[\w.-]+)*)/g

const namedInGuides = viewAt((root: string, files: Files): ReadonlySet<string> => {
  const texts = GUIDES.flatMap((name) => files.read(join(root, `${name}.md`)) ?? [])
  return new Set(texts.flatMap((text) => [...text.matchAll(NAMED_AT_HOME)].map(([, folder]) => folder!)))
})

function tailAmong(names: readonly string[], isAbsolute: boolean, { home, files }: PlacedSkill) {
  const isShown = (path: string): boolean => files.has(path) && !files.ignored(path) && files.mayName(path)
  for (let from = 1; from < Math.min(names.length, MOST_NAMES); from++) {
    const tail = names.slice(from).join('/')
    if (names.length - from >= FEWEST_NAMES && isShown(tail)) return tail
    // In a folder of that name people install skills.
    const isInstalled = names[from - 2] === 'skills' && !isAbsolute
    if (names[from - 1] === basename(home) && !isInstalled && isShown(home + tail)) return home + tail
  }
  return undefined
}

/** What to write for a file of the repository that a skill needs; undefined for one that is not installed with it. */
export function portablePath(to: string, { path, home, files }: PlacedSkill): string | undefined {
  if (home !== '' && to.startsWith(home)) return to.slice(home.length)
  const plugin = pluginAround(dirname(path), files)
  if (plugin === undefined) return undefined
  const inside = relative(plugin, to)
  return inside.startsWith('../') ? undefined : `\${CLAUDE_PLUGIN_ROOT}/${inside}`
}
