import { propose, reportAs } from '../../../lint/fields/other-value.ts'
import type { Report, Value } from '../../../model.ts'
import { fieldsBelow, isList, withinQuotes } from '../../../syntax/fields.ts'
import { onlyOne } from '../../../wording/compare.ts'
import { suggest } from '../../../wording/fixes.ts'
import { isOneLetterOff } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { copilotRule, GITHUB, withLines } from '../example.ts'

export const toolName = copilotRule({
  id: 'copilot/tool-name',
  fix: 'suggested',
  summary: 'Each tool in `tools` is a name of its own, as Copilot has it',
  why: 'Clients ignore a tool that they do not know, and say nothing. Of unknown names only a slip is reported: extensions and servers bring tools of their own. Text is split at commas only, so `read edit` is one unknown name. Tools of MCP servers are `server/tool`, not `server.tool`; `mcp__server__tool` is the spelling of Claude Code, and so is `Bash(npm test)`. Outside `.github` that is an info: the agent may be installed for it.',
  source: `${GITHUB}#tools`,
  bad: withLines('tools: read edit search'),
  good: withLines('tools: read, edit, github/list_issues'),
  check({ fields, text, path }, report) {
    const field = fields.get('tools')
    if (field === undefined) return
    const isItem = isList(field.value)
    // From elsewhere, an agent may be installed for Claude Code.
    const foreign = path.includes('.github/') ? report : reportAs('info', report)
    const servers = new Set(fieldsBelow(fields, 'mcp-servers').keys())
    for (const tool of isItem ? field.value : [field]) {
      reportTool(tool, isItem, text, report)
      reportForeign(tool, servers, text, foreign)
    }
  },
})

/** What GitHub and VS Code call their tools, in lower case. */
const ALIASES = new Set(
  'execute shell bash powershell read notebookread edit multiedit write notebookedit search grep glob agent custom-agent task web websearch webfetch todo todowrite vscode browser'.split(
    ' ',
  ),
)
/** A shorter name is near to too many. */
const LEAST = 5
const OF_SERVER = /^[\w.-]+\/(?:[\w.-]+|\*)$/
const CLAUDE = /^mcp__[\w*-]+$/
/** A tool with a pattern for its permission, as Claude Code has it, and what Copilot calls such tools. */
const SCOPED = /^([A-Z][A-Za-z]+)\([^()]*\)$/
const OF_CLAUDE = new Map([
  ['Agent', 'agent'],
  ['Bash', 'execute'],
  ['Edit', 'edit'],
  ['Glob', 'search'],
  ['Grep', 'search'],
  ['MultiEdit', 'edit'],
  ['Read', 'read'],
  ['Task', 'agent'],
  ['WebFetch', 'web'],
  ['WebSearch', 'web'],
  ['Write', 'edit'],
])
const DOTTED = /^[\w-]+\.(?:[\w-]+|\*)$/

function reportTool({ value, range }: Value, isItem: boolean, text: string, report: Report): void {
  if (typeof value !== 'string') return
  const isPlain = text.slice(...range) === value
  const names = value.split(isItem ? /[\s,;|]+/ : /[\s;|]+/).filter((name) => name !== '')
  if (names.length > 1 && names.every(isTool) && names.some(isAlias)) {
    const meant = names.join(', ')
    const fix = isPlain && !isItem ? suggest('Separate them with commas', range, meant) : {}
    const advice = isItem ? 'Write an item for each.' : `Write ${quote(meant)}.`
    return report(range, `${quote(value)} is one name to Copilot, which no tool has. ${advice}`, fix)
  }
  for (const each of isItem ? [value] : value.split(',')) {
    const name = each.trim()
    const alias = meantAlias(name)
    const problem = `${quote(name)} is no tool of Copilot, which ignores it.`
    const isFixable = name === value && isPlain
    if (alias !== undefined) propose(range, { problem, meant: alias, isFixable }, report)
  }
}

/** Tools in the spelling of others: `Bash(npm test)`, `mcp__github__search`, and with a dot. */
function reportForeign(
  { value, range }: Value,
  servers: ReadonlySet<string>,
  text: string,
  report: Report,
): void {
  if (typeof value !== 'string') return
  for (const each of value.split(',')) {
    const name = each.trim()
    const foreign = meantForeign(name, servers)
    if (foreign === undefined) continue
    const [problem, meant] = foreign
    const place = withinQuotes(range, name)
    const fix = text.slice(...place) === name ? suggest(`Write ${quote(meant)}`, place, meant) : {}
    report(range, `${problem} Write ${quote(meant)}.`, fix)
  }
}

function meantForeign(
  name: string,
  servers: ReadonlySet<string>,
): readonly [problem: string, meant: string] | undefined {
  const scoped = OF_CLAUDE.get(SCOPED.exec(name)?.[1] ?? '')
  if (scoped !== undefined) return [`${quote(name)} is a form of Claude Code, which Copilot ignores.`, scoped]
  const isOfClaude = CLAUDE.test(name)
  const [server = '', tool = '*'] = isOfClaude ? name.split('__').slice(1) : name.split('.')
  if (!isOfClaude && !(DOTTED.test(name) && isServer(server, tool, servers))) return undefined
  const problem = isOfClaude
    ? `${quote(name)} is a name of Claude Code, which Copilot ignores.`
    : `Tools of MCP servers are named \`server/tool\`, so Copilot ignores ${quote(name)}.`
  return [problem, `${server}/${tool}`]
}

/** A server of the agent, or one that GitHub brings: its tools have a `_`, and extensions such as `github.copilot` none. */
function isServer(server: string, tool: string, servers: ReadonlySet<string>): boolean {
  return servers.has(server) || (/^(?:github|playwright)$/.test(server) && /[_*]/.test(tool))
}

function meantAlias(name: string): string | undefined {
  // With a separator it may be one of another client, such as `web_search`.
  if (!/^[a-z]+$/i.test(name) || name.length < LEAST || isTool(name)) return undefined
  return onlyOne([...ALIASES].filter((alias) => alias.length >= LEAST && isOneLetterOff(name, alias)))
}

/** Whether Copilot has a tool of its own by a name. */
export function isAlias(name: string): boolean {
  return ALIASES.has(name.toLowerCase())
}

function isTool(name: string): boolean {
  return isAlias(name) || OF_SERVER.test(name)
}
