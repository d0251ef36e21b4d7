import { fieldNamesOf } from '../../../clients/client.ts'
import { CLIENTS } from '../../../clients/index.ts'
import { isReadByClaudeCode, isReader, ownPlaceOf } from '../../../clients/places.ts'
import { reportAs } from '../../../lint/fields/other-value.ts'
import type { Report, Severity } from '../../../model.ts'
import { MOST_COMPARED, sameAs } from '../../../wording/near-names.ts'
import { alsoAt } from '../../by-key.ts'
import type { ListedTool } from '../../claude/listed-tools.ts'
import { isTool, meantTools, readTools, reportNearTool, withoutParted } from '../../claude/listed-tools.ts'
import { TOOLS_OF_VSCODE } from '../../claude/tools-and-models.ts'
import { reportServerTools } from '../../claude/unknown-tools.ts'
import { hasCommas } from '../../tool-list.ts'
import { skillRule, skillWith } from '../example.ts'

const PLAIN = /^[a-z][\w-]*$/i
const KEYS = ['allowed-tools', 'disallowed-tools']

export const toolName = skillRule({
  id: 'skill/tool-name',
  fix: 'suggested',
  summary: 'No tool of Claude Code is misspelt',
  why: 'Claude Code compares the names of tools letter by letter: it still asks before a tool that `allowed-tools` misspells. It splits text at blanks, so `Bash (git *)` allows every command. Only a name that is nearly that of a tool, or of a server in `.mcp.json`, is reported. Other clients may have tools such as `bash`, so that name is reported only beside names of Claude Code. In `.claude`, a list of such names is an info. Names of VS Code’s tools such as `read_file` are reported in `.claude/skills`.',
  whenNot: 'The names are tools of your own. List them in `tools` of the config file instead.',
  source: 'https://code.claude.com/docs/en/tools-reference',
  bad: skillWith('allowed-tools: Reed Grep'),
  good: skillWith('allowed-tools: Read Grep Bash(git *)'),
  check(skill, report, { clients, isOwnTool }) {
    const { fields, path, text } = skill
    if (!isReadByClaudeCode(path, clients)) return
    for (const key of KEYS) {
      const field = fields.get(key)
      // Another rule reports a parenthesis without its partner.
      if (field === undefined || (typeof field.value === 'string' && hasCommas(field.value) === undefined))
        continue
      const tools = withoutParted(readTools(field, text), text, report)
      reportServerTools(tools, skill, report)
      const readers = CLIENTS.filter(
        (client) => isReader(client, path, clients) && fieldNamesOf(client).includes(key),
      )
      const severityOf = judging(tools, readers.length === 1, path)
      reportQuoted(tools, report)
      const unknown = tools.filter(({ name }) => PLAIN.test(name) && !isTool(name, isOwnTool))
      for (const tool of unknown.slice(0, MOST_COMPARED)) {
        const [meant, ...others] = meantTools(tool.name, tools)
        if (meant === undefined || others.length > 0) continue
        const severity = severityOf(tool.name, meant)
        if (severity !== undefined) reportNearTool(tool, meant, text, reportAs(severity, report))
      }
    }
  },
})

/** A quote of a word processor, at an end of a tool or of the whole list. */
const QUOTES = /^[“”‘’„«»]{1,3}(?=\w)|(?<![“”‘’„«»])[“”‘’„«»]{1,3}$/

/** Reports the first tool in such quotes, which are a part of its name, with the others. */
function reportQuoted(tools: readonly ListedTool[], report: Report): void {
  const [first, ...others] = tools.filter(({ written }) => QUOTES.test(written))
  if (first === undefined) return
  const message = 'These typographic quotes become a part of the names of tools. Delete them.'
  report(first.range, message, alsoAt(others, 'Here, too.'))
}

/** How surely a list has a name for the tool that is nearest to it; undefined where another client may have it. */
function judging(
  tools: readonly ListedTool[],
  isAlone: boolean,
  path: string,
): (name: string, meant: string) => Severity | undefined {
  const isOfClaude = tools.some(({ name }) => /^[A-Z]/.test(name) && isTool(name, () => false))
  return (name, meant) => {
    if (isAlone) return 'warning'
    if (TOOLS_OF_VSCODE.has(name))
      return ownPlaceOf(path)?.folder === '.claude/skills' ? 'warning' : undefined
    if (sameAs(name, [meant]).length === 0) return isOfClaude || /^[A-Z]/.test(name) ? 'warning' : undefined
    // Other clients have `web_search`. A list for both has each name twice.
    if (/[-_]/.test(name) || tools.some((tool) => tool.name === meant)) return undefined
    if (isOfClaude) return 'warning'
    return path.includes('.claude/') ? 'info' : undefined
  }
}
