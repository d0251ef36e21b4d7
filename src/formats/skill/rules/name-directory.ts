import { isKeptAside } from '../../../clients/kept-aside.ts'
import { ownPlaceOf } from '../../../clients/places.ts'
import type { Details, Report } from '../../../model.ts'
import { CLAUDE_MANIFEST, pluginAround } from '../../../references/plugins.ts'
import type { TextField } from '../../../syntax/fields.ts'
import { codePointOf } from '../../../wording/code-points.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { basename, dirname, join } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { asSentence, listed } from '../../../wording/wording.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { goodSkill, skillRule } from '../example.ts'
import { isPublished } from '../flat-skill.ts'
import { alsoCorrected, callersOf, isInPages } from '../folder-names.ts'
import { folderOf, installedAs } from '../installed-as.ts'
import { isGenericName, isLessThan, isOtherName, LONGEST_NAME, normalizeName, slugOf } from '../name.ts'
import { milderInside, milderName } from '../naming-scheme.ts'
import type { Skill } from '../parse.ts'
import { linkedTo, nameAt, namesakeOf } from '../parse.ts'
import { isCommand, isInvoked, isMisspelt, isPutAside } from '../which-name.ts'

export const nameDirectory = skillRule({
  id: 'skill/name-directory',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The name is the name of the skill’s directory',
  why: 'Clients find a skill by its directory and the model asks for it by its name; some refuse a skill whose two names differ. It is an info among the `assets` of a program, which installs them, and where a script of the repository names the directory. So it is in a plugin of Claude Code: clients that load plugins mind no such name. Three skills beside each other may differ from their directories by the same words. That is an info in `.claude/skills` and in a collection, and a warning in the folder of another client. A skill at the root of a repository may have any name: so may its clones.',
  whenNot: 'A build step copies each skill to a folder with the right name.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: 'skills/excel/SKILL.md', text: goodSkill.text },
  violations: ['name-dir-mismatch', 'name-dir-case'],
  check(skill, report) {
    const { name, directory } = skill
    if (name === undefined || !isOtherName(name.value, directory)) return
    if (isInNamedFolder(skill) || isPublished(skill)) return
    const own = normalizeName(name.value)
    const alike = lookalike(name.value, normalizeName(directory))
    const problem = `The skill is named ${quote(name.value)}${alike} but its directory is ${quote(directory, LONGEST_NAME)}`
    const mismatch: Mismatch = { skill, name, directory, own, problem }
    if (isPutAside(directory, own)) return reportPutAside(mismatch, report)
    const namesake = namesakeOf(skill) ?? namesakeAround(skill, own)
    if (namesake !== undefined) return reportNamesake(mismatch, namesake, report)
    const advice = installedAs(skill, directory, own)
    if (advice !== undefined) return reportMild(mismatch, `${advice}.`, report)
    // It lies among the skills: with another name their folder would be none.
    if (directory === 'skills') return tell(mismatch, outOfSkills(skill, own), report)
    reportName(mismatch, alike === '', report)
  },
})

function outOfSkills({ path, files }: Skill, own: string): string {
  const below = join(dirname(path), own)
  return files.has(join(below, 'SKILL.md')) && files.mayName(below)
    ? `${quotePath(below)} has a skill of that name. Delete this one, or give it a name and a folder of its own.`
    : `Put it in ${folderOf(own)}.`
}

/** What was put aside among skills is still found there; elsewhere its name is nobody’s matter. */
function reportPutAside(mismatch: Mismatch, report: Report): void {
  const { path } = mismatch.skill
  const folder = dirname(dirname(path))
  if (ownPlaceOf(path) === undefined && basename(folder) !== 'skills') return
  const advice = `To disable the skill, move it out of ${quotePath(folder)}: clients still find it there.`
  reportMild(mismatch, advice, report)
}

function reportMild({ name, problem }: Mismatch, advice: string, report: Report): void {
  report(name.range, `${problem}. ${advice}`, { punished: ['name-dir-mismatch'], severity: 'info' })
}

/** Reports a name with no other one to propose. */
function tell(mismatch: Mismatch, advice: string, report: Report): void {
  report(mismatch.name.range, `${mismatch.problem}. ${advice}`, punishedFor(mismatch))
}

/** A skill whose name is not that of its directory. */
interface Mismatch {
  readonly skill: Skill
  readonly name: TextField
  readonly directory: string
  /** The name as clients compare it. */
  readonly own: string
  /** What is wrong, without an end. */
  readonly problem: string
}

function punishedFor(mismatch: Mismatch): Details {
  return { ...violationOf(mismatch), ...milderName(mismatch.skill, false) }
}

function violationOf({ own, directory }: Mismatch): Details {
  const isSpeltAlike = own.toLowerCase() === normalizeName(directory).toLowerCase()
  return { violation: isSpeltAlike ? 'name-dir-case' : 'name-dir-mismatch' }
}

function reportNamesake(mismatch: Mismatch, namesake: string, report: Report): void {
  const { skill, name, directory, own, problem } = mismatch
  const punished = { ...violationOf(mismatch), ...milderInside(skill) }
  const isNamed = normalizeName(skill.files.once(nameAt, namesake) ?? basename(namesake)) === own
  const is = isNamed
    ? 'has a skill of that name. Delete this one if it is a copy, or'
    : 'is another skill. Instead,'
  const beside = `${problem}, and ${quotePath(namesake)} ${is}`
  const otherwise = [{ message: `${beside} give it a name of its own.` }]
  if (slugOf(directory) !== directory) return report(name.range, otherwise[0]!.message, punished)
  report(name.range, `${beside} name it ${quote(directory, LONGEST_NAME)}.`, {
    ...punished,
    naming: { name: directory, otherwise },
  })
}

const MOST_CALLERS = 3
const MANIFESTS = [CLAUDE_MANIFEST, '.cursor-plugin/plugin.json', '.codex-plugin/plugin.json']

/** Proposes the name of the directory, or the other way round where that says less. Clients refuse other letters in a name. */
function reportName(mismatch: Mismatch, mayRename: boolean, report: Report): void {
  const { skill, name, directory, own, problem } = mismatch
  const punished = punishedFor(mismatch)
  const rename = `rename the directory to ${quote(own, LONGEST_NAME)}${alsoCorrected(skill)}`
  const isOfPlugin = pluginAround(dirname(skill.path), skill.files) !== undefined && !isGenericName(directory)
  const neither = { message: `${problem}. ${RENAME_BOTH}` }
  const isNoName = slugOf(directory) !== directory
  const isBundled = BUNDLED.has(own)
  if (isNoName && isBundled) return tell(mismatch, RENAME_BOTH, report)
  const isPublic = isInPages(skill)
  const isLess =
    isGenericName(directory) ||
    ((isMisspelt(directory, own, skill) || isLessThan(directory, own)) &&
      !isBundled &&
      !isOfPlugin &&
      !isPublic &&
      !isCommand(directory, skill))
  const callers = callersOf(own, skill)
  const isCalled = !isBundled && !isPublic && (isInvoked(own, skill) || callers.length > 0)
  const inCallers = callers.length === 0 ? '' : `, also in ${listed(callers.map(quotePath), MOST_CALLERS)}`
  const write = `write ${quote(directory, LONGEST_NAME)}${inCallers}`
  if (isNoName || isLess || isCalled) {
    const isSure = isNoName || isGenericName(directory) || linkedTo(skill) !== undefined
    return report(name.range, `${problem}. ${asSentence(isSure ? rename : `${rename}, or ${write}`)}`, {
      ...punished,
      naming: { name: own, otherwise: [neither] },
    })
  }
  const alsoTaken = `${problem}, a name that another skill or its directory has, too. ${asSentence(rename)}`
  const advice = mayRename && !isBundled ? `${write}, or ${rename}` : write
  report(name.range, `${problem}. ${asSentence(advice)}`, {
    ...punished,
    // By its other name the skill may be one that lies at the right place, too.
    ...(callers.length === 0 &&
      !isKeptAside(skill.path, skill.text) &&
      revealing(suggest(`Write ${quote(directory, LONGEST_NAME)}`, name.range, writeYaml(directory)))),
    naming: {
      name: directory,
      otherwise: [{ name: own, message: alsoTaken }, neither],
    },
  })
}

/** The skill around one that has the name which that gives itself. */
function namesakeAround({ enclosing = '', files }: Skill, name: string): string | undefined {
  if (enclosing === '') return undefined
  const outer = files.once(nameAt, enclosing) ?? basename(enclosing)
  return normalizeName(outer) === name && files.mayName(enclosing) ? enclosing : undefined
}

/** Whether a skill lies right in a folder that has a name for another reason: that of a client, or a whole plugin. */
function isInNamedFolder({ directory, files, home, path }: Skill): boolean {
  const isOfClient = directory !== 'skills' && ownPlaceOf(path)?.below.length === 1
  return isOfClient || MANIFESTS.some((manifest) => files.has(home + manifest))
}

/** The skills that Claude Code 2.1.332 brings. */
const BUNDLED = new Set(
  'batch claude-api code-review dataviz debug deep-research design doctor loop run simplify verify'.split(
    ' ',
  ),
)

const RENAME_BOTH = 'Other skills use these names, too. Give the skill and its directory a new one.'

/** A letter of another script may look like one of the directory's. */
function lookalike(name: string, directory: string): string {
  const letter = /[^\x00-\x7f]/u.exec(name)?.[0]
  return letter === undefined || directory.includes(letter)
    ? ''
    : `, with ${quote(letter)} (${codePointOf(letter)}),`
}
