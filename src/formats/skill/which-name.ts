import { isOneLetterOff, isPlural } from '../../wording/near-names.ts'
import { dirname, join } from '../../wording/paths.ts'
import { isCalledIn } from './folder-names.ts'
import { slugOf } from './name.ts'
import type { Skill } from './parse.ts'
import { linkedTo } from './parse.ts'

const MOST_BESIDE = 200

/** What people write before or after the name of a skill that they do not use for now. */
const ASIDE =
  /^_|(?:^|[-_.])(?:archived|backup|bak|deprecated|disabled|inactive|obsolete|retired|unused)(?:[-_.]|$)/i

/** Whether a directory has the name of its skill, but for such a word. */
export function isPutAside(directory: string, own: string): boolean {
  if (!ASIDE.test(directory) || ASIDE.test(own)) return false
  const [rest, name] = [slugOf(directory.replace(ASIDE, '-')), slugOf(own)]
  return rest !== '' && name !== '' && (rest.includes(name) || name.includes(rest))
}

/** Whether a directory has a slip in a word that the text, and the directories beside it, spell as the name does. */
export function isMisspelt(directory: string, own: string, { path, text, body, files }: Skill): boolean {
  if (!isOneLetterOff(directory, own) || isPlural(directory, own)) return false
  const [written, named] = [directory.split('-'), own.split('-')]
  const at = named.findIndex((word, index) => word !== written[index])
  const beside = files.list(dirname(dirname(path))).flatMap(({ name }) => (name === directory ? [] : name))
  const words = [text.slice(...body), ...beside.slice(0, MOST_BESIDE)]
    .join(' ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
  const times = (word: string | undefined): number => words.filter((each) => each === word).length
  return times(named[at]) > times(written[at])
}

/** Whether people start the skill by its name, as its text or its prompt for Codex says; or whether the name is that of a linked file. */
export function isInvoked(name: string, skill: Skill): boolean {
  const prompt = skill.files.read(join(dirname(skill.path), 'agents/openai.yaml'))
  return (
    isCommand(name, skill) ||
    linkedTo(skill) !== undefined ||
    (prompt !== undefined && isCalledIn(prompt, `$${name}`))
  )
}

/** Whether a text has `/pdf` as people type it. */
export function isCommand(name: string, { text }: Skill): boolean {
  return text.split(`/${name}`).some((rest, index, parts) => {
    const before = parts[index - 1]?.at(-1)
    return before !== undefined && /[\s`"'“(]/.test(before) && /^(?:[\s`"'”),;:]|\.\s|$)/.test(rest)
  })
}
