import type { Fix, Range } from '../../../model.ts'
import { serversIn } from '../../../references/servers.ts'
import { fieldsBelow, isList, withinQuotes } from '../../../syntax/fields.ts'
import { onlyOne } from '../../../wording/compare.ts'
import { quote } from '../../../wording/quote.ts'
import { copilotRule, GITHUB, withLines } from '../example.ts'
import type { Copilot } from '../parse.ts'

const SERVER = ['mcp-servers:', '  jira:', '    url: https://example.com/mcp', "    tools: ['*']"]

export const serverUnknown = copilotRule({
  id: 'copilot/server-unknown',
  fix: 'suggested',
  summary: '`tools` names the server that `mcp-servers` declares',
  why: 'A tool of a server is `server/tool`, with the key of the server in `mcp-servers`. The agent has only the tools in `tools`, and Copilot ignores a name that it does not know. Reported is a server that only `tools` has, beside the only one of `mcp-servers`, which `tools` lacks.',
  source: `${GITHUB}#tools`,
  bad: withLines('tools: [read, atlassian/search]', ...SERVER),
  good: withLines('tools: [read, jira/search]', ...SERVER),
  check(agent, report) {
    const { fields } = agent
    const tools = toolsOf(agent)
    const meant = onlyOne([...fieldsBelow(fields, 'mcp-servers').keys()])
    if (meant === undefined || tools.some(({ name }) => ['*', meant.toLowerCase()].includes(serverOf(name))))
      return
    const slips = tools.filter(({ name }) => isUnknown(name, agent))
    const written = onlyOne([...new Set(slips.map(({ name }) => name.split('/')[0]!))])
    if (written === undefined) return
    const message = `\`mcp-servers\` has no server ${quote(written)}, and \`tools\` has no tool of ${quote(meant)}. Write ${quote(`${meant}/`)} instead of ${quote(`${written}/`)}.`
    report(
      slips[0]!.range,
      message,
      isList(fields.get('tools')?.value) ? { fix: rename(slips, written, meant) } : {},
    )
  },
})

function rename(slips: readonly Tool[], written: string, meant: string): Fix {
  const edits = slips.map(({ name, range }) => {
    const [start] = withinQuotes(range, name)
    return { range: [start, start + written.length] as const, text: meant }
  })
  return { title: `Write ${quote(`${meant}/`)}`, safe: false, edits }
}

interface Tool {
  readonly name: string
  readonly range: Range
}

function toolsOf({ fields }: Copilot): readonly Tool[] {
  const field = fields.get('tools')
  if (field === undefined) return []
  if (isList(field.value))
    return field.value.flatMap(({ value, range }) =>
      typeof value === 'string' ? { name: value, range } : [],
    )
  if (typeof field.value !== 'string') return []
  return field.value.split(',').map((name) => ({ name: name.trim(), range: field.range }))
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
