import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { basename, foldersAbove, join } from '../wording/paths.ts'
import { quote } from '../wording/quote.ts'
import { OWN_NAMES } from './own-folders.ts'
import type { Place } from './places.ts'
import { ownPlaceOf } from './places.ts'

/** Where else the clients that we know have the manifest of a plugin, an extension or a marketplace. */
const KNOWN = ['plugin.json', '.plugin', '.github/plugin', 'gemini-extension.json', 'qwen-extension.json']

/**
 * The folder, such as `.other-plugin`, of the manifest around a file whose plugins no client that we know loads; undefined
 * for a file in a client’s own folder, and where a manifest for a known one is around it, too.
 */
export function manifestOfOther({ path, files }: Place): string | undefined {
  if (ownPlaceOf(path) !== undefined) return undefined
  const around = foldersAbove(path)
  const manifests = around.flatMap((folder) => files.once(manifestsIn, folder))
  if (manifests.length === 0) return undefined
  const isKnown = manifests.some((name) => OWN_NAMES.includes(name.replace(/-plugin$/, '')))
  const isElsewhere = around.some((folder) => KNOWN.some((name) => files.has(join(folder, name))))
  return isKnown || isElsewhere ? undefined : manifests[0]
}

/** What a program has in the place of the name. */
const OTHER_NAME = /^---\r?\n(?:[^\n]{0,999}\n){0,9}(?:id|title):/

/** The folder of a program’s own skills, deep in its sources or beside what reads them: they have other names than clients know. */
export function folderOfProgram({ path, files }: Place, text: string): string | undefined {
  const names = path.split('/').slice(0, -2)
  if (names.at(-1) !== 'skills' || ownPlaceOf(path) !== undefined || !OTHER_NAME.test(text)) return undefined
  const isDeep = names.slice(0, -3).some((name) => /^(?:src|assets)$/.test(name))
  const isBeside = files.list(names.join('/')).some(({ name }) => /\.(?:[cm]?[jt]s|py)$/.test(name))
  if (!isDeep && !isBeside) return undefined
  const isPlugin = foldersAbove(path).some((folder) => files.once(manifestsIn, folder).length > 0)
  return isPlugin ? undefined : names.join('/')
}

const manifestsIn = viewAt((folder: string, files: Files): readonly string[] =>
  files
    .list(folder)
    .filter(({ name, isDirectory }) => isDirectory && /^\.[\w-]+-plugin$/.test(name))
    .map(({ name }) => name),
)

const LOCK = 'skills-lock.json'
/** So far a file says who writes it: in its frontmatter, or in a comment right below that. */
const LONGEST_HEAD = 2000
const HEAD = /^\ufeff?---[ \t]*\r?\n([^]*?)\n---[ \t]*\r?\n\s*(?:<!--([^>]{0,300}))?/
const WRITTEN_BY = /^[ \t]{0,9}(?:generated|managed)[-_]by:/im
const GENERATED = /\bauto-?generated\b|\bdo not edit\b(?! this (?!file))|\busage-rules-skill-start\b/i

/** What a command writes a file anew from, as a sentence: another repository, or what it says itself. */
export function originOf({ path, files }: Place, text = ''): string | undefined {
  const skill = foldersAbove(path).find((folder) => files.has(join(folder, 'SKILL.md')))
  // The command installs into the folders of clients alone.
  const isInstalled = skill !== undefined && ownPlaceOf(path) !== undefined
  const origin = isInstalled ? files.once(originsIn, '.').get(basename(skill)) : undefined
  if (origin !== undefined)
    return ` By \`${LOCK}\`, the skill is a copy from ${quote(origin)}: change it there.`
  const [, fields = '', comment = ''] = HEAD.exec(text.slice(0, LONGEST_HEAD)) ?? []
  return WRITTEN_BY.test(fields) || GENERATED.test(comment)
    ? ' The file says that a program writes it: change its source.'
    : undefined
}

const LOCKED = /"([^"\n]{1,100})":\s{0,99}\{[^{}]{0,500}?"source":\s{0,9}"([^"\n]{1,200})"/g

/** The repositories that the lock file of the command `skills` names, by the directories of skills. */
const originsIn = viewAt((root: string, files: Files): ReadonlyMap<string, string> => {
  const lock = join(root, LOCK)
  const entries = files.has(lock) ? (files.read(lock) ?? '').matchAll(LOCKED) : []
  return new Map([...entries].map(([, name, source]) => [name!, source!]))
})
