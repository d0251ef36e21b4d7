import type { CheckOptions, Grade, Report } from '../../../model.ts'
import { uncopiedPaths } from '../../../references/paths/copied-paths.ts'
import { unlinkedPathsOf } from '../../../references/paths/dead-paths.ts'
import { oldPathsOf } from '../../../references/paths/renamed-skill.ts'
import {
  isMissed,
  isMissedInCode,
  isOfSkill,
  reportDeadPaths,
} from '../../../references/paths/report-dead-paths.ts'
import { groupBy } from '../../../wording/compare.ts'
import { suggest } from '../../../wording/fixes.ts'
import { addOrCorrect } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

const TEXT = `${goodSkill.text}\nSee \`references/forms.md\` for forms.\n`

const IN_CODE: Grade = { severity: { recommended: 'off', strict: 'info' } }

export const deadPath = skillRule({
  id: 'skill/dead-path',
  fix: 'suggested',
  isShared: true,
  allow: 'paths, as the text has them',
  summary: 'Every file of the skill that its text names exists',
  why: 'Skills refer to files in plain text: `See references/FORMS.md`. This checks paths to `references/` and to directories that the skill has, and those after `{baseDir}`, `${CLAUDE_SKILL_DIR}`, `$SKILL_DIR`, `${HERMES_SKILL_DIR}` and `${CLAUDE_PLUGIN_ROOT}`. Examples, placeholders, outputs, what git ignores, and files of other projects are not judged. It is an info where a block such as `{{#if}}` starts a paragraph, and for what a line says is missing. A command in a fence may be one of the project that the skill works in. It is a warning if the skill’s text names another file of that directory, or if the name is nearly that of one file there. It is one if the command copies the file into a home directory, too. So is a path through a client’s folder to a skill that does not exist, if this skill has the file. Else it is an info under `strict`.',
  whenNot:
    'The instructions name files of the project that the agent works in. List these in `allow` instead.',
  source: 'https://agentskills.io/specification#file-references',
  bad: { path: goodSkill.path, text: TEXT },
  good: { path: goodSkill.path, text: TEXT, files: { 'skills/pdf/references/forms.md': '# Forms\n' } },
  check(skill, report, options) {
    // A path that does not resolve may mean a file that nothing names.
    const covering: Report = (range, message, details) =>
      report(range, message, { ...details, covers: ['skill/unreferenced-file'] })
    // Most skills have none.
    if (unlinkedPathsOf(skill).length > 0) reportPaths(skill, covering, report, options)
    for (const [path, [first, ...rest]] of groupBy(uncopiedPaths(skill), ({ path }) => path)) {
      if (options.allows(path)) continue
      const message = `${quote(path)} does not exist. ${addOrCorrect(path)}`
      covering(first.range, message, alsoAt(rest, 'This path points to it, too.'))
    }
    for (const { range, written, meant } of oldPathsOf(skill))
      if (!options.allows(written))
        covering(
          range,
          `${quote(written)} does not exist. Did you mean ${quote(meant)}?`,
          suggest(`Write ${quote(meant)}`, range, meant),
        )
  },
})

/** Reports dead paths, those in the code of the project under `strict` alone. */
function reportPaths(skill: Skill, covering: Report, report: Report, options: CheckOptions): void {
  const inCode: Report = (range, message, details) => report(range, message, { ...details, grade: IN_CODE })
  reportDeadPaths(skill, covering, options, (path, around) =>
    path.place === 'code' ? isMissedInCode(path, skill) && isOfSkill(path, around) : isMissed(path, around),
  )
  reportDeadPaths(
    skill,
    inCode,
    options,
    (path, around) => path.place === 'code' && isMissedInCode(path, skill) && !isOfSkill(path, around),
  )
}
