import type { Files } from '../../model.ts'
import { isOfProject } from '../../references/placed-skill.ts'
import { viewAt } from '../../syntax/views.ts'
import { basename, dirname } from '../../wording/paths.ts'
import { quote } from '../../wording/quote.ts'
import { alsoCorrected, scriptsIn } from './folder-names.ts'
import { isGenericName, LONGEST_NAME } from './name.ts'
import type { Skill } from './parse.ts'

/**
 * What to do with a skill that is only kept where it is, to be installed under its own name; undefined for any
 * other. A skill is installed by a program that has it among its assets, by a script of the repository, or by
 * people whom a README tells to.
 */
export function installedAs(skill: Skill, directory: string, own: string): string | undefined {
  const isKept = isGenericName(directory) || IN_ASSETS.test(skill.home)
  if (isKept && !isAmongSkills(skill.home))
    return `${isGenericName(directory) ? 'Put it in' : 'Install it as'} ${folderOf(own)}`
  if (directory === 'skills' || isOfProject(skill.home)) return undefined
  const isOfGroup = own === `${basename(dirname(dirname(skill.path)))}-${directory}`
  if (!isInScripts(skill, isOfGroup) && !isInReadme(skill, own)) return undefined
  return `Install it as ${folderOf(own)}, or rename the directory to ${quote(own, LONGEST_NAME)}${alsoCorrected(skill)}`
}

/** Whether a skill lies where some client or a collection has its skills; elsewhere it is only kept to be copied. */
function isAmongSkills(home: string): boolean {
  const above = home.split('/').slice(0, -2)
  return isOfProject(home) || above.some((name) => /^skills(?:-|$)/.test(name))
}

/** A program installs what lies there, to a folder that it names itself. */
const IN_ASSETS = /(?:^|\/)assets\/[^/]+\/$/

/** Whether a script, which may install it, names the directory of a skill, or that of its group. */
function isInScripts({ path, files }: Skill, isOfGroup: boolean): boolean {
  const directory = dirname(path)
  const named = files.once(namedInScripts, '.')
  return named.has(directory) || (isOfGroup && named.has(dirname(directory)))
}

/** Whether a README tells people to install a skill by a name, into the folder of a client. */
function isInReadme({ home, files }: Skill, name: string): boolean {
  return [`${home}README.md`, 'README.md'].some((path) => files.once(installedBy, path).has(name))
}

const installedBy = viewAt((path: string, files: Files): ReadonlySet<string> => {
  const text = files.has(path) ? (files.read(path) ?? '') : ''
  const targets = text.matchAll(/(?<![\w-])\.[\w-]{1,40}\/skills\/([\w-]{1,64})/g)
  return new Set([...targets].map(([, name]) => name!))
})

const LONGEST_WORD = 200

/** The paths of folders that the scripts of a repository name, and the ends of these. */
const namedInScripts = viewAt((root: string, files: Files): ReadonlySet<string> => {
  const words = files.once(scriptsIn, root).flatMap((path) => files.read(path)?.split(/[^\w./-]+/) ?? [])
  return new Set(words.filter(({ length }) => length <= LONGEST_WORD).flatMap(endsOf))
})

/** `b/c` and `a/b/c` of `/a/b/c/`. */
function endsOf(word: string): readonly string[] {
  const names = word.replace(/\/(?:SKILL\.md)?$/, '').split('/')
  return names.slice(0, -1).map((_, index) => names.slice(index).join('/'))
}

/** Where a skill of a name lies, as messages have it. */
export function folderOf(name: string): string {
  return quote(`${name}/SKILL.md`, LONGEST_NAME)
}
