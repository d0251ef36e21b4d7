import type { Rule } from '../../../model.ts'
import { bundledFiles } from '../../../references/bundled-files.ts'
import { deadLinksOf } from '../../../references/dead-links.ts'
import { quotePath } from '../../../wording/quote.ts'
import { plural } from '../../../wording/wording.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'
import { unreferencedAmong } from '../unreferenced-files.ts'

/** The directories of a skill that hold what its instructions refer to. */
const FOLDERS = ['references', 'assets', 'scripts', 'resources', 'templates']

export const unreferencedFile: Rule<Skill> = {
  id: 'skill/unreferenced-file',
  severity: { recommended: 'info', strict: 'warning' },
  allow: 'paths from the skill’s directory',
  summary: 'Every bundled file is named by the instructions, or by another file of the skill',
  why: 'Clients load a bundled file only when the model asks for it by its name. A file that nothing names is never read. Looked at are `references/`, `assets/`, `scripts/`, `resources/` and `templates/`, without tests, licenses and the like.',
  whenNot: 'A program reads the bundled files, not the model. List them in `allow` instead.',
  source: 'https://agentskills.io/specification#file-references',
  bad: {
    path: goodSkill.path,
    text: goodSkill.text,
    files: { 'skills/pdf/references/forms.md': '# Forms\n' },
  },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms](references/forms.md).\n`,
    files: { 'skills/pdf/references/forms.md': '# Forms\n' },
  },
  check(skill, report, { allows }) {
    const { home, files } = skill
    // At the root of a repository the directories are its own.
    if (home === '' || !FOLDERS.some((folder) => files.has(home + folder))) return
    const bundled = bundledFiles(home, files).files.map((path) => path.slice(home.length))
    const looked = bundled.filter(
      (path) => FOLDERS.includes(path.slice(0, path.indexOf('/'))) && !allows(path),
    )
    const [first, ...others] = unreferencedAmong(looked, bundled, skill)
    // A dead link may mean any of them, and says so.
    if (first === undefined || deadLinksOf(skill).length > 0) return
    const unread =
      others.length === 0 ? quotePath(first) : `${quotePath(first)} and ${plural(others.length, 'more file')}`
    report(
      [0, 0],
      `Nothing in the skill names ${unread}. Say when to read or run ${others.length === 0 ? 'it' : 'them'}, or delete ${others.length === 0 ? 'it' : 'them'}.`,
    )
  },
}
