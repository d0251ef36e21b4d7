import { nearServer, pluginServers } from '../../../references/servers.ts'
import { isList, withinQuotes } from '../../../syntax/fields.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { subagentRule, withLines } from '../example.ts'

const files = { '.mcp.json': '{"mcpServers": {"postgres": {"command": "postgres-mcp"}}}\n' }

export const serverUnknown = subagentRule({
  id: 'claude/server-unknown',
  fix: 'suggested',
  summary: '`mcpServers` names servers as `.mcp.json` does',
  why: 'A name in `mcpServers` is that of a configured server. Claude Code starts the agent without one that it does not find. Only a name that is one letter or some words from a server of the repository is reported, such as `docs` for `docs-eu`: a user may have others.',
  source: 'https://code.claude.com/docs/en/sub-agents#supported-frontmatter-fields',
  bad: { ...withLines('mcpServers: [postgress]'), files },
  good: { ...withLines('mcpServers: [postgres]'), files },
  check({ fields, files: all }, report) {
    const field = fields.get('mcpServers')
    if (field === undefined || !isList(field.value)) return
    const servers = all.once(pluginServers, '.')
    for (const { value, range } of field.value) {
      if (typeof value !== 'string' || servers.includes(value)) continue
      const meant = nearServer(value, servers)
      if (meant === undefined) continue
      const place = withinQuotes(range, value)
      const message = `No server here is named ${quote(value)}. Did you mean ${quote(meant)}?`
      report(range, message, suggest(`Write ${quote(meant)}`, place, meant))
    }
  },
})
