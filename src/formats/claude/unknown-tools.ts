import { MOST_FINDINGS } from '../../lint/collect-diagnostics.ts'
import { propose } from '../../lint/fields/other-value.ts'
import type { Data, Document, Report } from '../../model.ts'
import { nearServer, pluginServers } from '../../references/servers.ts'
import { isList, isMapping } from '../../syntax/fields.ts'
import { onlyOne } from '../../wording/compare.ts'
import { quote } from '../../wording/quote.ts'
import type { ListedTool } from './listed-tools.ts'
import { isTool, meantTools, reportNearTool } from './listed-tools.ts'

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
  const given = tools.filter((tool) => isGiven(tool, fields))
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

/** Whether a tool is one of those in `tools`: who takes one away may mean one of any user. */
export function isGiven({ range }: ListedTool, fields: Document['fields']): boolean {
  const [start, end] = fields.get('tools')?.range ?? [0, 0]
  return start <= range[0] && range[1] <= end
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

/** Reports the tools of MCP servers with a mark in their names that none has, or with a slip in that of the server. */
export function reportServerTools(
  tools: readonly ListedTool[],
  document: Pick<Document, 'fields' | 'files' | 'text'>,
  report: Report,
): void {
  const { text } = document
  // The names that servers give have letters, digits, `_` and `-`; lists also have stars.
  const marked = tools.filter(({ name }) => /^mcp__[^*]*[./:]/.test(name) && !/[${}<>[\]]/.test(name))
  for (const tool of marked) reportMarked(tool, text, report)
  for (const tool of slipsAmong(tools, document)) reportNearTool(tool, tool.meant, text, report)
}

function reportMarked({ name, range }: ListedTool, text: string, report: Report): void {
  const [, server, tool] = /^mcp__([\w-]+)[./:]+([\w-]+|\*)$/.exec(name) ?? []
  const meant = server === undefined || server.includes('__') ? undefined : `mcp__${server}__${tool}`
  const problem = `Tools of MCP servers are named \`mcp__server__tool\`, so none is ${quote(name)}.`
  const otherwise = 'Write only letters, digits, `_` and `-` for its parts.'
  propose(range, { problem, meant, otherwise, isFixable: text.slice(...range) === name }, report)
}

const OF_SERVER = /^mcp__((?:[a-z\d-]|_(?!_))+)((?:__.+)?)$/i

interface Meant {
  readonly meant: string
  readonly problem?: string
}

/** The tools of MCP servers that neither the repository nor the file has, but one of them by a letter. */
function slipsAmong(
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
