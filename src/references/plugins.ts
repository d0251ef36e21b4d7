import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { dirname, join } from '../wording/paths.ts'

/** Where clients look for the manifest of a plugin, from its directory. */
export const CLAUDE_MANIFEST = '.claude-plugin/plugin.json'
export const MARKETPLACE = '.claude-plugin/marketplace.json'
const MANIFESTS = [CLAUDE_MANIFEST, '.codex-plugin/plugin.json']

/** What a marketplace says of a plugin: where the plugin itself says nothing, that counts. */
export type PluginEntry = Readonly<Record<string, unknown>>

/** The plugins in folders of the repository that its marketplace for Claude Code names, by folder. */
export const marketplaceIn = viewAt((root: string, files: Files): ReadonlyMap<string, PluginEntry> => {
  const path = join(root, MARKETPLACE)
  const { plugins, metadata } = files.has(path) ? recordIn(files.read(path) ?? '') : {}
  const base = isRecord(metadata) && typeof metadata['pluginRoot'] === 'string' ? metadata['pluginRoot'] : ''
  const entries = (Array.isArray(plugins) ? plugins : []).filter(isRecord)
  return new Map(
    entries.flatMap((entry) => {
      const { source } = entry
      if (typeof source !== 'string' || /^\/|:/.test(source)) return []
      return [[join(root, base, source).replace(/\/$/, '') || '.', entry] as const]
    }),
  )
})

/** What JSON says of something: nothing where it is no valid JSON, or something else than an object. */
export function recordIn(text: string): PluginEntry {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Whether a value is an object, or a list. */
export function isRecord(value: unknown): value is PluginEntry {
  return typeof value === 'object' && value !== null
}

/**
 * The directory of the nearest plugin around a directory, of any client; undefined where none has a manifest, and no
 * marketplace at the root names it.
 */
export const pluginAround = viewAt((directory: string, files: Files): string | undefined => {
  if (MANIFESTS.some((manifest) => files.has(join(directory, manifest)))) return directory
  if (files.once(marketplaceIn, '.').has(directory)) return directory
  return directory === '.' ? undefined : pluginAround(dirname(directory), files)
})
