import { pluginRoot } from '../../clients/other-products.ts'
import type { Files, NamedFormat, Source } from '../../model.ts'
import { basename, join } from '../../wording/paths.ts'

export const COPILOT_FILES: NamedFormat = {
  name: 'copilot',
  files: ['**/*.agent.md', '**/*.chatmode.md', '**/.github/agents/!(README|*.instructions|*.prompt).md'],
  pattern:
    /\.agent\.md$|\.chatmode\.md$|(?:^|\/)\.github\/agents\/(?!readme\.md$|[^/]*\.(?:instructions|prompt)\.md$)[^/]*\.md$/i,
  placeOf: (folder) => /(?:^|\/)\.github(?:\/agents)?$/i.exec(folder)?.[0].slice(-'/agents'.length) ?? '',
}

/** Whether a file is a chat mode, which VS Code alone reads. */
export function isChatMode(path: string): boolean {
  return /\.chatmode\.md$/i.test(path)
}

/** Whether a file is one that people copy, by its name. */
export function isTemplate(path: string): boolean {
  return /^(?:.*[-_.])?template(?:\.agent)?\.md$/i.test(basename(path))
}

/** Whether the settings of VS Code name folders for agents. */
export function hasOwnFolders(files: Files): boolean {
  return files.read('.vscode/settings.json')?.includes('agentFilesLocations') === true
}

/** Whether a client looks for agents where a file lies: in a folder of its own or a plugin, or in one that settings name. */
export function isSearched({ path, files }: Pick<Source, 'path' | 'files'>): boolean {
  if (/(?:^|\/)\.[^/]+\/(?:agents|chatmodes)\//i.test(path) || hasOwnFolders(files)) return true
  const plugin = pluginRoot({ path, files })
  return plugin !== undefined && path.startsWith(`${join(plugin, 'agents')}/`)
}

/** Whether a folder around a path is named after agents. */
export function isAmongAgents(path: string): boolean {
  return /(?:^|\/)[^/]*(?:agents?|chatmodes?)\//i.test(path)
}
