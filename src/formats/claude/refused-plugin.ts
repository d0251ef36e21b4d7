import { CLAUDE_MANIFEST, isAgentFile, recordIn } from '../../references/plugins.ts'
import { viewAt } from '../../syntax/views.ts'
import { join } from '../../wording/paths.ts'

/** Whether Claude Code refuses the plugin of a folder for what its manifest lists as agents. */
export const isRefused = viewAt((folder, files): boolean => {
  const manifest = join(folder, CLAUDE_MANIFEST)
  const { agents = [] } = recordIn(files.has(manifest) ? (files.read(manifest) ?? '') : '')
  return [agents].flat().some((entry) => !isAgentFile(entry))
})
