import { MOST_FINDINGS } from '../../lint/collect-diagnostics.ts'
import type { Data, Document } from '../../model.ts'
import { nearServer, pluginServers } from '../../references/servers.ts'
import { isList, isMapping } from '../../syntax/fields.ts'
import { onlyOne } from '../../wording/compare.ts'
import { quote } from '../../wording/quote.ts'
import type { ListedTool } from './listed-tools.ts'
import { isTool, meantTools } from './listed-tools.ts'

/** A tool that Claude Code does not know, the one that is meant, and whether its name is that of an MCP server. */
export interface UnknownTool extends ListedTool {
  readonly meant: string | undefined
  readonly isServer: boolean
}

/** A name that speaks of MCP, or that of a server which Claude Code brings. */
const SERVER = /^(?=.*(?:^|-)mcp(?:-|$))[\w-]+$|^(?:computer-use|claude-in-chrome)$/i

/** The tools of an agent with these fields that are neither known nor its user’s own. */
export function unknownAmong(
  tools: readonly ListedTool[],
  { fields, text }: Pick<Document, 'fields' | 'text'>,
  isOwnTool: (name: string) => boolean,
): readonly UnknownTool[] {
  const servers = new Set(serversIn(fields.get('mcpServers')?.value))
  const [start, end] = fields.get('tools')?.range ?? [0, 0]
  const given = tools.filter(({ range }) => start <= range[0] && range[1] <= end)
  // All tools of that server may be listed beside its name.
  const isGranted = (tool: ListedTool): boolean =>
    given.includes(tool) &&
    given.some(({ name }) => name.toLowerCase() === `mcp__${tool.name.toLowerCase()}__*`)
  const unknown = tools.filter((tool) => !isTool(tool.name, isOwnTool) && !isGranted(tool))
  return unknown.map((tool, index) => ({
    ...tool,
    meant: index < MOST_FINDINGS ? (meantOf(tool.name) ?? onlyOne(meantTools(tool.name, tools))) : undefined,
    isServer: SERVER.test(tool.name) || servers.has(tool.name) || isCalledServer(tool.name, text),
  }))
}

/** Whether a text says that a name is that of a server: `the context7 MCP`, `MCP servers: magic, context7`. */
function isCalledServer(name: string, text: string): boolean {
  const start = /\bMCP\b/.test(text) && /^[a-z][\w-]*$/.test(name)
  return start && text.split('\n').some((line) => /\bMCP\b/.test(line) && hasWord(line, name))
}

function hasWord(line: string, name: string): boolean {
  return line.split(/[^\w-]+/).includes(name)
}

/** The tool that is meant by `mcp:db:query`, or by `Bash[git diff]`. */
function meantOf(name: string): string | undefined {
  const bracketed = /^(\w+)\[/.exec(name)?.[1]
  if (bracketed !== undefined && isTool(bracketed, () => false)) return bracketed
  const [, server, tool] = /^mcp[:./]([\w-]+)[:./]([\w-]+|\*)$/.exec(name) ?? []
  return server === undefined ? undefined : `mcp__${server}__${tool}`
}

/** A name of a tool of an MCP server with a mark that none has, and what is meant, if that is plain. */
export interface MarkedTool extends ListedTool {
  readonly meant: string | undefined
}

/** The tools of servers whose names no server gives: these have letters, digits, `_`, `-`, and stars. */
export function markedAmong(tools: readonly ListedTool[]): readonly MarkedTool[] {
  const marked = tools.filter(({ name }) => /^mcp__[^*]*[./:]/.test(name) && !/[${}<>[\]]/.test(name))
  return marked.map((tool) => {
    const [, server, name] = /^mcp__([\w-]+)[./:]+([\w-]+|\*)$/.exec(tool.name) ?? []
    const isParted = server === undefined || server.includes('__')
    return { ...tool, meant: isParted ? undefined : `mcp__${server}__${name}` }
  })
}

const OF_SERVER = /^mcp__((?:[a-z\d-]|_(?!_))+)((?:__.+)?)$/i

interface Meant {
  readonly meant: string
  readonly problem?: string
}

/** The tools of MCP servers that neither the repository nor the file has, but one of them by a letter. */
export function slipsAmong(
  tools: readonly ListedTool[],
  { fields, files }: Pick<Document, 'fields' | 'files'>,
): readonly (ListedTool & Meant)[] {
  if (!tools.some(({ name }) => name.startsWith('mcp__'))) return []
  const own = fields.get('mcpServers')?.value
  // An item that is a name alone may be the same slip.
  const declared = serversIn(isList(own) ? own.filter(({ value }) => isMapping(value)) : own)
  const named = [...files.once(pluginServers, '.'), ...declared]
  // As Claude Code writes them in the names of tools.
  const servers = [...new Set(named.map((name) => name.replace(/[^\w-]/g, '_')))]
  return tools.slice(0, MOST_FINDINGS).flatMap((tool) => {
    const meant = meantTool(tool.name, servers)
    return meant === undefined ? [] : { ...tool, ...meant }
  })
}

function meantTool(name: string, servers: readonly string[]): Meant | undefined {
  const [, server = '', rest = ''] = OF_SERVER.exec(name) ?? []
  if (servers.some((each) => name === `mcp__${each}` || name.startsWith(`mcp__${each}__`))) return undefined
  const start = name.replaceAll('-', '_')
  const joined = servers.filter((each) => start.startsWith(`mcp__${each.replaceAll('-', '_')}_`))
  if (rest === '' && joined.length === 1)
    return { meant: `mcp__${joined[0]}__${name.slice(`mcp__${joined[0]}_`.length)}` }
  const near = nearServer(server, servers)
  if (near === undefined) return undefined
  return { meant: `mcp__${near}${rest}`, problem: `No server here is named ${quote(server)}.` }
}

/** Whether a name is that of a tool of an MCP server, but for its underscores. */
export function isOfServers(name: string): boolean {
  return /^mcp_[a-z\d]/i.test(name)
}

function serversIn(value: Data | undefined): readonly string[] {
  if (isMapping(value)) return [...value.keys()]
  if (!isList(value)) return []
  return value.flatMap(({ value: item }) =>
    isMapping(item) ? [...item.keys()] : typeof item === 'string' ? item : [],
  )
}
