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
  [root, 'scripts', 'bin', 'tools']
    .flatMap((folder) => files.list(folder).map(({ name }) => join(folder, name)))
    .filter((path) => /\.(?:[cm]?[jt]s|sh|bash|py|ps1)$/i.test(path))
    .slice(0, MOST_SCRIPTS),
)

/** What else to do where the directory of a skill gets another name: the first file that has its path. */
export function alsoCorrected({ path, files }: Skill): string {
  const folder = dirname(path)
  const start = `/${/^[\w-]*/.exec(basename(folder))![0]} `
  const beside = dirname(folder)
  const plugin = pluginAround(folder, files) ?? '.'
  const manifests = [join(plugin, CLAUDE_MANIFEST), MARKETPLACE]
  const skills = files
    .list(beside)
    .slice(0, MOST_SKILLS)
    .map(({ name }) => join(beside, name, 'SKILL.md'))
  const namer = [...manifests, ...files.once(scriptsIn, '.'), ...skills].find(
    (file) =>
      file !== path &&
      files.has(file) &&
      files.once(afterSlashes, file).includes(start) &&
      isNamedIn(files.read(file) ?? '', folder) &&
      files.mayName(file),
  )
  return namer === undefined ? '' : `, and correct its path in ${quotePath(namer)}`
}

/** What starts with each slash of a file, as one text: a file is held against the names of many folders. */
const afterSlashes = viewAt((path: string, files: Files): string => {
  const found = files.read(path)?.match(/\/[\w-]*/g) ?? []
  return `${found.join(' ')} `
})

function isNamedIn(text: string, folder: string): boolean {
  const name = basename(folder)
  return [`${basename(dirname(folder))}/${name}`, `../${name}`].some((path) =>
    text
      .split(path)
      .slice(1)
      .some((rest) => !/^[\w-]/.test(rest)),
  )
}
