import type { Details } from '../../../model.ts'
import { codePointOf } from '../../../wording/code-points.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { goodSkill, skillRule } from '../example.ts'
import { isOtherName, LONGEST_NAME, normalizeName, slugOf } from '../name.ts'

export const nameDirectory = skillRule({
  id: 'skill/name-directory',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The name is the name of the skill’s directory',
  why: 'Clients find a skill by its directory and the model asks for it by its name; some refuse a skill whose two names differ. A skill at the root of a repository may have any name: so may its clones.',
  whenNot: 'A build step copies each skill to a folder with the right name.',
  source: 'https://agentskills.io/specification#name-field',
  bad: { path: 'skills/excel/SKILL.md', text: goodSkill.text },
  violations: ['name-dir-mismatch'],
  check({ name, directory }, report) {
    if (name === undefined || !isOtherName(name.value, directory)) return
    const real = normalizeName(directory)
    const alike = lookalike(name.value, real)
    const problem = `The skill is named ${quote(name.value)}${alike} but its directory is ${quote(directory, LONGEST_NAME)}`
    const own = normalizeName(name.value)
    const other = `ename the directory to ${quote(own, LONGEST_NAME)}`
    // Some compare the names without letter case.
    const isSpeltAlike = own.toLowerCase() === real.toLowerCase()
    const punished: Details = isSpeltAlike
      ? { punished: ['name-dir-mismatch'] }
      : { violation: 'name-dir-mismatch' }
    // Clients refuse other letters in a name.
    if (slugOf(directory) !== directory)
      return report(name.range, `${problem}. R${other}.`, {
        ...punished,
        naming: { name: own, otherwise: [{ message: `${problem}. ${RENAME_BOTH}` }] },
      })
    const advice = `Write ${quote(directory, LONGEST_NAME)}${alike === '' ? `, or r${other}` : ''}`
    report(name.range, `${problem}. ${advice}.`, {
      ...punished,
      ...suggest(`Write ${quote(directory, LONGEST_NAME)}`, name.range, writeYaml(directory)),
      naming: {
        name: directory,
        otherwise: [
          { name: own, message: `${problem}, a name that another skill uses, too. R${other}.` },
          { message: `${problem}. ${RENAME_BOTH}` },
        ],
      },
    })
  },
})

const RENAME_BOTH = 'Other skills use these names, too. Give the skill and its directory a new one.'

/** A letter of another script may look like one of the directory's. */
function lookalike(name: string, directory: string): string {
  const letter = /[^\x00-\x7f]/u.exec(name)?.[0]
  return letter === undefined || directory.includes(letter)
    ? ''
    : `, with ${quote(letter)} (${codePointOf(letter)}),`
}
