import { isKeptAside } from '../../../clients/kept-aside.ts'
import { ownPlaceOf } from '../../../clients/places.ts'
import type { Details, Grade, Proposal, Report } from '../../../model.ts'
import { claudePluginAround } from '../../../references/plugins.ts'
import type { TextField } from '../../../syntax/fields.ts'
import { textField } from '../../../syntax/fields.ts'
import { codePointOf, codePoints } from '../../../wording/code-points.ts'
import { revealing, safely, suggest } from '../../../wording/fixes.ts'
import { basename, dirname, join } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { count } from '../../../wording/wording.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { goodSkill, skillRule } from '../example.ts'
import { alsoCorrected, callersOf } from '../folder-names.ts'
import {
  isGenericName,
  isName,
  isOtherName,
  LONGEST_NAME,
  nameFault,
  normalizeName,
  slugOf,
} from '../name.ts'
import { milderName, sharedScheme } from '../naming-scheme.ts'
import type { Skill } from '../parse.ts'

export const nameFormat = skillRule({
  id: 'skill/name-format',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  fixedIf: 'if the directory already has the name; else suggested, or by hand',
  summary: 'The name is at most 64 lowercase letters, digits and single hyphens between them',
  why: 'Clients build paths and commands from the name. They refuse capitals, spaces, underscores and stray hyphens, and refuse or cut a name of more than 64 characters (not bytes). The finding also covers a name that is not that of its directory: the proposal fixes all. In a plugin of Claude Code it is a warning: clients that load plugins take such names. Where three skills beside each other have one prefix, such as `team:pdf`, these are infos in a collection and in `.claude/skills`. The specification says “lowercase letters (`a-z`)”, and VS Code, Roo Code and claude.ai enforce it; skills-ref accepts letters of any script, so these are warnings. claude.ai reserves the words “anthropic” and “claude”: a name with one of them is a warning under `strict`, or if you chose claude.ai.',
  whenNot: 'Your clients accept other scripts, and your users write in one.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: 'skills/pdf-tools/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: PDF_Tools') },
  good: { path: 'skills/pdf-tools/SKILL.md', text: goodSkill.text.replace('name: pdf', 'name: pdf-tools') },
  violations: ['name-bad-charset', 'name-capitals', 'name-too-long'],
  check(skill, report) {
    const { name, directory } = skill
    if (name === undefined) return
    // The rule about the directory proposes another name.
    const isRenamed = isOtherName(name.value, directory) && slugOf(directory) === directory
    if (!isName(name.value)) reportName(name, skill, report)
    else if (!isRenamed) reportLetter(name, report)
    reportReserved(name, report)
  },
})

function reportName(name: TextField, skill: Skill, report: Report): void {
  const fault = nameFault(name.value)
  const length = codePoints(normalizeName(name.value))
  const isLong = length > LONGEST_NAME
  const problem =
    fault === undefined
      ? `The name has ${count(length)} characters; ${LONGEST_NAME} are allowed.`
      : `The name ${quote(name.value)} ${fault}.`
  const { advice, fix } = renaming(name, skill, problem)
  const isShown = isForShow(skill)
  // Of a template, the one who fills it in chooses the name.
  const isForOthers = isShown || isKeptAside(skill.path, skill.text)
  const details: Details = {
    ...(isShown ? FOR_SHOW : milderName(skill, true)),
    ...(isForOthers ? {} : fix),
    covers: ['skill/name-directory'],
  }
  if (fault === undefined)
    return report(name.range, `${problem} ${advice}.`, { ...details, violation: 'name-too-long' })
  const isCapitals = nameFault(name.value.toLowerCase()) === undefined
  const violation = isCapitals ? 'name-capitals' : 'name-bad-charset'
  report(name.range, `${problem} ${advice}.`, {
    ...details,
    violation,
    punished: [violation, ...(isLong ? ['name-too-long'] : [])],
  })
}

const FOR_SHOW: Details = {
  severity: 'info',
  postscript: ' If a program of your own reads the file, leave it.',
}

const IDS = ['id', 'skill_id', 'skill-id']

/** Whether a skill in no client’s folder has the name of its directory in an `id`: a program shows the other one. */
function isForShow({ fields, directory, path, files }: Skill): boolean {
  const ids = IDS.flatMap((key) => textField(fields, key)?.value ?? [])
  if (directory === undefined || !ids.some((id) => slugOf(id) === slugOf(directory))) return false
  return ownPlaceOf(path) === undefined && claudePluginAround(path, files) === undefined
}

function reportLetter({ value, range }: TextField, report: Report): void {
  const letter = /[^a-z0-9-]/u.exec(normalizeName(value))?.[0] ?? /[^a-z0-9-]/u.exec(value)?.[0]
  if (letter === undefined) return
  const message = `The name ${quote(value)} has ${quote(letter)} (${codePointOf(letter)}), which some clients refuse. Rename the skill and its directory with a–z, 0–9 and hyphens.`
  report(range, message, { severity: 'warning', violation: 'name-bad-charset' })
}

const RESERVED: Grade = { severity: { recommended: 'off', strict: 'warning' }, mindedBy: ['claude-api'] }

function reportReserved({ value, range }: TextField, report: Report): void {
  const word = /anthropic|claude/i.exec(normalizeName(value))?.[0]
  if (word === undefined) return
  report(range, `The name ${quote(value)} contains the reserved word \`${word}\`. Leave the word out.`, {
    grade: RESERVED,
  })
}

/**
 * Fixes all faults of a name, which the `problem` tells: safe if it only loses what is not allowed, none if a folder
 * must change.
 */
function renaming({ value, range }: TextField, skill: Skill, problem: string) {
  const { directory, path } = skill
  const ofDirectory = slugOf(directory ?? '')
  // A name that says more than its directory, such as `ROS Bag Tools` in `ros_bag`.
  const isLonger =
    ofDirectory.includes('-') && ofDirectory !== directory && slugOf(value).startsWith(`${ofDirectory}-`)
  const slug = isLonger ? ofDirectory : slugOf(value)
  const [caller] = callersOf(value, skill)
  const called = caller === undefined ? '' : `, and correct the name in ${quotePath(caller)}`
  const also = alsoCorrected(skill) || called
  const follow = directory === undefined ? '' : ` and rename the directory to it${also}`
  // The folder of a collection keeps its name.
  const isCollection = directory !== undefined && isGenericName(directory)
  const moved = isCollection ? ` and move the file to ${quote(`${slug}/SKILL.md`)}` : follow
  const asSlug = `Write ${quote(slug, LONGEST_NAME)}${moved}`
  const otherwise: readonly Proposal[] = [
    ...(slug !== '' && slug !== directory ? [{ name: slug, message: `${problem} ${asSlug}.` }] : []),
    { message: `${problem} Write a name of a–z, digits and hyphens that no other skill has${follow}.` },
  ]
  const group = `${basename(dirname(dirname(path)))}-`
  // A word alone says what it is about only below the group.
  const isOfGroup =
    slug.startsWith(group) && directory?.includes('-') === false && !value.endsWith(`/${directory}`)
  // The skills beside it have its prefix, too.
  const isPrefixed = value.includes(':') && slug.endsWith(`-${directory}`)
  const isOfPrefix =
    isPrefixed && claudePluginAround(path, skill.files) === undefined && sharedScheme(skill) !== undefined
  const isFree = directory !== undefined && directory !== '' && slugOf(directory) === directory
  const isMeant = isFree && !isOfGroup && !isOfPrefix
  if (isMeant && (slug === '' || slug === directory || !isGenericName(directory))) {
    const title = `Write ${quote(directory, LONGEST_NAME)}`
    const edit = { range, text: writeYaml(directory) }
    // People may call it by a name with a prefix.
    const isSure = slug === directory && !value.includes(':')
    const fix = isSure ? safely(title, edit) : revealing(suggest(title, range, edit.text))
    return {
      advice: `${title}, the name of its directory`,
      fix: { ...fix, naming: { name: directory, otherwise } },
    }
  }
  const original = originalOf(value, slug, skill)
  if (original !== undefined) return { advice: original, fix: {} }
  if (slug === '') return { advice: `Write one of a–z, digits and hyphens${follow}`, fix: {} }
  return { advice: asSlug, fix: { naming: { name: slug, otherwise: otherwise.slice(-1) } } }
}

/** The skill beside this one that has the name which this one would get: most often it is the same skill. */
function originalOf(name: string, slug: string, { directory, path, text, files }: Skill): string | undefined {
  const beside = join(dirname(dirname(path)), slug)
  if (slug === '' || slug === directory || !files.has(`${beside}/SKILL.md`) || !files.mayName(beside))
    return undefined
  const unnamed = (each: string): string => each.replaceAll(name, slug)
  const isCopy = unnamed(files.read(`${beside}/SKILL.md`) ?? '') === unnamed(text)
  const problem = `${quotePath(beside)} has a skill of the name that is meant`
  return isCopy
    ? `${problem}, with the same text. Delete this copy`
    : `${problem}. Delete this one if it is a copy, or give it a name of its own`
}
