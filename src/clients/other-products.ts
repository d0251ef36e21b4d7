import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { foldersAbove, join } from '../wording/paths.ts'
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
