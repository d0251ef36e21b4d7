import type { Files, Range } from '../../model.ts'
import { skillsOf } from '../../references/bundled-files.ts'
import { matchesIn } from '../../syntax/position.ts'
import { onlyOne } from '../../wording/compare.ts'
import { isOneLetterOff } from '../../wording/near-names.ts'
import { agentsAround, isLeftOut } from '../claude/agent-names.ts'
import type { Skill } from './parse.ts'
import { nameAt } from './parse.ts'

const MENTION =
  /(?<![\w@-])([a-z\d]+(?:-[a-z\d]+)+)[`"'*]{0,3} (?:(?:sub-?)?agent|(skill))\b|\bsubagent_type["']?[:=] ?["'`]?([a-z\d]+(?:-[a-z\d]+)+)|@agent-([a-z\d]+(?:-[a-z\d]+)*)/g
/** Short names are near each other by chance. */
const SHORTEST_NAME = 7
const MOST_READ = 200

/** A name in a text that is none of an agent, or of a skill, but one letter from the one that is `meant`. */
interface Slip {
  readonly range: Range
  readonly name: string
  readonly meant: string
  readonly kind: 'agent' | 'skill'
}

/** The first place of each slip in the names that the body of a skill gives agents and skills. */
export function slipsInBody({ text, body, path, directory, files }: Skill): readonly Slip[] {
  const mentions = matchesIn(text, body, MENTION).slice(0, MOST_READ)
  const slips = mentions.flatMap(({ match, range }): readonly Slip[] => {
    const [whole, before, skill, called, addressed] = match
    const name = before ?? called ?? addressed ?? ''
    const kind = skill === undefined ? 'agent' : 'skill'
    if (name.length < SHORTEST_NAME || (kind === 'agent' && isLeftOut(name, path, files))) return []
    const known = kind === 'agent' ? agentsAround(path, files) : [...skillsOf(files).keys()]
    // No skill sends its reader to itself.
    const others = kind === 'agent' ? known : known.filter((each) => each !== directory)
    const meant = known.includes(name) ? undefined : onlyOne(others.filter((each) => isSlipOf(name, each)))
    if (meant === undefined || (kind === 'skill' && isNameOf(meant, name, files))) return []
    const start = range[0] + whole.lastIndexOf(name)
    return [{ range: [start, start + name.length], name, meant, kind }]
  })
  return slips.filter(({ name }, index) => slips.findIndex((other) => other.name === name) === index)
}

/** Whether the skill in a directory has a name that is spelt otherwise: the directory is wrong, which another rule says. */
function isNameOf(directory: string, name: string, files: Files): boolean {
  const homes = skillsOf(files).get(directory) ?? []
  return homes.some((home) => files.once(nameAt, home) === name)
}

/** A short word with another letter is another word: `use-lo` and `use-ro`. */
const SHORTEST_WORD = 4

/** A plural, words that are joined otherwise, and the name of the file without its capitals may be meant as they are. */
function isSlipOf(name: string, known: string): boolean {
  if (name === known.toLowerCase()) return false
  const isPlural = name.replace(/s$/, '') === known.replace(/s$/, '')
  const [words, others] = [name.split('-'), known.split('-')]
  const changed = words.find((word, index) => word !== others[index]) ?? ''
  if (isPlural || words.length !== others.length || changed.length < SHORTEST_WORD) return false
  return isOneLetterOff(name, known)
}
