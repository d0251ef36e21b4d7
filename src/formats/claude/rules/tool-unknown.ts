import { propose } from '../../../lint/fields/other-value.ts'
import type { Field, Range, Report } from '../../../model.ts'
import { isList } from '../../../syntax/fields.ts'
import { byLine } from '../../../syntax/position.ts'
import { akin, MOST_COMPARED } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { alsoAt } from '../../by-key.ts'
import { agentsAround, isFromElsewhere, isLeftOut, MOST_READ, meantAgent } from '../agent-names.ts'
import { subagentRule, withLines } from '../example.ts'
import type { ListedTool } from '../listed-tools.ts'
import { isTool, readTools, reportNearTool, withoutParted } from '../listed-tools.ts'
import type { Subagent } from '../parse.ts'
import type { UnknownTool } from '../unknown-tools.ts'
import { isGiven, isOfServers, reportServerTools, unknownAmong } from '../unknown-tools.ts'

export const toolUnknown = subagentRule({
  id: 'claude/tool-unknown',
  fix: 'suggested',
  summary: 'Every tool is one of Claude Code',
  why: 'Claude Code skips a name that it does not know: the agent lacks the tool, or keeps one that it must not have. Of tools of MCP servers it reports a mark that no name of them has, such as a dot. So it does with a slip in the name of a server of `.mcp.json`. An unknown agent in `Agent(…)` is reported beside a known one, or if its name resembles that of one. Name your own tools in `tools` of the config file.',
  whenNot: 'The names are tools of your own. List them in `tools` of the config file instead.',
  source: 'https://code.claude.com/docs/en/tools-reference',
  bad: withLines('tools: Read, Gerp'),
  good: withLines('tools: Read, Grep, mcp__github'),
  check(subagent, report, { isOwnTool }) {
    const { fields, text } = subagent
    const tools = ['tools', 'disallowedTools'].flatMap((key) => {
      const field = fields.get(key)
      if (field === undefined) return []
      return withoutParted(withoutJoined(field, text, report), text, report, true)
    })
    if (tools.length === 0) return
    for (const tool of tools) if (isTool(tool.name, isOwnTool)) reportAgents(tool, subagent, report)
    reportServerTools(tools, subagent, report)
    for (const line of byLine(unknownAmong(tools, subagent, isOwnTool), text)) {
      const [first, ...others] = line.filter(hasNoCure)
      if (first !== undefined) reportTogether([first, ...others], report)
      for (const tool of line) if (!hasNoCure(tool)) reportWithCure(tool, tools, text, report)
    }
  },
})

/** The tools of a field; of items below a text, which YAML joins to it, it reports the first. */
function withoutJoined(field: Field, text: string, report: Report): readonly ListedTool[] {
  const tools = readTools(field, text)
  const [start, end] = field.range
  const item = isList(field.value) ? null : /- (?<=\n[ \t]+- )\S.*/.exec(text.slice(start, end))
  const joined = item === null ? -1 : tools.findIndex(({ name }) => name === '-')
  if (item === null || joined === -1) return tools
  const at = start + item.index
  const message = `YAML reads ${quote(item[0].trimEnd())} as more of the text above it. Write all tools on one line, or each of them as an item below the key.`
  report([at, at + item[0].trimEnd().length], message)
  return tools.slice(0, joined)
}

/** `Agent(reviewr)`: of the agents that it may start, those that are none. */
function reportAgents(tool: ListedTool, agent: Subagent, report: Report): void {
  const { name, written, range } = tool
  const list = name === 'Agent' || name === 'Task' ? /(?<=\()[^()]*(?=\)$)/.exec(written) : null
  if (list === null) return
  const isFixable = agent.text.slice(...range) === written
  const named = [...list[0].matchAll(/[^\s,][^,]*/g)]
    .slice(0, MOST_COMPARED)
    .map(({ 0: each, index }) => ({ each: each.trimEnd(), index }))
  const others = othersThan(agent)
  const isOfThese = named.some(({ each }) => others.includes(each))
  const isUnknown = (each: string): boolean =>
    PLAIN.test(each) && isGiven(tool, agent.fields) && isNowhere(each, agent)
  for (const { each, index } of named) {
    const start = range[0] + list.index + index
    const place: Range = isFixable ? [start, start + each.length] : range
    const meant = meantAgent(each, agent.path, agent.files)
    const isNone = meant === undefined && isUnknown(each)
    const alike = isNone ? akin(each, others) : []
    if (meant === undefined && alike.length === 0 && !(isOfThese && isNone)) continue
    const problem = `No agent here is named ${quote(each)}, so this one cannot start it.`
    const write = meant === undefined || PLAIN.test(meant)
    propose(place, { problem, meant, alike, otherwise: ADD_OR_REMOVE, isFixable: isFixable && write }, report)
  }
}

/** A name that YAML and a list in parentheses take as it is. */
const PLAIN = /^[\w-]+$/
const ADD_OR_REMOVE = 'Add it to the repository, or remove the name.'

function othersThan({ name, path, files }: Subagent): readonly string[] {
  return agentsAround(path, files).filter((other) => other !== name?.value.trim() && PLAIN.test(other))
}

/** Whether no agent has a name that the repository may know of. */
function isNowhere(name: string, { path, files }: Subagent): boolean {
  const agents = agentsAround(path, files)
  const isKnown = agents.includes(name) || isFromElsewhere(name) || isLeftOut(name, path, files)
  return !isKnown && agents.length < MOST_READ
}

const MOST_SHOWN = 8

/** How most servers name their tools; those of Claude Code have no underscore, and those of other agents start with such a word. */
const SNAKE =
  /^(?!(?:apply|ask|codebase|create|delete|edit|execute|fetch|file|find|get|glob|grep|list|multi|open|read|replace|run|save|search|semantic|str|view|web|write)_)[a-z]+(?:_[a-z\d]+)+$/

/** How other programs name the tools of a server. */
const DOTTED = /^[a-z][\w-]*\.(?:\*|[a-z][\w-]*)$/i

function hasNoCure({ name, meant, isServer }: UnknownTool): boolean {
  return meant === undefined && !isServer && !isOfServers(name) && !DOTTED.test(name)
}

function reportTogether([first, ...others]: readonly [UnknownTool, ...UnknownTool[]], report: Report): void {
  const all = [first, ...others]
  const [are, them] = others.length === 0 ? ['is not a tool', 'it'] : ['are not tools', 'them']
  const isOfServer = all.every(({ name }) => SNAKE.test(name))
  const own = isOfServer
    ? `write \`mcp__SERVER__${first.name}\`${others.length === 0 ? '' : ' and so on'} if an MCP server has ${them}`
    : 'name your own in `tools` of the config file'
  const names = all.map(({ name }) => quote(name))
  const message = `${listed(names, MOST_SHOWN)} ${are} of Claude Code. Remove ${them}, or ${own}.`
  report(first.range, message, alsoAt(others, 'This is not a tool, either.'))
}

/** `tools` are those beside it, too: a tool is not to be named a second time. */
function reportWithCure(tool: UnknownTool, tools: readonly ListedTool[], text: string, report: Report): void {
  const { name, range, meant } = tool
  const problem = `${quote(name)} is not a tool of Claude Code`
  const written = `mcp__${name.replace('.', '__')}`
  const beside = tools.find((each) => each.name === meant || each.name === written)
  if (beside !== undefined)
    return report(range, `${problem}, and ${quote(beside.name)} is named, too. Remove ${quote(name)}.`)
  if (isOfServers(name)) {
    const message = `Tools of MCP servers are named \`mcp__server__tool\`, with two underscores each. Correct ${quote(name)}.`
    return report(range, message)
  }
  if (meant !== undefined) return reportNearTool(tool, meant, text, report)
  const advice = DOTTED.test(name) ? 'If an MCP server has it' : 'For the tools of an MCP server'
  report(range, `${problem}. ${advice}, write ${quote(written)}${otherReading(name)}.`)
}

/** What else a name may mean: that of a server ends with `-mcp` or `-mcp-server`, and the rest may be that of a tool. */
function otherReading(name: string): string {
  const at = name.lastIndexOf('-mcp-')
  const server = name.slice(0, at + '-mcp'.length)
  const tool = name.slice(server.length + 1)
  if (at < 1 || !/^\w/.test(tool) || /^server\b/.test(tool)) return ''
  return `, or ${quote(`mcp__${server}__${tool}`)} if ${quote(tool)} is a tool of ${quote(server)}`
}
