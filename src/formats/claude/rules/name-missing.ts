import type { Rule } from '../../../model.ts'
import { isBlank } from '../../../text/fields.ts'
import { goodSubagent, SUBAGENTS } from '../example.ts'
import type { Subagent } from '../parse.ts'

export const nameMissing: Rule<Subagent> = {
  id: 'claude/name-missing',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The frontmatter has a `name`',
  why: 'Claude Code takes a file without a `name` for documentation and silently skips it. In a plugin the name may be missing: the file name takes its place.',
  source: SUBAGENTS,
  bad: { path: goodSubagent.path, text: goodSubagent.text.replace(/^name.*\n/m, '') },
  good: goodSubagent,
  check({ fields, plugin, readable, frontmatter }, report) {
    const field = fields.get('name')
    if (!readable || plugin !== undefined || !isBlank(field)) return
    report(
      field?.key ?? frontmatter.opening,
      'The agent has no `name`, so Claude Code skips the file. Add one of lowercase letters and hyphens.',
    )
  },
}
