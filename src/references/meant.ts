import type { Document } from '../model.ts'
import { basename, dirname, extname, foldersAbove, join } from '../wording/paths.ts'
import type { Bundled } from './bundled-files.ts'
import { bundledFiles, skillsOf } from './bundled-files.ts'
import type { Place } from './targets.ts'
import { mentionsOf, relativeTargets } from './targets.ts'

/** Names that many folders have: one that is missing here is not meant when it is elsewhere. */
const COMMON = /^(?:skill|readme|licen[cs]e|contributing|changelog|notice|index|__init__|package)(?:\.|$)/i

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

/**
 * The path from the root of what a dead link most likely meant; undefined where nothing is likely. `alone` tells
 * that no other dead link is one to a file of the same kind, so that a file that nobody links may be the one.
 */
export function meantBy(to: Place, alone: boolean, around: Surroundings): string | undefined {
  const meant = likeliest(to, alone, around)
  return meant !== undefined && around.document.files.mayName(meant) ? meant : undefined
}

function likeliest(to: Place, alone: boolean, around: Surroundings): string | undefined {
  return (
    withSlashes(to, around) ??
    inOtherCase(to, around) ??
    fromElsewhere(to, around) ??
    furtherUp(to, around) ??
    withOtherNumber(to, around) ??
    ofSameName(to, around) ??
    skillOfName(to, around) ??
    nearlyNamed(to, around) ??
    (alone ? onlyOneLeft(to, around) : undefined)
  )
}

function bundledOf({ home, document }: Surroundings): Bundled {
  return bundledFiles(home, document.files)
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
  return onlyOne(bundledOf(around).alike.get(path.toLowerCase().replace(/\/$/, '')))
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
    const comesAlong = `${path}/`.startsWith(around.reach) && !COMMON.test(basename(path))
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
    const path = bundledAt(join(folderOf(around), ...names.with(index, other)), around)
    if (path !== undefined) return path
  }
  return undefined
}

function ofSameName({ path }: Place, around: Surroundings): string | undefined {
  const name = basename(path)
  return COMMON.test(name) ? undefined : onlyOne(bundledOf(around).named.get(name))
}

/** The skill that a path to a skill names: the one beside this one, or the only one of that name. */
function skillOfName({ written }: Place, around: Surroundings): string | undefined {
  const end = /(?:^|\/)([^/]+)(\/SKILL\.md)?\/?$/.exec(written)
  const [, name = '', file = ''] = end ?? []
  if (name === '' || name === 'SKILL.md' || (file === '' && name.includes('.'))) return undefined
  const { files } = around.document
  const beside = join(dirname(folderOf(around)), name)
  const folder = files.has(join(beside, 'SKILL.md')) ? beside : onlyOne(skillsOf(files).get(name))
  return folder === undefined || folder === folderOf(around) ? undefined : folder + file
}

function nearlyNamed({ path }: Place, around: Surroundings): string | undefined {
  const beside = bundledOf(around).inFolder.get(dirname(path)) ?? []
  const name = basename(path)
  if (beside.length > MOST_BESIDE || COMMON.test(name)) return undefined
  return onlyOne(beside.filter((file) => isNearly(name, basename(file))))
}

/** The one file with the suffix and directory of a missing one that a document neither links nor names. */
function onlyOneLeft({ path }: Place, around: Surroundings): string | undefined {
  const { document } = around
  const linked = document.once(linkedPaths)
  const { names } = mentionsOf(document)
  const isLeft = (file: string): boolean =>
    extname(file) === extname(path) &&
    file !== document.path &&
    !COMMON.test(basename(file)) &&
    !linked.has(file) &&
    !names.has(basename(file))
  return onlyOne(bundledOf(around).inFolder.get(dirname(path))?.filter(isLeft))
}

function linkedPaths(document: Document): ReadonlySet<string> {
  return new Set(relativeTargets(document).map(({ to }) => to.path))
}

function onlyOne(paths: readonly string[] | undefined): string | undefined {
  return paths?.length === 1 ? paths[0] : undefined
}

/** Of shorter names, two that differ in one letter may well be two. */
const SHORTEST = 6

/** Suffixes that people take for each other. */
const FAMILIES = [
  /^\.(?:mdx?|markdown|txt|rst)$/,
  /^\.ya?ml$/,
  /^\.jsonc?$/,
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
  return (
    name !== other &&
    name.slice(0, name.length - suffix.length) === other.slice(0, other.length - otherSuffix.length) &&
    FAMILIES.some((family) => family.test(suffix) && family.test(otherSuffix))
  )
}
