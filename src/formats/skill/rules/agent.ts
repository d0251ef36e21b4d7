import { claudeCode } from '../../../clients/claude-code.ts'
import { isSeen } from '../../../clients/places.ts'
import { textField } from '../../../syntax/fields.ts'
import { suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { meantAgent } from '../../claude/agent-names.ts'
import { skillRule, skillWith } from '../example.ts'

export const agent = skillRule({
  id: 'skill/agent',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: '`agent` names an agent, and comes with `context: fork`',
  why: 'Claude Code runs a skill with `context: fork` in the agent that `agent` names. Without `context: fork` it ignores the field: an info. A name that is nearly that of an agent in `.claude/agents`, or of one that Claude Code brings, is a slip.',
  source: 'https://code.claude.com/docs/en/skills#frontmatter-reference',
  bad: skillWith('context: fork\nagent: explor'),
  check({ fields, path, files, text }, report, { clients }) {
    const field = textField(fields, 'agent')
    const isRead = isSeen(claudeCode, path) && (clients?.includes(claudeCode.id) ?? true)
    if (field === undefined || !isRead) return
    const name = field.value.trim()
    const meant = meantAgent(name, path, files)
    if (meant !== undefined)
      return report(
        field.range,
        `${quote(name)} is not an agent of Claude Code. Did you mean ${quote(meant)}?`,
        text.slice(...field.range) === name
          ? suggest(`Write ${quote(meant)}`, field.range, writeYaml(meant))
          : {},
      )
    if (!fields.has('context') && path.includes('.claude/'))
      report(
        field.key,
        'Claude Code ignores `agent` without `context: fork`. Add that line, or remove this one.',
        {
          severity: 'info',
        },
      )
  },
})
