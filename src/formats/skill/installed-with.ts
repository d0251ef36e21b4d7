import { dirname, join } from 'node:path/posix'
import type { Files } from '../../model.ts'
import { memoizeLast } from '../../text/memoize-last.ts'
import type { Skill } from './parse.ts'

const PLUGIN_MANIFESTS = ['.claude-plugin/plugin.json', '.codex-plugin/plugin.json']

/** The folders in which a project keeps skills for those who work on it: nobody installs these alone. */
const PROJECT =
  /^\.(?:agents?|ai|amp|augment|claude|cline|clinerules|codex|continue|cursor|factory|gemini|github|goose|junie|kiro|opencode|openhands|pi|qwen|roo|trae|vscode|windsurf)$/

/**
 * The path, '' or with a final `/`, of the directory that always comes with a skill: that of the skill around it or
 * of its plugin, the repository of a project’s own skill, else the skill’s own.
 */
export function installedWith({ home, enclosing, source }: Skill): string {
  if (isOfProject(home)) return ''
  const directory = home === '' ? '.' : home.slice(0, -1)
  return asFolder(pluginAround(directory, source.files) ?? enclosing ?? directory)
}

/** Whether the directory of a skill lies in a folder of the skills of one project. */
export function isOfProject(home: string): boolean {
  const above = home.split('/').slice(0, -2)
  return above.some((name) => PROJECT.test(name))
}

/** The plugin around each directory that was asked about: skills lie in few. */
const pluginsOf = memoizeLast<Files, Map<string, string | undefined>>(() => new Map())

/** The directory of the plugin around a directory; undefined where none has a manifest. */
export function pluginAround(directory: string, files: Files): string | undefined {
  const known = pluginsOf(files)
  if (known.has(directory)) return known.get(directory)
  const isPlugin = PLUGIN_MANIFESTS.some((manifest) => files.has(join(directory, manifest)))
  const above = directory === '.' ? undefined : pluginAround(dirname(directory), files)
  const plugin = isPlugin ? directory : above
  known.set(directory, plugin)
  return plugin
}

function asFolder(path: string): string {
  return path === '.' || path === '' ? '' : `${path}/`
}
