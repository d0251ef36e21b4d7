import { markdownOf } from '../../syntax/markdown/index.ts'
import { extname, join } from '../../wording/paths.ts'
import { isOfProject } from '../installed-with.ts'
import type { Surroundings } from '../meant.ts'
import { meantBy } from '../meant.ts'
import type { PlacedSkill } from '../placed-skill.ts'
import { resolve } from '../targets.ts'
import { lineUsesNext } from './commands.ts'
import { contextOf } from './context.ts'
import type { DeadPath } from './dead-paths.ts'
import type { Certainty } from './guards.ts'
import { certaintyOf } from './guards.ts'

const REFERENCES = /^references?$/
const FOR_READING = /^(?:assets|resources)$/
const USUAL = /^(?:assets|resources|templates|scripts|examples)$/

/** The text may speak of files that are in a copy of some repository. */
const CLONE = /\bclon(?:e|es|ed|ing)\b/i

/** What keeps the state of a skill: it is there after a run. */
const STATE_FILE =
  /^\.(?:json|jsonl|ya?ml|toml|ini|env|db|sqlite3?|log|csv|tsv|txt|key|pem|lock|cfg|conf|pid|html|png|jpe?g|pdf|mp3|wav|mp4)$/i

/** Whether prose, or a link with a variable, sends the reader to a missing path as to a file of the skill. */
export function isMissed(path: DeadPath, skill: PlacedSkill, around: Surroundings): boolean {
  if (path.place === 'link') return path.base !== undefined
  const context =
    path.place === 'prose' ? contextOf(path, skill.text, skill.body[0], markdownOf(skill)) : undefined
  const certainty = context === undefined ? 'none' : certaintyOf(context)
  if (certainty === 'none') return false
  const isRead = certainty === 'see' || certainty === 'read'
  if (path.base !== undefined) return isRead || !STATE_FILE.test(extname(path.path))
  if (!path.hasFolder) return isMissedAlone(path, certainty, skill, around)
  if (REFERENCES.test(path.folder)) return true
  if (USUAL.test(path.folder)) return certainty !== 'subject' || usesFolder(path, skill)
  return usesFolder(path, skill)
}

/** The same of a path to a directory that the skill does not have. */
function isMissedAlone(
  path: DeadPath,
  certainty: Certainty,
  skill: PlacedSkill,
  around: Surroundings,
): boolean {
  const { text, files } = skill
  if (CLONE.test(text)) return false
  if (REFERENCES.test(path.folder)) return true
  if (meantBy(resolve(path.path, folderOf(skill), files), false, around) !== undefined) return true
  const isForReader = certainty === 'see' || (certainty === 'read' && extname(path.path) === '.md')
  return FOR_READING.test(path.folder) && isForReader && !isOfProject(skill.home)
}

function folderOf({ home }: PlacedSkill): string {
  return home === '' ? '.' : home.slice(0, -1)
}

const MOST_FILES = 500

/** Whether the text names another file of the same kind that lies in the same directory of the skill. */
function usesFolder({ folder, path }: DeadPath, skill: PlacedSkill): boolean {
  const { files, text } = skill
  const isUsual = USUAL.test(folder)
  return files
    .list(join(folderOf(skill), folder))
    .slice(0, MOST_FILES)
    .some(({ name }) => (isUsual || extname(name) === extname(path)) && text.includes(`${folder}/${name}`))
}

const LONGEST_LINE = 200
const SHELL = /^(?:|bash|sh|shell|zsh|console|shell-session|terminal|text)$/i

/** Whether a fenced command runs or reads a missing path of the skill. */
export function isMissedInCode(
  { start, path, base, folder, hasFolder }: DeadPath,
  skill: PlacedSkill,
): boolean {
  if (base === undefined && !hasFolder && !REFERENCES.test(folder)) return false
  const { text } = skill
  const fence = markdownOf(skill).fences.find(({ content }) => content[0] <= start && start < content[1])
  if (fence === undefined || !SHELL.test(fence.language) || STATE_FILE.test(extname(path))) return false
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trimStart()
  const commands = line.slice(-LONGEST_LINE).split(/&&|[;|(]/)
  return !/["'#]/.test(commands.slice(0, -1).join('')) && lineUsesNext(commands.at(-1)!.trimStart())
}
