import { bundledFiles } from '../../../references/bundled-files.ts'
import { deadLinksOf } from '../../../references/targets.ts'
import { basename } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { plural } from '../../../wording/wording.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

const FOLDERS = ['references', 'assets', 'scripts', 'resources', 'templates']

export const unreferencedFile = skillRule({
  id: 'skill/unreferenced-file',
  severity: { recommended: 'info', strict: 'warning' },
  isShared: true,
  allow: 'paths from the skill’s directory',
  summary: 'Every bundled file is named by the instructions, or by another file of the skill',
  why: 'Clients load a bundled file only when the model asks for it by its name. A file that nothing names is never read. Looked at are `references/`, `assets/`, `scripts/`, `resources/` and `templates/`, without tests, licenses and the like.',
  whenNot: 'A program reads the bundled files, not the model. List them in `allow` instead.',
  source: 'https://agentskills.io/specification#file-references',
  bad: { ...goodSkill, files: { 'skills/pdf/references/forms.md': '# Forms\n' } },
  good: withBody(goodSkill, 'See [the forms](references/forms.md).', {
    'skills/pdf/references/forms.md': '# Forms\n',
  }),
  check(skill, report, { allows }) {
    const { home, files } = skill
    // At the root of a repository the directories are its own.
    if (home === '' || !files.list(home).some(({ name }) => FOLDERS.includes(name))) return
    const bundled = bundledFiles(home, files).files.map((path) => path.slice(home.length))
    const looked = bundled.filter(
      (path) => FOLDERS.includes(path.slice(0, path.indexOf('/'))) && !allows(path),
    )
    const [first, ...others] = unreferencedAmong(looked, bundled, skill)
    // A dead link may mean any of them, and says so.
    if (first === undefined || deadLinksOf(skill).length > 0) return
    const unread =
      others.length === 0 ? quotePath(first) : `${quotePath(first)} and ${plural(others.length, 'more file')}`
    const message = `Nothing in the skill names ${unread}. Say when to read or run ${others.length === 0 ? 'it' : 'them'}, or delete ${others.length === 0 ? 'it' : 'them'}.`
    report([0, 0], message)
  },
})

/** Files that have a use without being named: by their own name, by a tool, or as a part of a package. */
const OWN_USE =
  /^(?:\.|_|readme|licen[cs]e|notice|copying|changelog|contributing|authors|conftest|requirements|package|pyproject|tsconfig|setup|makefile|cargo|go\.|skill\.|thumbs\.db)|\.(?:lock|pyc|map|d\.ts|toml|cfg|ini|license)$|(?:^|[._-])(?:test|spec)s?[._-]/i
const TESTS = /(?:^|\/)(?:tests?|__tests__|fixtures|node_modules|dist|__pycache__|evals?)\//i
const TEXT =
  /\.(?:md|mdx|txt|py|js|mjs|cjs|ts|tsx|jsx|sh|bash|ps1|rb|go|json|ya?ml|html?|css|toml|xml|tmpl|j2)$/i
/** With more files, no author says when to read each of them. */
const MOST_PATHS = 200
/** What is read of a skill's other files in search of names. */
const MOST_READ = 30
const MOST_UNITS = 512 * 1024

function unreferencedAmong(
  paths: readonly string[],
  bundled: readonly string[],
  { home, text, files }: Skill,
): readonly string[] {
  if (paths.length > MOST_PATHS) return []
  const isNamedHere = naming(text)
  let left = paths.filter((path) => !OWN_USE.test(basename(path)) && !TESTS.test(path) && !isNamedHere(path))
  if (left.length === 0) return []
  const readable = bundled.filter(
    (path) => TEXT.test(path) && path !== 'SKILL.md' && !files.ignored(home + path),
  )
  // Who cannot read them all does not know.
  if (readable.length > MOST_READ) return []
  let units = 0
  for (const path of readable) {
    const text = files.read(home + path) ?? ''
    units += text.length
    if (units > MOST_UNITS) return []
    const isNamed = naming(text)
    left = left.filter((each) => each === path || !isNamed(each))
    if (left.length === 0) return []
  }
  return left.filter((path) => !files.ignored(home + path) && files.mayName(home + path))
}

/** Tells of paths whether a text names them, a folder of theirs, or the module that they are. */
function naming(text: string): (path: string) => boolean {
  const folders = new Map<string, boolean>()
  const namesFolder = (folder: string): boolean => {
    let known = folders.get(folder)
    if (known === undefined) folders.set(folder, (known = isFolderIn(text, folder)))
    return known
  }
  return (path) => {
    const name = basename(path)
    const stem = name.replace(/(?<=.)\.[\w.]+$/, '')
    if (text.includes(name) || isWordIn(text, stem)) return true
    const names = path.split('/').slice(0, -1)
    return names.some(
      (_, index) => namesFolder(names.slice(0, index + 1).join('/')) || namesFolder(names[index]!),
    )
  }
}

function isWordIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!isLetter(text.charCodeAt(at - 1)) && !isLetter(text.charCodeAt(at + word.length))) return true
  return false
}

function isLetter(unit: number): boolean {
  return (
    (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57) || unit === 95
  )
}

/** Whether a text names a folder as a whole: `scripts/`, `scripts/*.py`, "the scripts directory". */
function isFolderIn(text: string, folder: string): boolean {
  for (let at = text.indexOf(folder); at !== -1; at = text.indexOf(folder, at + 1)) {
    const after = text.slice(at + folder.length, at + folder.length + 12)
    if (/^(?:\/(?:[^\w.-]|$)|["'`*]*\s+(?:folder|director)|["'`])/i.test(after)) return true
  }
  return false
}
