import type { Document } from '../model.ts'
import { memoizeLast } from '../syntax/memoize-last.ts'
import { basename, dirname, extname, join } from '../wording/paths.ts'
import type { Bundled } from './bundled-files.ts'
import { add, bundledFiles, skillsOf } from './bundled-files.ts'
import { mentionsOf } from './mentions.ts'
import { isNearly } from './near-file-names.ts'
import type { Place } from './targets.ts'
import { relativeTargets } from './targets.ts'

/** Names that many folders have: one that is missing here is not meant when it is elsewhere. */
const COMMON = /^(?:skill|readme|licen[cs]e|contributing|changelog|notice|index|__init__|package)(?:\.|$)/i

/** Names in a path that are changed in search of another one: nobody's links are longer. */
const MOST_NAMES = 16

/** Files of a directory that a missing one is compared with. */
const MOST_BESIDE = 200

/** Where a document looks for what its links meant. */
export interface Surroundings {
  readonly document: Document
  /** What leads there: links, or paths in prose. */
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

/** The same path from the root, or without the `../` that it starts with. */
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
  let folder = folderOf(around)
  while (folder !== '.') {
    folder = dirname(folder)
    const path = join(folder, rest)
    const comesAlong = `${path}/`.startsWith(around.reach) && !COMMON.test(basename(path))
    if (files.has(path) && (comesAlong || isSkill(path, around))) return path
  }
  return undefined
}

function isSkill(path: string, { document }: Surroundings): boolean {
  return basename(path) === 'SKILL.md' || document.files.has(join(path, 'SKILL.md'))
}

/** The path with one `s` more or less in the name of a directory. */
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

function onlyOneLeft({ path }: Place, around: Surroundings): string | undefined {
  return onlyOne(unnamedIn(around).get(kindOf(path)))
}

/** The files that a document neither links nor names, by directory and suffix. */
const unnamedIn = memoizeLast((around: Surroundings): ReadonlyMap<string, readonly string[]> => {
  const { document } = around
  const linked = new Set(relativeTargets(document).map(({ to }) => to.path))
  const { names } = mentionsOf(document)
  const byKind = new Map<string, [string, ...string[]]>()
  for (const file of bundledOf(around).files) {
    const isNamed = linked.has(file) || names.has(basename(file))
    if (file !== document.path && !COMMON.test(basename(file)) && !isNamed) add(byKind, kindOf(file), file)
  }
  return byKind
})

/** What two files of one directory and one suffix have in common. */
export function kindOf(path: string): string {
  return `${dirname(path)}/*${extname(path)}`
}

function onlyOne(paths: readonly string[] | undefined): string | undefined {
  return paths?.length === 1 ? paths[0] : undefined
}
