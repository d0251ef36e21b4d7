import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { foldersAbove, join } from '../wording/paths.ts'
import { quotePath } from '../wording/quote.ts'
import { fieldNamesOf } from './client.ts'
import { CLIENTS } from './index.ts'
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
const LONGEST_HEAD = 4000
/** So many fields that no client reads are those of a program. */
const FEWEST_OTHERS = 3
/** Who has so many skills in one form would have missed them by now. */
const FEWEST_ALIKE = 10
const MOST_ALIKE = 100

/** Why a skill, in no folder of a client or a plugin, is likely that of a program of the repository, as a sentence. */
export function ofProgram({ path, files }: Place, text: string): string | undefined {
  if (ownPlaceOf(path) !== undefined) return undefined
  const names = path.split('/').slice(0, -2)
  const folder = names.join('/')
  const isOther =
    isInSources(names, text) || (names.at(-1) === 'skills' && isBesideProgram(folder, text, files))
  const isBare = !isOther && !text.startsWith('---') && files.once(areAllBare, folder)
  if (!isOther && !isBare) return undefined
  if (foldersAbove(path).some((above) => files.once(manifestsIn, above).length > 0)) return undefined
  return isBare
    ? ` No skill in ${quotePath(folder)} has frontmatter: a program of your own may read them.`
    : ` No client looks into ${quotePath(folder)}.`
}

/** Whether a skill with names that no client reads lies deep in the sources of a program. */
function isInSources(names: readonly string[], text: string): boolean {
  const isDeep = names.slice(0, -3).some((name) => /^(?:src|assets)$/.test(name))
  if (!isDeep || !names.includes('skills')) return false
  return (names.at(-1) === 'skills' && OTHER_NAME.test(text)) || othersIn(text) >= FEWEST_OTHERS
}

function isBesideProgram(folder: string, text: string, files: Files): boolean {
  return OTHER_NAME.test(text) && files.list(folder).some(({ name }) => /\.(?:[cm]?[jt]s|py)$/.test(name))
}

/** How many fields of a text no client reads. */
function othersIn(text: string): number {
  const head = /^---\r?\n([^]*?)\n---/.exec(text.slice(0, LONGEST_HEAD))?.[1] ?? ''
  const keys = [...head.matchAll(/^([A-Za-z][\w-]*):/gm)].map(([, key]) => key!)
  return keys.filter((key) => !CLIENTS.some((client) => fieldNamesOf(client).includes(key))).length
}

const areAllBare = viewAt((folder: string, files: Files): boolean => {
  const entries = files.list(folder === '' ? '.' : folder).slice(0, MOST_ALIKE)
  const texts = entries.flatMap(({ name }) => files.read(join(folder, name, 'SKILL.md')) ?? [])
  return texts.length >= FEWEST_ALIKE && texts.every((text) => !text.startsWith('---'))
})

const manifestsIn = viewAt((folder: string, files: Files): readonly string[] =>
  files
    .list(folder)
    .filter(({ name, isDirectory }) => isDirectory && /^\.[\w-]+-plugin$/.test(name))
    .map(({ name }) => name),
)
