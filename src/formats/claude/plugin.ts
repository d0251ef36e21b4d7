import type { Files } from '../../model.ts'
import type { PluginEntry } from '../../references/plugins.ts'
import { CLAUDE_MANIFEST, marketplaceIn, pluginAround, recordIn } from '../../references/plugins.ts'
import { dirname, join } from '../../wording/paths.ts'

/** A plugin that has agents. */
export interface Plugin {
  /** The path of its folder from the root, '.' for the root itself. */
  readonly folder: string
  readonly name: string | undefined
  /** The files and folders that its manifest names as agents, from the root. */
  readonly agents: readonly string[]
  /** The folders of the files that its own manifest lists as agents; none where it lists something else than files. */
  readonly listed: ReadonlySet<string>
  /** Whether its manifest names skills that may lie elsewhere. */
  readonly hasOtherSkills: boolean
}

/** The plugin of which a file is an agent; undefined when it is none of any. */
export function pluginOf(path: string, files: Files): Plugin | undefined {
  const plugin = claudePluginAround(dirname(path), files)
  return plugin !== undefined && (isPlaced(path, plugin) || isBesideListed(path, plugin)) ? plugin : undefined
}

/** Whether the manifest of a plugin, or its marketplace, names a file or a folder around it. */
export function isNamed(path: string, { agents }: Pick<Plugin, 'agents'>): boolean {
  return agents.some((place) => path === place || path.startsWith(`${place}/`))
}

function isPlaced(path: string, plugin: Plugin): boolean {
  return isNamed(path, plugin) || path.startsWith(`${join(plugin.folder, 'agents')}/`)
}

/** Whether nothing but the listed agents beside a file tells that it is one, too. */
export function isBesideListed(path: string, plugin: Plugin): boolean {
  return plugin.listed.has(dirname(path)) && !isPlaced(path, plugin)
}

/** The places of agents of the plugin around a folder, by their paths from there; '.' for one that it lies in; and whether it lists files. */
export function agentsBelow(folder: string, files: Files): readonly string[] {
  const plugin = claudePluginAround(folder === '' ? '.' : folder, files)
  if (plugin === undefined) return []
  const places = [join(plugin.folder, 'agents'), ...plugin.agents].flatMap((place) => {
    if (`${folder}/`.startsWith(`${place}/`)) return '.'
    return folder === '' ? place : place.startsWith(`${folder}/`) ? place.slice(folder.length + 1) : []
  })
  return plugin.listed.size > 0 ? ['listed', ...places] : places
}

function claudePluginAround(directory: string, files: Files): Plugin | undefined {
  const folder = pluginAround(directory, files)
  if (folder === undefined) return undefined
  // A plugin of another client may lie in one of Claude Code.
  return (
    files.once(pluginIn, folder) ?? (folder === '.' ? undefined : claudePluginAround(dirname(folder), files))
  )
}

function pluginIn(folder: string, files: Files): Plugin | undefined {
  const manifest = join(folder, CLAUDE_MANIFEST)
  const entry = files.once(marketplaceIn, '.').get(folder)
  const own = files.has(manifest) ? recordIn(files.read(manifest) ?? '') : undefined
  if (own === undefined && entry === undefined) return undefined
  return readPlugin(folder, own ?? {}, entry ?? {})
}

/** A folder is a plugin even if its manifest is not valid JSON. */
function readPlugin(folder: string, own: PluginEntry, entry: PluginEntry): Plugin {
  const name = own['name'] ?? entry['name']
  const written = [own['agents'] ?? []].flat()
  const files = written.filter((each): each is string => typeof each === 'string' && /\.md$/i.test(each))
  const named = [written, entry['agents']].flat().filter((each) => typeof each === 'string')
  return {
    folder,
    name: typeof name === 'string' ? name : undefined,
    agents: [...new Set(named.map((each) => join(folder, each).replace(/\/$/, '')))],
    listed: new Set(files.length < written.length ? [] : files.map((each) => dirname(join(folder, each)))),
    hasOtherSkills: own['skills'] !== undefined || entry['skills'] !== undefined,
  }
}
