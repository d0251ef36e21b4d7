import { quote } from '../../../wording/quote.ts'
import { subagentRule, withLines } from '../example.ts'
import { readTools } from '../tools-and-models.ts'

export const toolBoth = subagentRule({
  id: 'claude/tool-both',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No tool is both in `tools` and in `disallowedTools`',
  why: '`disallowedTools` is applied first, so the tool is gone. Text in parentheses does not count there: `Bash(git push *)` removes all of `Bash`. Rules for parts of a tool are permissions, which settings hold.',
  bad: withLines('tools: Read, Bash', 'disallowedTools: Bash'),
  good: withLines('tools: Read, Bash', 'disallowedTools: Write'),
  check({ fields, text }, report) {
    const tools = fields.get('tools')
    const disallowed = fields.get('disallowedTools')
    if (disallowed === undefined) return
    const names = new Set(tools === undefined ? [] : readTools(tools, text).map(({ name }) => name))
    for (const { name, written, range } of readTools(disallowed, text)) {
      const removes =
        written === name || name === 'Agent' || name === 'Task' ? '' : ` removes all of ${quote(name)}`
      if (names.has(name))
        report(
          range,
          removes === ''
            ? `${quote(name)} is in both \`tools\` and \`disallowedTools\`, so the agent lacks it. Remove it from one of them.`
            : `${quote(written)} here${removes}, which \`tools\` names. Remove it, and deny the command in the settings.`,
        )
      else if (removes !== '')
        report(
          range,
          `${quote(written)} here${removes}. Write ${quote(name)}, or deny the command in the settings.`,
        )
    }
  },
})
