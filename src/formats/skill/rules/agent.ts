import { isReadByClaudeCode } from '../../../clients/places.ts'
import { propose } from '../../../lint/fields/other-value.ts'
import type { Report } from '../../../model.ts'
import type { TextField } from '../../../syntax/fields.ts'
import { textField } from '../../../syntax/fields.ts'
import { akin } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { writeYaml } from '../../../wording/write-yaml.ts'
import { agentsAround, isFromElsewhere, isLeftOut, MOST_READ, meantAgent } from '../../claude/agent-names.ts'
import { skillRule, skillWith } from '../example.ts'

const UNUSED = 'Claude Code ignores `agent` without `context: fork`. Add that line, or remove this one.'

export const agent = skillRule({
  id: 'skill/agent',
  fix: 'suggested',
  summary: '`agent` names an agent, and comes with `context: fork`',
  why: 'Claude Code runs a skill with `context: fork` in the agent that `agent` names. Without `context: fork` it ignores the field: an info. A name that is nearly that of an agent in `.claude/agents`, or of one that Claude Code brings, is a slip. If no agent has the name, Claude Code runs `general-purpose` and says nothing. Agents of other plugins are named `plugin:agent`. Where there are no agents at all, an unknown name is an info: the agent may be one of the user.',
  source: 'https://code.claude.com/docs/en/skills#frontmatter-reference',
  bad: skillWith('context: fork\nagent: explor'),
  check({ fields, path, files, text }, report, { clients }) {
    const field = textField(fields, 'agent')
    if (field === undefined || !isReadByClaudeCode(path, clients)) return
    const name = field.value.trim()
    const meant = meantAgent(name, path, files)
    if (meant !== undefined) {
      const problem = `${quote(name)} is not an agent of Claude Code.`
      const isFixable = text.slice(...field.range) === name
      return propose(field.range, { problem, meant, write: writeYaml, isFixable }, report)
    }
    if (fields.get('context')?.value === 'fork' && !isFromElsewhere(name) && !isLeftOut(name, path, files))
      reportUnknown(field, agentsAround(path, files), report)
    if (!fields.has('context') && path.includes('.claude/')) report(field.key, UNUSED, { severity: 'info' })
  },
})

function reportUnknown({ value, range }: TextField, agents: readonly string[], report: Report): void {
  const name = value.trim()
  if (name === '' || agents.includes(name) || agents.length >= MOST_READ) return
  const problem = `No agent here is named ${quote(name)}. Without one, Claude Code runs \`general-purpose\`.`
  if (agents.length === 0) return report(range, `${problem} Add it to the repository.`, { severity: 'info' })
  const isFixable = range[1] - range[0] === value.length
  const otherwise = 'Add it, or name another one.'
  const alike = akin(name, agents)
  propose(range, { problem, meant: undefined, alike, otherwise, write: writeYaml, isFixable }, report)
}
