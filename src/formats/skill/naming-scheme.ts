import { ownPlaceOf } from '../../clients/places.ts'
import type { Details, Files } from '../../model.ts'
import { isAmongPluginSkills } from '../../references/plugins.ts'
import { viewAt } from '../../syntax/views.ts'
import { counter } from '../../wording/compare.ts'
import { basename, dirname, join, relative } from '../../wording/paths.ts'
import { normalizeName, slugOf } from './name.ts'
import type { Skill } from './parse.ts'
import { nameAt } from './parse.ts'

/** So many skills that differ from their directories in one way are named so on purpose. */
const FEWEST_ALIKE = 3
const MOST_SKILLS = 100
const SNAKE_CASE = 'snake_case'

/**
 * How severe a name is that is meant, or that those clients take which load the skill: one among the skills of a plugin
 * of Claude Code, and one that skills beside each other share. Of its letters a prefix alone is meant where no other
 * client has the folder: underscores are a habit.
 */
export function milderName(skill: Skill, isOfLetters: boolean): Pick<Details, 'severity'> {
  // Clients that load plugins mind no name of another directory.
  if (!isOfLetters && isAmongPluginSkills(skill.path, skill.files)) return { severity: 'info' }
  const scheme = sharedScheme(skill)
  const folder = ownPlaceOf(skill.path)?.folder
  if (scheme === undefined) return milderInside(skill)
  const isOfOthers = folder !== undefined && folder !== '.claude/skills'
  if (!isOfLetters) return { severity: isOfOthers ? 'warning' : 'info' }
  const isMeant = folder === '.claude/skills' || (folder === undefined && !scheme.endsWith(SNAKE_CASE))
  return isMeant ? { severity: 'info' } : milderInside(skill)
}

/** How severe it is for the place of the skill: of one inside another skill, that may be the only reader. */
export function milderInside(skill: Skill): Pick<Details, 'severity'> {
  const { enclosing, path, files } = skill
  if (isRouted(skill)) return { severity: 'info' }
  if (enclosing !== undefined || isAmongPluginSkills(path, files)) return { severity: 'warning' }
  return {}
}

/** Whether a skill lies in another one that sends its reader to it by its path: nobody need find it by its name. */
export function isRouted({ enclosing, path, files }: Skill): boolean {
  if (enclosing === undefined) return false
  const outer = files.read(join(enclosing, 'SKILL.md')) ?? ''
  return outer.includes(relative(enclosing === '' ? '.' : enclosing, path))
}

/** The scheme of a name, where others beside it have the same; else undefined. */
export function sharedScheme({ name, directory, path, files }: Skill): string | undefined {
  if (name === undefined || directory === undefined) return undefined
  const scheme = schemeOf(name.value, directory)
  if (scheme === undefined) return undefined
  const folder = dirname(dirname(path))
  if (files.once(schemesIn, folder).has(scheme)) return scheme
  const plugin = dirname(folder)
  const isOfMarket =
    isAmongPluginSkills(path, files) &&
    files.once(schemesOfPlugins, dirname(plugin)).has(withoutPlugin(scheme, plugin))
  return isOfMarket ? scheme : undefined
}

const schemesIn = viewAt((folder: string, files: Files) =>
  thoseAlike(foldersIn(folder, files).map((directory) => schemeAt(directory, files))),
)

/** The schemes of the skills of plugins that lie beside each other, whose names may have that of their plugin. */
const schemesOfPlugins = viewAt((around: string, files: Files) =>
  thoseAlike(
    foldersIn(around, files).flatMap((plugin) =>
      foldersIn(join(plugin, 'skills'), files).map((directory) => {
        const scheme = schemeAt(directory, files)
        return scheme && withoutPlugin(scheme, plugin)
      }),
    ),
  ),
)

function withoutPlugin(scheme: string, plugin: string): string {
  return scheme.replace(basename(plugin), '@')
}

function foldersIn(folder: string, files: Files): readonly string[] {
  const entries = files.list(folder).slice(0, MOST_SKILLS)
  return entries.map(({ name }) => join(folder, name))
}

function schemeAt(directory: string, files: Files): string | undefined {
  const name = files.once(nameAt, directory)
  return name === undefined ? undefined : schemeOf(name, basename(directory))
}

function thoseAlike(schemes: readonly (string | undefined)[]): ReadonlySet<string | undefined> {
  const count = counter()
  return new Set(schemes.filter((scheme) => scheme !== undefined && count(scheme) === FEWEST_ALIKE))
}

/** In what a name differs from that of its directory: `team:*` of `team:pdf` in `pdf`, `-*` of `pdf` in `team-pdf`. */
function schemeOf(name: string, directory: string): string | undefined {
  const [own, folder] = [normalizeName(name), normalizeName(directory)]
  if (own === '' || folder === '') return undefined
  if (own === folder) return /^(_?)[a-z\d]+(?:_[a-z\d]+)+$/.exec(own)?.[1]?.concat(SNAKE_CASE)
  const at = own.indexOf(folder)
  if (at !== -1) return `+${own.slice(0, at)}*${own.slice(at + folder.length)}`
  if (folder.endsWith(own)) return `-${folder.slice(0, -own.length)}*`
  if (folder.startsWith(own)) return `-*${folder.slice(own.length)}`
  if (folder.replaceAll('_', '-') === own) return '-_'
  const separators = /^[a-z\d-]*([:./])[a-z\d:./-]*$/.exec(own)
  return slugOf(own) === folder ? separators?.[1] : undefined
}
