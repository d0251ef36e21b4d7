import type { Details, Field, Rule } from '../../../model.ts'
import { withinQuotes } from '../../../text/fields.ts'
import { revealing, safely } from '../../../text/fixes.ts'
import { SUBAGENTS, withLines } from '../example.ts'
import { SKILL_FIELDS } from '../fields.ts'
import type { Subagent } from '../parse.ts'
import { isTool, readTools } from '../read-tools.ts'

export const skillField: Rule<Subagent> = {
  id: 'claude/skill-field',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'The tools are in `tools`, not in `allowed-tools`',
  why: '`allowed-tools` is a field of skills and commands. Claude Code ignores it in an agent, and an agent without `tools` inherits every tool.',
  source: SUBAGENTS,
  bad: withLines('allowed-tools: Read, Grep'),
  good: withLines('tools: Read, Grep'),
  check({ fields, source: { text } }, report, { isOwnTool }) {
    let hasTools = fields.has('tools')
    for (const key of SKILL_FIELDS) {
      const field = fields.get(key)
      if (field === undefined) continue
      if (hasTools)
        report(
          field.key,
          `\`${key}\` is a field of skills, which agents ignore. Remove it: \`tools\` counts.`,
        )
      else
        report(
          field.key,
          `Agents ignore \`${key}\`, a field of skills, so this one inherits every tool. Write \`tools\` instead.`,
          renaming(key, field, text, isOwnTool),
        )
      hasTools = true
    }
  },
}

/** A fix where each name is a tool: of others the agent would have none. */
function renaming(key: string, field: Field, text: string, isOwn: (name: string) => boolean): Details {
  const tools = readTools(field, text)
  const range = withinQuotes(field.key, key)
  if (tools.length === 0 || range[1] - range[0] !== key.length) return {}
  return tools.every(({ name }) => isTool(name, isOwn))
    ? revealing(safely('Rename to `tools`', { range, text: 'tools' }))
    : {}
}
