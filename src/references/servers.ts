import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { onlyOne } from '../wording/compare.ts'
import { isOneLetterOff } from '../wording/near-names.ts'
import { join } from '../wording/paths.ts'
import { CLAUDE_MANIFEST, isRecord, recordAt, recordIn } from './plugins.ts'

const OF_REPOSITORY = ['.vscode/mcp.json', '.mcp.json', '.github/mcp.json', '.github/copilot/mcp.json']

/**
 * The MCP servers that a repository may have, in lower case: all keys of mappings in the files that name servers, as some
 * of these have comments.
 */
export const serversIn = viewAt((root: string, files: Files): ReadonlySet<string> => {
  const texts = OF_REPOSITORY.map((path) => files.read(join(root, path)) ?? '')
  const keys = texts.flatMap((text) => [...text.matchAll(/"([\w. -]+)"\s*:\s*\{/g)])
  return new Set(keys.map(([, key]) => key!.toLowerCase()))
})

/** The names of the MCP servers that the plugin of a folder brings for Claude Code. */
export const pluginServers = viewAt((folder: string, files: Files): readonly string[] => {
  const { mcpServers } = recordAt(join(folder, CLAUDE_MANIFEST), files)
  const written: readonly unknown[] = [mcpServers ?? []].flat()
  // A field that says that there are none means so.
  if (written.some((each) => isRecord(each) && Object.keys(each).length === 0)) return []
  const found = ['.mcp.json', ...written].flatMap((each) => {
    if (typeof each === 'string') return namesIn(files.read(join(folder, each)) ?? '')
    return isRecord(each) ? Object.keys(each) : []
  })
  return [...new Set(found)]
})

/** The servers of a file that holds them below `mcpServers`, or at its top. */
function namesIn(text: string): readonly string[] {
  const whole = recordIn(text)
  const servers = whole['mcpServers'] ?? whole
  return isRecord(servers) ? Object.keys(servers) : []
}

/** Short names are near each other by chance. */
const SHORTEST = 5

/** The only server whose name is one letter from a name; none for one with digits, which others have on purpose. */
export function nearServer(name: string, servers: readonly string[]): string | undefined {
  if (name.length < SHORTEST || /\d/.test(name)) return undefined
  return onlyOne(servers.filter((each) => !/\d/.test(each) && isOneLetterOff(name, each)))
}
