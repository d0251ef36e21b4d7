import type { Grade, Report } from '../../../model.ts'
import { isMissed, isMissedInCode, reportDeadPaths } from '../../../references/paths/report-dead-paths.ts'
import { goodSkill, skillRule } from '../example.ts'

const TEXT = `${goodSkill.text}\nSee \`references/forms.md\` for forms.\n`

const IN_CODE: Grade = { severity: { recommended: 'off', strict: 'info' } }

export const deadPath = skillRule({
  id: 'skill/dead-path',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  allow: 'paths, as the text has them',
  summary: 'Every file of the skill that its text names exists',
  why: 'Skills refer to files in plain text: `See references/FORMS.md`. This checks paths to `references/` and to directories that the skill has, and those after `{baseDir}`, `${CLAUDE_SKILL_DIR}`, `$SKILL_DIR`, `${HERMES_SKILL_DIR}` and `${CLAUDE_PLUGIN_ROOT}`. Examples, placeholders, outputs, what git ignores, and files of other projects are not judged. A command in a fence may be one of the project that the skill works in: under `strict` it is an info.',
  whenNot:
    'The instructions name files of the project that the agent works in. List these in `allow` instead.',
  source: 'https://agentskills.io/specification#file-references',
  bad: { path: goodSkill.path, text: TEXT },
  good: { path: goodSkill.path, text: TEXT, files: { 'skills/pdf/references/forms.md': '# Forms\n' } },
  check(skill, report, options) {
    // A path that leads nowhere may mean a file that nothing names.
    const covering: Report = (range, message, details) =>
      report(range, message, { ...details, covers: ['skill/unreferenced-file'] })
    reportDeadPaths(skill, covering, options, (path, around) =>
      path.place === 'code'
        ? path.base !== undefined && isMissedInCode(path, skill)
        : isMissed(path, skill, around),
    )
    const inCode: Report = (range, message, details) => report(range, message, { ...details, grade: IN_CODE })
    reportDeadPaths(
      skill,
      inCode,
      options,
      (path) => path.place === 'code' && path.base === undefined && isMissedInCode(path, skill),
    )
  },
})
