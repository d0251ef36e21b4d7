import type { Files } from '../../model.ts'
import { CLAUDE_MANIFEST, MARKETPLACE, pluginAround } from '../../references/plugins.ts'
import { viewAt } from '../../syntax/views.ts'
import { basename, dirname, join } from '../../wording/paths.ts'
import { quotePath } from '../../wording/quote.ts'
import type { Skill } from './parse.ts'

const MOST_SCRIPTS = 50
const MOST_SKILLS = 50

/** The scripts that a repository keeps where people look for them. */
export const scriptsIn = viewAt((root: string, files: Files): readonly string[] =>
  ['', 'scripts', 'bin', 'tools']
    .map((folder) => join(root, folder))
    .flatMap((folder) => files.list(folder).map(({ name }) => join(folder, name)))
    .filter((path) => /\.(?:[cm]?[jt]s|sh|bash|py|ps1)$/i.test(path))
    .slice(0, MOST_SCRIPTS),
)

/** What else to do where the directory of a skill gets another name: where its path stands. */
export function alsoCorrected({ path, files, text, body }: Skill): string {
  const folder = dirname(path)
  if (isNamedIn(text.slice(...body), folder)) return ', and correct its path in the text'
  const beside = dirname(folder)
  const plugin = pluginAround(folder, files) ?? '.'
  const manifests = [join(plugin, CLAUDE_MANIFEST), MARKETPLACE]
  const skills = files
    .list(beside)
    .slice(0, MOST_SKILLS)
    .map(({ name }) => join(beside, name, 'SKILL.md'))
  const namer = [...manifests, ...skills, ...files.once(textsIn, '.')].find(
    (file) =>
      file !== path && files.has(file) && isNamedIn(files.read(file) ?? '', folder) && files.mayName(file),
  )
  return namer === undefined ? '' : `, and correct its path wherever it is, such as in ${quotePath(namer)}`
}

/** A skill calls itself, and a changelog tells of what was. */
const OTHER_PAGES = /(?:^|\/)(?:SKILL|CHANGELOG)\.md$/i

/** The pages that a repository has at its root and in `docs`. */
const pagesIn = viewAt((root: string, files: Files): readonly string[] =>
  [root, join(root, 'docs')]
    .flatMap((folder) => files.list(folder).map(({ name }) => join(folder, name)))
    .filter((path) => /\.md$/i.test(path) && !OTHER_PAGES.test(path))
    .slice(0, MOST_SCRIPTS),
)

/** Whether a page of the repository has the path of a skill’s directory. */
export function isInPages({ path, files }: Skill): boolean {
  return files.once(pagesIn, '.').some((page) => isNamedIn(files.read(page) ?? '', dirname(path)))
}

/** The pages beside the folder of some skills, and those in the folders there, such as the agents of a plugin. */
const pagesAround = viewAt((root: string, files: Files): readonly string[] =>
  files
    .list(root)
    .flatMap(({ name, isDirectory }) => {
      const path = join(root, name)
      return isDirectory ? files.list(path).map((entry) => join(path, entry.name)) : path
    })
    .filter((path) => /\.md$/i.test(path) && !OTHER_PAGES.test(path))
    .slice(0, MOST_SCRIPTS),
)

/** The pages, scripts and agents of the repository that call a skill by a name of several words: to rename it would break them. */
export function callersOf(name: string, { path: own, files, directory = '' }: Skill): readonly string[] {
  if (!/[-_]/.test(name) || !/^\w[\w-]*$/.test(name)) return []
  const calls = (called: string) => (path: string) => isCalledIn(files.read(path) ?? '', called)
  // A script with both names may write one for the other.
  const scripts = files.once(scriptsIn, '.').filter((path) => !calls(directory)(path))
  const around = dirname(dirname(dirname(own)))
  // There the name of the folder, such as that of a plugin, is its own.
  const beside = basename(around) === name ? [] : files.once(pagesAround, around)
  const pages = [...files.once(pagesIn, '.'), ...beside]
  const callers = [...pages, ...scripts, ...files.once(agentsIn, '.')].filter(
    (path) => calls(name)(path) && files.mayName(path),
  )
  return [...new Set(callers)]
}

/** The agents and commands that a repository has where people look for them, which may name skills. */
const agentsIn = viewAt((root: string, files: Files): readonly string[] =>
  ['agents', '.claude/agents', '.claude/commands', '.agent/agents', '.opencode/agents', '.github/agents']
    .map((folder) => join(root, folder))
    .flatMap((folder) => files.list(folder).map(({ name }) => join(folder, name)))
    .filter((path) => /\.md$/i.test(path))
    .slice(0, MOST_SCRIPTS),
)

/** The scripts, agents and pages of a repository, which may have the paths of skills. */
const textsIn = viewAt((root: string, files: Files): readonly string[] =>
  [scriptsIn, agentsIn, pagesIn].flatMap((those) => files.once(those, root)),
)

/** Whether a text has a name that is no part of a path, of a longer one or of that of a file. */
export function isCalledIn(text: string, name: string): boolean {
  const parts = text.split(name)
  return parts
    .slice(1)
    .some((rest, index) => !/[\w./-]/.test(parts[index]!.at(-1) ?? '') && !/^(?:[\w/-]|\.[a-z])/.test(rest))
}

function isNamedIn(text: string, folder: string): boolean {
  const name = basename(folder)
  return [`${basename(dirname(folder))}/${name}`, `../${name}`].some((path) =>
    text
      .replaceAll('\\', '/')
      .split(path)
      .slice(1)
      .some((rest) => !/^[\w-]/.test(rest)),
  )
}
