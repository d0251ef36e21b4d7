import { quote } from '../../../wording/quote.ts'
import { listed } from '../../../wording/wording.ts'
import { subagentRule, withLines } from '../example.ts'
import type { ListedTool } from '../listed-tools.ts'
import { readTools } from '../listed-tools.ts'

export const toolBoth = subagentRule({
  id: 'claude/tool-both',
  summary: 'No tool is both in `tools` and in `disallowedTools`',
  why: '`disallowedTools` is applied first, so the tool is gone. If no tool is left, Claude Code starts the agent without any: that is an error. Text in parentheses does not count there: `Bash(git push *)` removes all of `Bash`. Rules for parts of a tool are permissions, which settings hold.',
  bad: withLines('tools: Read, Bash', 'disallowedTools: Bash'),
  good: withLines('tools: Read, Bash', 'disallowedTools: Write'),
  check({ fields, text }, report) {
    const tools = fields.get('tools')
    const disallowed = fields.get('disallowedTools')
    if (disallowed === undefined) return
    const names = new Set(tools === undefined ? [] : readTools(tools, text).map(({ name }) => name))
    const removed = readTools(disallowed, text)
    if (names.size > 0 && [...names].every((name) => removed.some((each) => each.name === name))) {
      const message =
        '`disallowedTools` removes every tool that `tools` names, so the agent has none. Remove the line: what `tools` does not name is not available.'
      return report(disallowed.range, message, { severity: 'error' })
    }
    const whole = removed.filter((tool) => isWhole(tool) && names.has(tool.name))
    if (whole.length > 0) {
      const [are, them] = whole.length === 1 ? ['is', 'it'] : ['are', 'them']
      const tools = listed(whole.map(({ name }) => quote(name)))
      const message = `${tools} ${are} in both \`tools\` and \`disallowedTools\`, so the agent lacks ${them}. Remove ${them} from one of the two.`
      report([whole[0]!.range[0], whole.at(-1)!.range[1]], message)
    }
    for (const { name, written, range } of removed.filter((tool) => !isWhole(tool))) {
      const cure = names.has(name)
        ? `, which \`tools\` names. Remove it, and deny the command in the settings.`
        : `. Write ${quote(name)}, or deny the command in the settings.`
      report(range, `${quote(written)} here removes all of ${quote(name)}${cure}`)
    }
  },
})

/** Whether an entry is the name of a tool alone, or of one whose calls it may choose from. */
function isWhole({ name, written }: ListedTool): boolean {
  return written === name || name === 'Agent' || name === 'Task'
}
