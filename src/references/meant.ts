import type { Document, Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { groupBy, onlyOne } from '../wording/compare.ts'
import { basename, dirname, extname, foldersAbove, join } from '../wording/paths.ts'
import type { BundledNames } from './bundled-files.ts'
import { bundledNames, looseKey, skillsOf } from './bundled-files.ts'
import { isOfProject } from './placed-skill.ts'
import { claudePluginAround } from './plugins.ts'
import type { Place } from './targets.ts'
import { mentionsOf, relativeTargets } from './targets.ts'

/** Names that many folders have: one that is missing here is not meant when it is elsewhere. */
const COMMON = /^(?:skill|readme|licen[cs]e|contributing|changelog|notice|index|__init__|package)(?:\.|$)/i

/** What is at the root alone. */
const OF_ROOT = /^changelog(?:\.|$)/i

/** Names in a path that are changed in search of another one: nobody's links are longer. */
const MOST_NAMES = 16

/** Files of a directory that a missing one is compared with. */
const MOST_BESIDE = 200

/** Where a document looks for what its links meant. */
export interface Surroundings {
  readonly document: Document
  readonly noun: 'link' | 'path'
  /** The path of the directory that proposals do not leave, '' or with a final `/`. */
  readonly home: string
  /** The same of what is there wherever the document is: a skill’s plugin, or the repository. */
  readonly reach: string
}

/** The path from the root of what a dead link most likely meant; undefined where nothing is likely. */
export function meantBy(to: Place, around: Surroundings): string | undefined {
  const meant = likeliest(to, around)
  const { files, path } = around.document
  if (meant === undefined || !files.mayName(meant)) return undefined
  // A plugin is installed alone.
  const plugin = claudePluginAround(path, files) ?? '.'
  return plugin === '.' || meant.startsWith(`${plugin}/`) ? meant : undefined
}

function likeliest(to: Place, around: Surroundings): string | undefined {
  return (
    withSlashes(to, around) ??
    inOtherCase(to, around) ??
    fromElsewhere(to, around) ??
    furtherUp(to, around) ??
    withOtherNumber(to, around) ??
    ofSameName(to, around) ??
    skillOfName(to, around) ??
    ofSkillElsewhere(to, around) ??
    ofSameEnd(to, around) ??
    inOtherSpelling(to, around) ??
    inOtherForm(to, around) ??
    nearlyNamed(to, around)
  )
}

function bundledOf({ home, document }: Surroundings): BundledNames {
  return bundledNames(home, document.files)
}

function folderOf({ document }: Surroundings): string {
  return dirname(document.path)
}

function bundledAt(path: string, { home, document }: Surroundings): string | undefined {
  return path.startsWith(home) && !path.startsWith('../') && document.files.has(path) ? path : undefined
}

function withSlashes({ written }: Place, around: Surroundings): string | undefined {
  if (!written.includes('\\')) return undefined
  return bundledAt(join(folderOf(around), written.replaceAll('\\', '/')), around)
}

function inOtherCase({ path }: Place, around: Surroundings): string | undefined {
  const written = path.replace(/\/$/, '')
  const bundled = onlyOne(bundledOf(around).alike.get(written.toLowerCase()))
  return bundled ?? (around.reach === '' ? spelledAs(written, around.document.files) : undefined)
}

/** A path of the repository as its folders have it, whatever the case of its letters. */
function spelledAs(path: string, files: Files): string | undefined {
  const names = path.split('/')
  if (names.length > MOST_NAMES || path.startsWith('..')) return undefined
  return names.reduce<string | undefined>((above, name) => {
    if (above === undefined) return undefined
    if (files.has(join(above, name))) return join(above, name)
    const alike = files.list(above).filter((each) => each.name.toLowerCase() === name.toLowerCase())
    return alike.length === 1 ? join(above, alike[0]!.name) : undefined
  }, '.')
}

function fromElsewhere({ written }: Place, around: Surroundings): string | undefined {
  return (
    bundledAt(join('.', written), around) ??
    bundledAt(join(folderOf(around), written.replace(/^(?:\.{0,2}\/)+/, '')), around)
  )
}

/** Another skill, or a file that always comes with this one, from some folders further up. */
function furtherUp({ written }: Place, around: Surroundings): string | undefined {
  const { files } = around.document
  const rest = written.replace(/^(?:\.{1,2}\/)+/, '')
  for (const folder of foldersAbove(around.document.path).slice(1)) {
    const path = join(folder, rest)
    const isSure = !COMMON.test(basename(path)) || (written.startsWith('../') && OF_ROOT.test(path))
    const isReached = `${path}/`.startsWith(around.reach) || around.home.startsWith('docs/')
    const comesAlong = isReached && isSure
    const isSkill = basename(path) === 'SKILL.md' || files.has(join(path, 'SKILL.md'))
    if (files.has(path) && (comesAlong || isSkill)) return path
  }
  return undefined
}

function withOtherNumber({ written }: Place, around: Surroundings): string | undefined {
  const names = written.split('/')
  for (const [index, name] of names.slice(0, -1).entries()) {
    if (index > MOST_NAMES) return undefined
    if (name === '' || name.startsWith('.')) continue
    const other = name.endsWith('s') ? name.slice(0, -1) : `${name}s`
    const path = join(folderOf(around), ...names.with(index, other))
    if (path.startsWith(around.reach) && !path.startsWith('../') && around.document.files.has(path))
      return path
  }
  return undefined
}

/** The only file that comes along and ends with the same two names as one that is looked for outside of the skill. */
function ofSameEnd({ path, written }: Place, { reach, document }: Surroundings): string | undefined {
  const name = basename(path)
  if (reach === '' || !written.startsWith('../') || COMMON.test(name)) return undefined
  const end = `/${basename(dirname(path))}/${name}`
  return onlyOne(
    bundledNames(reach, document.files)
      .named.get(name)
      ?.filter((file) => file.endsWith(end)),
  )
}

function ofSameName({ path }: Place, around: Surroundings): string | undefined {
  const name = basename(path)
  const found = COMMON.test(name) ? undefined : onlyOne(bundledOf(around).named.get(name))
  // Deep below the same folder of a repository it is that of one of its parts.
  const isOfPart = around.home === '' && found?.startsWith(`${dirname(path)}/`) === true
  return isOfPart && dirname(dirname(found)) !== dirname(path) ? undefined : found
}

/** Another separator in a name, or a folder in place of a part of the name: `a/b-c.md` for `a-b_c.md`. */
function inOtherSpelling({ path }: Place, around: Surroundings): string | undefined {
  const found = bundledOf(around).loose.get(looseKey(path))
  return onlyOne(found?.filter((file) => !isTaken(file, around.document)))
}

/** The skill that a path to a skill names: the one beside this one, or the only one of that name. */
function skillOfName({ written }: Place, around: Surroundings): string | undefined {
  const end = /(?:^|\/)([^/]+)(\/SKILL\.md)?\/?$/.exec(written)
  const [, last = '', ending = ''] = end ?? []
  // What was a file beside others is a skill now.
  const isFile = /^(?:\.{1,2}\/)*[\w-]+\.md$/.test(written)
  const [name, file] = isFile ? [basename(last, '.md'), '/SKILL.md'] : [last, ending]
  if (name === '' || name === 'SKILL.md' || (file === '' && name.includes('.'))) return undefined
  const { files } = around.document
  const beside = join(dirname(folderOf(around)), name)
  if (isFile) return files.has(join(beside, 'SKILL.md')) ? beside + file : undefined
  // Copies for one client are no target for what is not for it.
  const isOwn = isOfProject(`${folderOf(around)}/`)
  const others = skillsOf(files)
    .get(name)
    ?.filter((other) => isOwn || !isOfProject(`${other}/`))
  const folder = files.has(join(beside, 'SKILL.md'))
    ? beside
    : (onlyOne(others) ?? renamedSkill(name, around))
  return folder === undefined || folder === folderOf(around) ? undefined : folder + file
}

/** The skill beside this one that has got a word before its name, or lost one: `read-forms` is `pdf-read-forms` now. */
function renamedSkill(name: string, { document }: Surroundings): string | undefined {
  const { files, path } = document
  if (!name.includes('-') || skillsOf(files).has(name)) return undefined
  const beside = dirname(dirname(path))
  const rest = name.slice(name.indexOf('-') + 1)
  if (rest.includes('-') && files.has(join(beside, rest, 'SKILL.md'))) return join(beside, rest)
  return onlyOne(files.once(skillsByEnd, beside).get(name))
}

/** The skills of a folder by all ends of their names that follow a hyphen. */
const skillsByEnd = viewAt((folder: string, files: Files): ReadonlyMap<string, readonly string[]> => {
  const beside = [...skillsOf(files).values()].flat().filter((skill) => dirname(skill) === folder)
  const ends = beside.flatMap((skill) => {
    const words = basename(skill).split('-').slice(0, MOST_NAMES)
    return words.slice(1).map((_, index) => ({ skill, end: words.slice(index + 1).join('-') }))
  })
  return new Map(
    [...groupBy(ends, ({ end }) => end)].map(([end, all]) => [end, all.map(({ skill }) => skill)]),
  )
})

function nearlyNamed({ path }: Place, around: Surroundings): string | undefined {
  const beside = bundledOf(around).inFolder.get(dirname(path)) ?? []
  const name = basename(path)
  if (beside.length > MOST_BESIDE || COMMON.test(name)) return undefined
  const free = beside.filter((file) => !isTaken(file, around.document))
  return (
    onlyOne(free.filter((file) => isNearly(name, basename(file)))) ??
    onlyOne(free.filter((file) => isLonger(name, basename(file)))) ??
    onlyOne(beside.filter((file) => isSlip(name, file, around.document)))
  )
}

/** Whether a name is that of a file which the document has elsewhere, but for a slip: or there are to be two files. */
export function isSlip(name: string, file: string, document: Document): boolean {
  return file !== document.path && isTaken(file, document) && hasSlip(name, basename(file))
}

/** Whether a document is a file, links it, or names it: another path in it means another file. */
function isTaken(file: string, document: Document): boolean {
  return (
    file === document.path ||
    document.once(linkedPaths).has(file) ||
    mentionsOf(document).names.has(basename(file))
  )
}

/** A file of a skill that lies elsewhere, but that always comes with this one. */
function ofSkillElsewhere({ written }: Place, around: Surroundings): string | undefined {
  const { files } = around.document
  const names = written.split('/').slice(0, MOST_NAMES)
  for (const [index, name] of names.slice(0, -1).entries()) {
    const folder = /^\.*$/.test(name) ? undefined : onlyOne(skillsOf(files).get(name))
    const path = folder && join(folder, ...names.slice(index + 1))
    if (path?.startsWith(`${folder}/`) && path.startsWith(around.reach) && files.has(path)) return path
  }
  return undefined
}

/** Files that stand for the directory that they are in. */
const OF_DIRECTORY = /\/(?:SKILL|README|index)\.md$/i

/** A directory for a file, or a file for a directory: `forms/SKILL.md` and `forms.md`. */
function inOtherForm({ path }: Place, around: Surroundings): string | undefined {
  const stem = path.replace(OF_DIRECTORY, '').replace(/\.md$|\/$/, '')
  if (stem === path && extname(path) !== '') return undefined
  const forms = [`${stem}.md`, `${stem}/SKILL.md`, `${stem}/README.md`, `${stem}/index.md`]
  const near = forms.filter((form) => bundledAt(form, around) !== undefined)
  const named = stem === path || OF_DIRECTORY.test(path) ? `${basename(stem)}.md` : ''
  const found = near.length > 0 ? near : COMMON.test(named) ? [] : bundledOf(around).named.get(named)
  return onlyOne(found?.filter((form) => form !== path && form !== around.document.path))
}

function linkedPaths(document: Document): ReadonlySet<string> {
  return new Set(relativeTargets(document).map(({ to }) => to.path))
}

/** Of shorter names, two that differ in one letter may well be two. */
const SHORTEST = 6

/** Suffixes that people take for each other. All others are of data, in one format or another. */
const FAMILIES = [
  /^\.(?:mdx?|markdown|txt|rst)$/,
  /^\.(?:png|jpe?g|gif|svg|webp)$/,
  /^\.(?:[cm]?[jt]s|py|sh|bash)$/,
]

/**
 * Whether a file name may be meant by another one: but for a letter too many, too few or in the wrong place, or for a
 * suffix of the same family. Of two names with other digits or letters, both may be meant.
 */
export function isNearly(name: string, other: string): boolean {
  return hasSlip(name, other) || hasOtherSuffix(name, other)
}

function hasSlip(name: string, other: string): boolean {
  if (name === other || Math.min(name.length, other.length) < SHORTEST) return false
  let at = 0
  while (at < name.length && name[at] === other[at]) at++
  if (name.length === other.length)
    return (
      name[at] === other[at + 1] && name[at + 1] === other[at] && name.slice(at + 2) === other.slice(at + 2)
    )
  const [longer, shorter] = name.length > other.length ? [name, other] : [other, name]
  return /\p{L}|[-_]/u.test(longer[at] ?? '') && longer.slice(at + 1) === shorter.slice(at)
}

function hasOtherSuffix(name: string, other: string): boolean {
  const [suffix, otherSuffix] = [extname(name), extname(other)]
  const stem = stemOf(name)
  if (name === other || suffix === '' || otherSuffix === '' || stem !== stemOf(other)) return false
  return FAMILIES.every((family) => family.test(suffix) === family.test(otherSuffix))
}

/** Whether a name is another one with a number before it or words after it: `setup.md` and `01-setup.md`. */
function isLonger(name: string, other: string): boolean {
  const stem = stemOf(name)
  if (stem.length < SHORTEST || extname(name) !== extname(other)) return false
  return /^[-_.]/.test(other.slice(stem.length)) && other.startsWith(stem)
    ? stemOf(other) !== stem
    : stemOf(other).replace(/^\d+[-_.]/, '') === stem
}

function stemOf(name: string): string {
  return name.slice(0, name.length - extname(name).length)
}
