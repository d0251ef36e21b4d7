import { MOST_FINDINGS } from '../../../lint/collect-diagnostics.ts'
import type { Data, Report } from '../../../model.ts'
import { isList, isMapping } from '../../../syntax/fields.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { MOST_COMPARED, nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { meantAgent } from '../agent-names.ts'
import { subagentRule, withLines } from '../example.ts'
import type { Subagent } from '../parse.ts'
import type { ListedTool } from '../tools-and-models.ts'
import { isTool, PROPOSED_TOOLS, readTools } from '../tools-and-models.ts'

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
      for (const tool of readTools(field, text)) {
        if (isTool(tool.name, isOwnTool)) {
          reportAgents(tool, document, report)
          continue
        }
        const nearest = compared++ < MOST_FINDINGS ? nearestOf(tool.name, PROPOSED_TOOLS) : []
        if (nearest.length !== 1 && (SERVER.test(tool.name) || servers.includes(tool.name)))
          reportServer(tool, report)
        else reportUnknownTool(tool, nearest, text, report)
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

function reportServer({ name, range }: ListedTool, report: Report): void {
  report(
    range,
    `${quote(name)} is not a tool of Claude Code. For the tools of an MCP server, write ${quote(`mcp__${name}`)}.`,
  )
}

/** The names of the servers that an agent brings. */
function serversIn(value: Data | undefined): readonly string[] {
  if (isMapping(value)) return [...value.keys()]
  if (!isList(value)) return []
  return value.flatMap(({ value: item }) =>
    isMapping(item) ? [...item.keys()] : typeof item === 'string' ? item : [],
  )
}

function reportUnknownTool(
  { name, range, written }: ListedTool,
  [meant, ...others]: readonly string[],
  text: string,
  report: Report,
): void {
  if (/^mcp_[a-z\d]/i.test(name))
    return report(
      range,
      `Tools of MCP servers are named \`mcp__server__tool\`, with two underscores each. Correct ${quote(name)}.`,
    )
  const problem = `${quote(name)} is not a tool of Claude Code.`
  if (meant === undefined || others.length > 0)
    return report(range, `${problem} Remove it, or name your own in \`tools\` of the config file.`)
  const at = [range[0], range[0] + name.length] as const
  const isPlain = text.slice(...range) === written
  const fix = isPlain ? revealing(suggest(`Write \`${meant}\``, at, meant)) : {}
  report(range, `${problem} Did you mean \`${meant}\`?`, fix)
}
