import { MOST_FINDINGS } from '../../../lint/collect-diagnostics.ts'
import type { Data, Report } from '../../../model.ts'
import { isList, isMapping } from '../../../syntax/fields.ts'
import { byLine } from '../../../syntax/position.ts'
import { MOST_COMPARED } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { alsoAt } from '../../by-key.ts'
import { meantAgent } from '../agent-names.ts'
import { subagentRule, withLines } from '../example.ts'
import type { Subagent } from '../parse.ts'
import type { ListedTool } from '../tools-and-models.ts'
import { isTool, nearTools, readTools, reportNearTool, withoutParted } from '../tools-and-models.ts'

export const toolUnknown = subagentRule({
  id: 'claude/tool-unknown',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'Every tool is one of Claude Code',
  why: 'Claude Code skips a name that it does not know: the agent lacks the tool, or keeps one that it must not have. Tools of MCP servers are never reported. Name your own tools in `tools` of the config file.',
  whenNot: 'The names are tools of your own. List them in `tools` of the config file instead.',
  source: 'https://code.claude.com/docs/en/tools-reference',
  bad: withLines('tools: Read, Gerp'),
  good: withLines('tools: Read, Grep, mcp__github'),
  check(document, report, { isOwnTool }) {
    const { fields, text } = document
    const servers = serversIn(fields.get('mcpServers')?.value)
    let compared = 0
    for (const key of ['tools', 'disallowedTools']) {
      const field = fields.get(key)
      if (field === undefined) continue
      const tools = withoutParted(readTools(field, text), text, report)
      for (const tool of tools) if (isTool(tool.name, isOwnTool)) reportAgents(tool, document, report)
      const unknown = tools.filter(({ name }) => !isTool(name, isOwnTool))
      const found = unknown.map((tool) => ({
        ...tool,
        nearest: compared++ < MOST_FINDINGS ? nearTools(tool.name) : [],
        isServer: SERVER.test(tool.name) || servers.includes(tool.name),
      }))
      for (const line of byLine(found, text)) {
        const [first, ...others] = line.filter(hasNoCure)
        if (first !== undefined && others.length > 0) reportTogether([first, ...others], report)
        const alone = others.length > 0 ? line.filter((tool) => !hasNoCure(tool)) : line
        for (const tool of alone) reportUnknownTool(tool, text, report)
      }
    }
  },
})

/** A name that says itself that it is one of an MCP server. */
const SERVER = /^(?=.*(?:^|-)mcp(?:-|$))[\w-]+$/i

/** `Agent(reviewr)`: of the agents that it may start, those whose names are slips. */
function reportAgents({ name, written, range }: ListedTool, { path, files }: Subagent, report: Report): void {
  const listed = name === 'Agent' || name === 'Task' ? /\(([^()]*)\)$/.exec(written)?.[1] : undefined
  for (const each of listed?.split(',', MOST_COMPARED) ?? []) {
    const meant = meantAgent(each.trim(), path, files)
    if (meant !== undefined)
      report(range, `${quote(each.trim())} is not an agent of Claude Code. Did you mean ${quote(meant)}?`)
  }
}

/** The names of the servers that an agent brings. */
function serversIn(value: Data | undefined): readonly string[] {
  if (isMapping(value)) return [...value.keys()]
  if (!isList(value)) return []
  return value.flatMap(({ value: item }) =>
    isMapping(item) ? [...item.keys()] : typeof item === 'string' ? item : [],
  )
}

/** An unknown tool, the known ones that its name is nearest to, and whether it is the name of an MCP server. */
type Unknown = ListedTool & { readonly nearest: readonly string[]; readonly isServer: boolean }

const OF_SERVERS = /^mcp_[a-z\d]/i
const ADVICE = 'or name your own in `tools` of the config file.'
const MOST_SHOWN = 8

/** Whether nobody knows which tool was meant. */
function hasNoCure({ name, nearest, isServer }: Unknown): boolean {
  return !isServer && !OF_SERVERS.test(name) && nearest.length !== 1
}

function reportTogether(tools: readonly [Unknown, ...Unknown[]], report: Report): void {
  const [first, ...others] = tools
  const names = tools.map(({ name }) => quote(name))
  report(first.range, `${listed(names, MOST_SHOWN)} are not tools of Claude Code. Remove them, ${ADVICE}`, {
    ...alsoAt(
      others.map(({ range }) => range),
      'This is not a tool, either.',
    ),
  })
}

function reportUnknownTool(tool: Unknown, text: string, report: Report): void {
  const { name, range, isServer } = tool
  const [meant, ...others] = tool.nearest
  if (OF_SERVERS.test(name))
    return report(
      range,
      `Tools of MCP servers are named \`mcp__server__tool\`, with two underscores each. Correct ${quote(name)}.`,
    )
  if (meant !== undefined && others.length === 0) return reportNearTool(tool, meant, text, report)
  const problem = `${quote(name)} is not a tool of Claude Code.`
  if (isServer)
    return report(range, `${problem} For the tools of an MCP server, write ${quote(`mcp__${name}`)}.`)
  report(range, `${problem} Remove it, ${ADVICE}`)
}
