import type { Source } from '../../model.ts'
import { skillsOf } from '../../references/bundled-files.ts'
import { isOfProject } from '../../references/placed-skill.ts'
import { basename, dirname, join } from '../../wording/paths.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import { saysGone } from '../prompt-or-documentation.ts'

/** What to say of a file without frontmatter that is likely no skill: a part, a list or the remains of one. */
export function noSkillAs(source: Source): string | undefined {
  // Somebody meant frontmatter.
  if (FIELD.test(source.text)) return undefined
  return (
    leftOver(source) ??
    ownFormat(source) ??
    guide(source) ??
    listing(source) ??
    routing(source) ??
    overlay(source)
  )
}

const FIELD = /^[ \t]{0,99}(?:name|description)[ \t]{0,99}:/m

const HEADING = /^\ufeff?\s{0,99}#{1,3}[ \t]{1,9}([^\r\n]{1,200})/

function leftOver({ text }: Source): string | undefined {
  const heading = HEADING.exec(text)?.[1]?.trimEnd()
  if (heading === undefined || !saysGone(heading)) return undefined
  return `The file has no frontmatter, and its heading says ${quote(heading)}, so it is no skill any more. Delete it, or rename it.`
}

/** So far a file says what it is. */
const LONGEST_HEAD = 500
const DISCLAIMER =
  /\bno interop\b|\b(?:is|are) (?:not an?|no) (?:agent |claude |anthropic )?skills?\b|\bborrows? the [`'"]?SKILL\.md\b/i

function ownFormat({ text }: Source): string | undefined {
  if (!DISCLAIMER.test(text.slice(0, LONGEST_HEAD))) return undefined
  return 'The file has no frontmatter, and says that it is no skill of Agent Skills. Rename it, so that no client takes it for one.'
}

/** What clients load at each start. */
export const INSTRUCTIONS = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md', '.github/copilot-instructions.md']

/** A link to it, or the order to read it. */
const NAMED = /(?:\]\(|\b(?:see|read|follow)[ ][^\n]{0,60}?[\s`"'(])(?:\.{0,2}\/)?SKILL\.md\b/i

/** A page at the root, where few clients look, that the instructions for all name. */
function guide({ path, files }: Source): string | undefined {
  const guides = path === 'SKILL.md' ? INSTRUCTIONS.filter(files.has) : []
  const naming = guides.find((file) => NAMED.test(files.read(file) ?? ''))
  if (naming === undefined || !files.mayName(naming)) return undefined
  return `The file has no frontmatter, and ${quotePath(naming)} names it, so it may be a page and no skill. If it is a page, rename it, for example to \`GUIDELINES.md\`, and correct ${quotePath(naming)}.`
}

const HEADINGS_AND_BLANKS = /^\s*(?:#|$)/
/** The first name in code, or link, of an item of a list or a row of a table. */
const ITEM =
  /^\s{0,20}(?:[-*+]|\d{1,3}\.|\|)[ \t|*]{1,20}(?:`([\w./-]{1,100})`|\[[^\]\n]{1,100}\]\(([^)\s]{1,200})\))/
const FEWEST_LISTED = 5
/** So much of a text tells what it is. */
const START = 20_000

/** Half of the lines or more name other skills of the repository. */
function listing({ text, files }: Source): string | undefined {
  const lines = text
    .slice(0, START)
    .split('\n')
    .filter((line) => !HEADINGS_AND_BLANKS.test(line))
  const named = lines.flatMap((line) => nameIn(line) ?? [])
  if (named.length < FEWEST_LISTED || named.length * 2 < lines.length) return undefined
  const known = skillsOf(files)
  if (named.filter((name) => known.has(name)).length * 2 < named.length) return undefined
  return 'The file has no frontmatter, and lists other skills, so it is an index and no skill. Rename it, for example to `INDEX.md`.'
}

const FEWEST_ROUTED = 3

/** A page on a whole folder of skills, which is right in it. */
function routing({ path, files }: Source): string | undefined {
  const folder = dirname(path)
  if (basename(folder) !== 'skills') return undefined
  const skills = files.list(folder).filter(({ name }) => files.has(join(folder, name, 'SKILL.md')))
  if (skills.length < FEWEST_ROUTED) return undefined
  return 'The file has no frontmatter, and lies above other skills, so it may be an index and no skill. Rename it, for example to `INDEX.md`.'
}

function nameIn(line: string): string | undefined {
  const [, code, target] = ITEM.exec(line) ?? []
  const path = (code ?? target)?.replace(/\/(?:SKILL\.md)?$/i, '')
  return path && basename(path)
}

/** What a build puts around a part of a file that it composes. */
const MARKER = /^\ufeff?\s{0,99}<!--[\w:./ -]{0,200}\b(?:start|begin)\b[\w:./ -]{0,200}-->/i

/**
 * A part of another skill: one of its name has frontmatter, or a marker starts the file. In a folder of skills, where
 * clients look, it takes both.
 */
function overlay({ path, text, files, directory }: Source): string | undefined {
  const folder = dirname(path)
  if (directory === undefined || isOfProject(`${folder}/`)) return undefined
  const isMarked = MARKER.test(text)
  const original = skillsOf(files)
    .get(directory)
    ?.find((other) => other !== folder && files.read(`${other}/SKILL.md`)?.startsWith('---'))
  const isSeen = basename(dirname(folder)) === 'skills'
  const isPart = isSeen ? isMarked && original !== undefined : isMarked || original !== undefined
  if (!isPart) return undefined
  const whole =
    original !== undefined && files.mayName(original) ? `the skill ${quotePath(original)}` : 'another skill'
  return `The file has no frontmatter, so it may be a part of ${whole}. If it is a part, rename the file. If it is a skill, start it with frontmatter that gives \`name\` and \`description\`.`
}
