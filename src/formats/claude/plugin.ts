import { dirname, join, normalize } from 'node:path/posix'
import type { Files } from '../../model.ts'
import { memoizeLast } from '../../text/memoize-last.ts'

/** A plugin that has agents. */
export interface Plugin {
  /** The path of its folder from the root, '.' for the root itself. */
  readonly folder: string
  readonly name: string | undefined
  /** The files and folders that its manifest names as agents, from the root. */
  readonly agents: readonly string[]
  /** Whether its manifest names skills that may lie elsewhere. */
  readonly hasOtherSkills: boolean
}

/** The plugin of which a file is an agent; undefined when it is none of any. */
export function pluginOf(path: string, files: Files): Plugin | undefined {
  const plugin = pluginAround(dirname(path), files)
  if (plugin === undefined) return undefined
  const isAgent = [join(plugin.folder, 'agents'), ...plugin.agents].some(
    (place) => path === place || path.startsWith(`${place}/`),
  )
  return isAgent ? plugin : undefined
}

const pluginsOf = memoizeLast<Files, Map<string, Plugin | undefined>>(() => new Map())

/** The nearest plugin around a folder. Agents lie in few folders. */
function pluginAround(folder: string, files: Files): Plugin | undefined {
  const known = pluginsOf(files)
  if (known.has(folder)) return known.get(folder)
  const manifest = join(folder, '.claude-plugin/plugin.json')
  const above = folder === '.' ? undefined : pluginAround(dirname(folder), files)
  const plugin = files.has(manifest) ? readPlugin(folder, files.read(manifest) ?? '') : above
  known.set(folder, plugin)
  return plugin
}

function readPlugin(folder: string, text: string): Plugin {
  const { name, agents, skills } = fieldsOf(text)
  const named = (Array.isArray(agents) ? agents : [agents]).filter((each) => typeof each === 'string')
  return {
    folder,
    name: typeof name === 'string' ? name : undefined,
    agents: named.map((each) => normalize(join(folder, each)).replace(/\/$/, '')),
    hasOtherSkills: skills !== undefined,
  }
}

/** A manifest that is no JSON still makes its folder a plugin. */
function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(text)
    return typeof manifest === 'object' && manifest !== null ? { ...manifest } : {}
  } catch {
    return {}
  }
}
