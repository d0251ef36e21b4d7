import type { Rule } from '../../../model.ts'
import { inPlugin, PLUGIN_AGENTS, withLines } from '../example.ts'
import type { Subagent } from '../parse.ts'

/** What plugins may not set, and the rule that has nothing to say of it there. */
const IGNORED: ReadonlyMap<string, readonly string[]> = new Map([
  ['permissionMode', ['claude/permission-mode']],
  ['hooks', []],
  ['mcpServers', []],
  ['initialPrompt', []],
])

export const pluginField: Rule<Subagent> = {
  id: 'claude/plugin-field',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'An agent of a plugin has only fields that count there',
  why: 'For security, Claude Code ignores `permissionMode`, `hooks`, `mcpServers` and `initialPrompt` of agents that come with a plugin.',
  source: PLUGIN_AGENTS,
  bad: inPlugin(withLines('permissionMode: plan')),
  good: inPlugin(withLines('model: sonnet')),
  check({ fields, plugin }, report) {
    if (plugin === undefined) return
    for (const [key, covers] of IGNORED) {
      const field = fields.get(key)
      if (field !== undefined)
        report(
          field.key,
          `Claude Code ignores \`${key}\` in agents of plugins. Remove it, or put the agent in \`.claude/agents/\`.`,
          { covers },
        )
    }
  },
}
