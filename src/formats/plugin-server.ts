import type { Document, Field, Report } from '../model.ts'
import { pluginServers } from '../references/servers.ts'
import { groupBy } from '../wording/compare.ts'
import { quote } from '../wording/quote.ts'
import { alsoAt } from './by-key.ts'
import type { ListedTool } from './claude/listed-tools.ts'
import { readTools } from './claude/listed-tools.ts'

export const PLUGIN_SERVER =
  'Claude Code puts the name of the plugin before the servers that it brings: a tool of `db` in the plugin `office` is `mcp__plugin_office_db__query`. Nothing has the name `mcp__db__query`.'
export const PLUGIN_SERVERS = 'https://code.claude.com/docs/en/mcp#plugin-provided-mcp-servers'

interface Bringing {
  readonly folder: string
  readonly name: string
}

/** Reports the tools of a list that name a server of their own plugin as if it were one of the project. */
export function reportPluginServers(
  field: Field,
  { text, files }: Document,
  { folder, name }: Bringing,
  report: Report,
): void {
  const tools = readTools(field, text)
  const servers = new Set(tools.some(isOfServer) ? pluginServers(folder, files).map(inName) : [])
  const byServer = groupBy(tools.filter(isOfServer), serverOf)
  for (const [server, [first, ...others]] of byServer) {
    const scoped = `plugin_${inName(name)}_${server}`
    if (byServer.has(scoped) || !servers.has(server)) continue
    const isPlain = [first, ...others].every(({ written, range }) => text.slice(...range) === written)
    const edits = [first, ...others].map(({ range: [start] }) => {
      const at = start + PREFIX.length
      return { range: [at, at + server.length] as const, text: scoped }
    })
    const meant = quote(PREFIX + scoped)
    const message = `This plugin brings the server ${quote(server)}, and Claude Code names its tools after both. Write ${meant} instead of ${quote(PREFIX + server)}. If people also add the server themselves, write both.`
    report(first.range, message, {
      ...alsoAt(others, 'This is one of them, too.'),
      ...(isPlain && { fix: { title: `Write ${meant}`, safe: false, edits } }),
    })
  }
}

const PREFIX = 'mcp__'

function serverOf({ name }: Pick<ListedTool, 'name'>): string {
  return name.split('__')[1] ?? ''
}

function isOfServer({ name }: ListedTool): boolean {
  return name.startsWith(PREFIX)
}

/** A name as a part of the name of a tool. */
function inName(name: string): string {
  return name.replace(/[^\w-]/g, '_')
}
