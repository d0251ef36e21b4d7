import type { Field, Range, Report } from '../../../model.ts'
import { serversIn } from '../../../references/servers.ts'
import { fieldsBelow, isList, itemsOf } from '../../../syntax/fields.ts'
import { onlyOne } from '../../../wording/compare.ts'
import { quote } from '../../../wording/quote.ts'
import { copilotRule, GITHUB, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'
import { isAlias } from './tool-name.ts'

const SERVER = ['mcp-servers:', '  jira:', '    url: https://example.com/mcp', "    tools: ['*']"]

export const serverUnknown = copilotRule({
  id: 'copilot/server-unknown',
  summary: '`tools` names the servers that `mcp-servers` declares',
  why: 'A tool of a server is `server/tool`, with the key of the server in `mcp-servers`. The agent has only the tools in `tools`, and Copilot ignores a name that it does not know. So it has no tool of a server that `tools` leaves out. If `tools` has a server that is unknown instead, its name is the one to correct.',
  source: `${GITHUB}#tools`,
  bad: withLines('tools: [read, atlassian/search]', ...SERVER),
  good: withLines('tools: [read, jira/search]', ...SERVER),
  check(agent, report) {
    const { fields } = agent
    const tools = toolsOf(agent)
    const named = new Set(tools.map(({ name }) => serverOf(name)))
    const servers = [...fieldsBelow(fields, 'mcp-servers')]
    const unnamed = named.has('*') ? [] : servers.filter(([name]) => !named.has(name.toLowerCase()))
    const meant = servers.length === 1 ? unnamed[0]?.[0] : undefined
    const slips = tools.filter(({ name }) => isUnknown(name, agent))
    const written = onlyOne([...new Set(slips.map(({ name }) => name.split('/')[0]!))])
    if (meant === undefined || written === undefined) return reportUnnamed(unnamed, agent, report)
    const message = `\`mcp-servers\` has no server ${quote(written)}, and \`tools\` has no tool of ${quote(meant)}. Write ${quote(`${meant}/`)} instead of ${quote(`${written}/`)}.`
    report(slips[0]!.range, message)
  },
})

/** Without the name of its server a tool may be one of it: clients take that, too. */
function reportUnnamed(servers: readonly (readonly [string, Field])[], agent: Copilot, report: Report): void {
  const tools = toolsOf(agent)
  const isOfVsCode = agent.fields.get('target')?.value === 'vscode'
  if (isOfVsCode || tools.length === 0 || !tools.every(({ name }) => isAlias(name) || name.includes('/')))
    return
  for (const [name, { key }] of servers) {
    const problem = `\`tools\` names no tool of the server ${quote(name)}, so the agent has none of them at GitHub.`
    report(key, `${problem} Add ${quote(`${name}/*`)} to \`tools\`, or the names of some.`)
  }
}

interface Tool {
  readonly name: string
  readonly range: Range
}

function toolsOf({ fields }: Copilot): readonly Tool[] {
  const field = fields.get('tools')
  const isItem = isList(field?.value)
  return itemsOf(field).flatMap(({ value, range }) => {
    if (typeof value !== 'string') return []
    const names = isItem ? [value] : value.split(',').map((name) => name.trim())
    return names.map((name) => ({ name, range }))
  })
}

function serverOf(tool: string): string {
  return tool.split('/')[0]!.toLowerCase()
}

/** Servers that Copilot brings, and sets of tools of its own and of VS Code, whose tools have a slash too. */
const BUILT_IN = new Set(
  'agent browser copilot edit execute github new playwright read search todo todos vscode web'.split(' '),
)

function isUnknown(tool: string, { files }: Copilot): boolean {
  const server = serverOf(tool)
  return /^[\w-]+\/(?:[\w-]+|\*)$/.test(tool) && !BUILT_IN.has(server) && !serversIn('.', files).has(server)
}
