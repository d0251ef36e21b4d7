import { isBlank, placeOf } from '../../../syntax/fields.ts'
import { MOST_COMPARED } from '../../../wording/near-names.ts'
import { subagentRule, withLines } from '../example.ts'
import type { ListedTool } from '../listed-tools.ts'
import { isTool, meantTools, readTools } from '../listed-tools.ts'

export const toolNone = subagentRule({
  id: 'claude/tool-none',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`tools` leaves the agent a tool',
  why: 'If no name in `tools` is a known tool, the agent has no tools, and Claude Code refuses to start it. It starts one whose list is empty: `[]` says so, and no value at all is a warning, unless the text says that the agent has no tools. Without the line the agent inherits every tool. An agent with a `memory` has Read, Write and Edit, whatever the list says.',
  bad: withLines('tools: codebase, fetch'),
  good: withLines('tools: Read, mcp__github__search'),
  check({ body, fields, text }, report, { isOwnTool }) {
    const field = fields.get('tools')
    if (field === undefined || fields.has('memory')) return
    if (isBlank(field) && SAYS_NONE.test(text.slice(...body))) return
    if (isBlank(field))
      return report(
        placeOf(field, field.key),
        '`tools` is empty, so the agent has no tool. Name some, write `[]` if it needs none, or remove the line to inherit every tool.',
        { severity: 'warning' },
      )
    const tools = readTools(field, text)
    if (tools.length === 0 || tools.some(({ name }) => isTool(name, isOwnTool))) return
    const message = `No name in \`tools\` is a tool of Claude Code, so the agent has none. ${adviceOn(tools)}`
    report(field.range, message, { covers: ['claude/tool-unknown'] })
  },
})

const SAYS_NONE =
  /\b(?:no|without|without any|aucun|sans|keine?|ohne|ning[uú]n|sin)\s(?:tools?|outils?|werkzeuge?|herramientas?)\b/i

function adviceOn(tools: readonly ListedTool[]): string {
  const meant = tools.slice(0, MOST_COMPARED).map(({ name }) => meantTools(name, tools))
  const isSure = tools.length <= MOST_COMPARED && meant.every(({ length }) => length === 1)
  if (!isSure) return 'Name its tools, or remove the line.'
  return `Did you mean \`${[...new Set(meant.flat())].join(', ')}\`?`
}
