import type { Files } from '../../model.ts'
import { viewAt } from '../../syntax/views.ts'
import { basename, join } from '../../wording/paths.ts'
import { scriptsIn } from '../skill/folder-names.ts'

const MOST_FILES = 50
const CONFIG = /\.(?:jsonc?|ya?ml|toml)$/i
const COPIED = /(?:\bcp|\bln|\brsync|\binstall|\bcopy)\b[^\n]{0,200}\.claude\/agents/i
const TARGET = /\.claude["']?[/,][ ]?["']?agents|CLAUDE_\w{0,30}["'}]{0,2}\/agents/i

/** Whether a script, or the README, puts the agents of a repository into a folder `.claude/agents` elsewhere. */
export const installsAgents = viewAt((root: string, files: Files): boolean => {
  const copies = COPIED.test(files.read(join(root, 'README.md')) ?? '')
  return copies || files.once(scriptsIn, root).some((path) => TARGET.test(files.read(path) ?? ''))
})

/** Whether a script or a configuration of the repository names a file: another program reads it, as it is. */
export function isNamedByProgram(path: string, files: Files): boolean {
  const named = `agents/${basename(path)}`
  const readers = [...files.once(configsIn, '.'), ...files.once(scriptsIn, '.')]
  return readers.some((reader) => (files.read(reader) ?? '').includes(named))
}

const configsIn = viewAt((root: string, files: Files): readonly string[] =>
  [root, '.claude', 'config']
    .flatMap((folder) => files.list(folder).map(({ name }) => join(folder, name)))
    .filter((path) => CONFIG.test(path))
    .slice(0, MOST_FILES),
)
