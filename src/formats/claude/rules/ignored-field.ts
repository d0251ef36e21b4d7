import type { Details, Field, Report } from '../../../model.ts'
import { withinQuotes } from '../../../syntax/fields.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { hasInstaller } from '../agents-elsewhere.ts'
import { inPlugin, subagentRule, withLines } from '../example.ts'
import { SKILL_FIELDS } from '../field-rows.ts'
import { isTool, readTools } from '../listed-tools.ts'
import type { Subagent } from '../parse.ts'

/** What plugins may not set, and the rule that has nothing to say of it there. */
const IGNORED: ReadonlyMap<string, readonly string[]> = new Map([
  ['permissionMode', ['claude/field-value#permissionMode']],
  ['hooks', []],
  ['mcpServers', []],
  ['initialPrompt', []],
])

export const ignoredField = subagentRule({
  id: 'claude/ignored-field',
  fix: 'suggested',
  summary: 'No field is ignored where it is: `allowed-tools` in agents, `hooks` in plugins',
  why: '`allowed-tools` is a field of skills and commands. Claude Code ignores it in an agent, and an agent without `tools` inherits every tool. For security, it also ignores `permissionMode`, `hooks`, `mcpServers` and `initialPrompt` of agents that come with a plugin. That is an info where a script or the README copies the agents to `.claude/agents`, too, and for `permissionMode: default`.',
  bad: withLines('allowed-tools: Read, Grep'),
  good: inPlugin(withLines('tools: Read, Grep')),
  check({ fields, files, plugin, text }, report, { isOwnTool }) {
    if (plugin !== undefined) reportInPlugin(fields, files.once(hasInstaller, '.'), report)
    let hasTools = fields.has('tools')
    for (const key of SKILL_FIELDS) {
      const field = fields.get(key)
      if (field === undefined) continue
      if (hasTools) report(field.key, `Agents ignore ${named(key)}. Remove it: \`tools\` counts.`)
      else
        report(
          field.key,
          `Agents ignore ${named(key)}, so this one inherits every tool. Write \`tools\` instead, with all that it uses.`,
          renaming(key, field, text, isOwnTool),
        )
      hasTools = true
    }
  },
})

function named(key: string): string {
  return key === 'allowed-tools' ? `\`${key}\`, a field of skills` : `\`${key}\``
}

function reportInPlugin(fields: Subagent['fields'], isCopied: boolean, report: Report): void {
  for (const [key, covers] of IGNORED) {
    const field = fields.get(key)
    if (field !== undefined) {
      const message = `Claude Code ignores \`${key}\` in agents of plugins. Remove it, or put the agent in \`.claude/agents/\`.`
      // The default is what it has without the field.
      const isMild = isCopied || field.value === 'default'
      report(field.key, message, { covers, ...(isMild && { severity: 'info' }) })
    }
  }
}

/** A fix if every name is a tool: with other names the agent would have no tools. */
function renaming(key: string, field: Field, text: string, isOwn: (name: string) => boolean): Details {
  const tools = readTools(field, text)
  const range = withinQuotes(field.key, key)
  if (tools.length === 0 || range[1] - range[0] !== key.length) return {}
  return tools.every(({ name }) => isTool(name, isOwn))
    ? revealing(suggest('Rename to `tools`', range, 'tools'))
    : {}
}
