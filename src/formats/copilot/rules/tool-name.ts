import { propose } from '../../../lint/fields/other-value.ts'
import type { Report, Value } from '../../../model.ts'
import { isList } from '../../../syntax/fields.ts'
import { onlyOne } from '../../../wording/compare.ts'
import { suggest } from '../../../wording/fixes.ts'
import { isOneLetterOff } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { copilotRule, GITHUB, withLines } from '../example.ts'

export const toolName = copilotRule({
  id: 'copilot/tool-name',
  fix: 'suggested',
  summary: 'Each tool in `tools` is a name of its own, as Copilot has it',
  why: 'Clients ignore a tool that they do not know, and say nothing. Of unknown names only a slip is reported: extensions and servers bring tools of their own. Text is split at commas only, so `read edit` is one unknown name. Tools of MCP servers are `server/tool`; `mcp__server__tool` is the spelling of Claude Code.',
  source: `${GITHUB}#tools`,
  bad: withLines('tools: read edit search'),
  good: withLines('tools: read, edit, github/list_issues'),
  check({ fields, text }, report) {
    const field = fields.get('tools')
    if (field === undefined) return
    const isItem = isList(field.value)
    for (const tool of isItem ? field.value : [field]) reportTool(tool, isItem, text, report)
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
    if (!CLAUDE.test(name)) continue
    const [, server, tool = '*'] = name.split('__')
    const meant = `${server}/${tool}`
    const fix = isPlain && isItem ? suggest(`Write ${quote(meant)}`, range, meant) : {}
    const message = `${quote(name)} is a name of Claude Code, which Copilot ignores. Write ${quote(meant)}.`
    report(range, message, fix)
  }
}

function meantAlias(name: string): string | undefined {
  // With a separator it may be one of another client, such as `web_search`.
  if (!/^[a-z]+$/i.test(name) || name.length < LEAST || isTool(name)) return undefined
  return onlyOne([...ALIASES].filter((alias) => alias.length >= LEAST && isOneLetterOff(name, alias)))
}

function isAlias(name: string): boolean {
  return ALIASES.has(name.toLowerCase())
}

function isTool(name: string): boolean {
  return isAlias(name) || OF_SERVER.test(name)
}
