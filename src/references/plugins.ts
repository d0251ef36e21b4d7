import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { foldersAbove, join, plainPath } from '../wording/paths.ts'

/** Where clients look for the manifest of a plugin, from its directory. */
export const CLAUDE_MANIFEST = '.claude-plugin/plugin.json'
export const MARKETPLACE = '.claude-plugin/marketplace.json'
const CODEX_MANIFEST = '.codex-plugin/plugin.json'

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
      const folder = folderListed(root, base, entry['source'])
      return folder === undefined ? [] : [[folder, entry] as const]
    }),
  )
})

/** The folder from the root that an entry of a marketplace names as its source; undefined for one elsewhere. */
export function folderListed(root: string, base: string, source: unknown): string | undefined {
  if (typeof source !== 'string' || /^\/|:/.test(source)) return undefined
  // The base is for bare names alone.
  const folder = plainPath(join(root, source.startsWith('.') ? '' : base, source))
  return isOutside(folder) ? undefined : folder
}

/** Whether an entry of `agents` is one that Claude Code takes. */
export function isAgentFile(entry: unknown): boolean {
  return typeof entry === 'string' && entry.startsWith('./') && /\.md$/i.test(entry)
}

/** Whether a path from the root points outside the repository. */
export function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../')
}

/** What JSON says of something: nothing where it is no valid JSON, or something else than an object. */
export function recordIn(text: string): PluginEntry {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** The same of a file: all skills of a plugin ask for its manifest. */
export const recordAt = viewAt((path: string, files: Files): PluginEntry => recordIn(files.read(path) ?? ''))

/** Whether a value is an object, or a list. */
export function isRecord(value: unknown): value is PluginEntry {
  return typeof value === 'object' && value !== null
}

/**
 * The directory of the nearest plugin around a directory, of any client; undefined where none has a manifest, and no
 * marketplace at the root names it.
 */
export const pluginAround = viewAt((directory: string, files: Files): string | undefined =>
  [directory, ...foldersAbove(directory)].find((folder) => isPlugin(folder, files)),
)

const isPlugin = viewAt(
  (folder: string, files: Files): boolean =>
    isClaudePlugin(folder, files) || files.has(join(folder, CODEX_MANIFEST)),
)

/** The outermost directory around a file that is a plugin of Claude Code, by its manifest or the marketplace at the root. */
export function claudePluginAround(path: string, files: Files): string | undefined {
  return foldersAbove(path).findLast((folder) => isClaudePlugin(folder, files))
}

const isClaudePlugin = viewAt(
  (folder: string, files: Files): boolean =>
    files.has(join(folder, CLAUDE_MANIFEST)) || files.once(marketplaceIn, '.').has(folder),
)

/** Whether a file lies in the folder of skills that Claude Code loads with a plugin. */
export function isAmongPluginSkills(path: string, files: Files): boolean {
  return foldersAbove(path).some(
    (folder) => `${path}/`.startsWith(`${join(folder, 'skills')}/`) && isClaudePlugin(folder, files),
  )
}

const VARIABLE = /\$(?:\{([A-Z_]+)\}|([A-Z_]+))/g
const NEAR_ROOT = /^(?:CLAUDE_(?:CODE_)?)?PLUGIN_(?:ROOT|ROOT_DIR|BASE_DIR|DIR|DIRECTORY|PATH|FOLDER|HOME)$/
const OTHER_CLIENTS = /^\.(?!claude-)(?:\w+-)?plugin$/

/** A variable that Claude Code does not set, and its place in a text. */
export interface NearRoot {
  readonly written: string
  readonly index: number
}

/** The variables in a part of a plugin that resemble the one for its folder; none where another client may set them. */
export function nearRoots(text: string, folder: string, files: Files): readonly NearRoot[] {
  const found = [...text.matchAll(VARIABLE)].flatMap(({ 0: written, 1: braced, 2: bare, index }) => {
    const name = (braced ?? bare)!
    const isOwn = name === 'CLAUDE_PLUGIN_ROOT' || text.includes(`${name}=`) || text.includes(`"${name}"`)
    return NEAR_ROOT.test(name) && !isOwn ? { written, index } : []
  })
  return found.length > 0 && files.list(folder).some(({ name }) => OTHER_CLIENTS.test(name)) ? [] : found
}
