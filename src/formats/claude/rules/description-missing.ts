import type { Rule } from '../../../model.ts'
import { isBlank, isCommentedOut } from '../../../text/fields.ts'
import { goodSubagent, SUBAGENTS } from '../example.ts'
import type { Subagent } from '../parse.ts'

export const descriptionMissing: Rule<Subagent> = {
  id: 'claude/description-missing',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The frontmatter has a `description`',
  why: 'Claude decides by the description when to hand over work. Claude Code skips an agent without one. In a plugin this is a warning: the agent is loaded, but nothing says when to use it.',
  source: SUBAGENTS,
  bad: { path: goodSubagent.path, text: goodSubagent.text.replace(/^description.*\n/m, '') },
  good: goodSubagent,
  check({ fields, plugin, readable, frontmatter, source: { text } }, report) {
    const field = fields.get('description')
    if (!readable || !isBlank(field)) return
    if (plugin !== undefined && !isBlank(fields.get('when_to_use') ?? fields.get('when-to-use'))) return
    const commented = field !== undefined && isCommentedOut(field, text)
    report(
      field?.key ?? frontmatter.opening,
      commented
        ? 'The `description` is empty, since its `#` starts a comment. Quote the whole value.'
        : 'The agent has no `description`. Say what it does and when to use it.',
      plugin === undefined ? {} : { severity: 'warning' },
    )
  },
}
