import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { foldersAbove, join } from '../wording/paths.ts'
import type { Place } from './places.ts'
import { OWN_NAMES, ownPlaceOf } from './places.ts'

/** Where else the clients that we know have the manifest of a plugin, an extension or a marketplace. */
const KNOWN = ['plugin.json', '.plugin', '.github/plugin', 'gemini-extension.json', 'qwen-extension.json']

/**
 * The folder, such as `.other-plugin`, of the manifest around a file whose plugins no client that we know loads; undefined
 * for a file in a client’s own folder, and where a manifest for a known one is around it, too.
 */
export function strangeManifest({ path, files }: Place): string | undefined {
  if (ownPlaceOf(path) !== undefined) return undefined
  const around = foldersAbove(path)
  const manifests = around.flatMap((folder) => files.once(manifestsIn, folder))
  const isKnown = manifests.some((name) => OWN_NAMES.includes(name.replace(/-plugin$/, '')))
  const isElsewhere = around.some((folder) => KNOWN.some((name) => files.has(join(folder, name))))
  return isKnown || isElsewhere ? undefined : manifests[0]
}

const manifestsIn = viewAt((folder: string, files: Files): readonly string[] =>
  files
    .list(folder)
    .filter(({ name, isDirectory }) => isDirectory && /^\.[\w-]+-plugin$/.test(name))
    .map(({ name }) => name),
)
