import type { Files } from '../model.ts'
import { memoizeLast } from '../syntax/memoize-last.ts'
import { dirname, join } from '../wording/paths.ts'

/** Where clients look for the manifest of a plugin, from its directory. */
export const CLAUDE_MANIFEST = '.claude-plugin/plugin.json'
const MANIFESTS = [CLAUDE_MANIFEST, '.codex-plugin/plugin.json']

/** The plugin around each directory that was asked about: files lie in few. */
const pluginsOf = memoizeLast<Files, Map<string, string | undefined>>(() => new Map())

/** The directory of the nearest plugin around a directory, of any client; undefined where none has a manifest. */
export function pluginAround(directory: string, files: Files): string | undefined {
  const known = pluginsOf(files)
  if (known.has(directory)) return known.get(directory)
  const isPlugin = MANIFESTS.some((manifest) => files.has(join(directory, manifest)))
  const above = directory === '.' || isPlugin ? undefined : pluginAround(dirname(directory), files)
  const plugin = isPlugin ? directory : above
  known.set(directory, plugin)
  return plugin
}
