import { MOST_FINDINGS } from '../../../lint/collect-diagnostics.ts'
import type { Report } from '../../../model.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { subagentRule, withLines } from '../example.ts'
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
  check({ fields, text }, report, { isOwnTool }) {
    let compared = 0
    for (const key of ['tools', 'disallowedTools']) {
      const field = fields.get(key)
      if (field === undefined) continue
      for (const tool of readTools(field, text)) {
        if (isTool(tool.name, isOwnTool)) continue
        const nearest = compared++ < MOST_FINDINGS ? nearestOf(tool.name, PROPOSED_TOOLS) : []
        reportUnknownTool(tool, nearest, text, report)
      }
    }
  },
})

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
