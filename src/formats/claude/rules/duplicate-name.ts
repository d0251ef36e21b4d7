import type { Header, RepositoryRule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { otherAt, repeatsOf } from '../../by-key.ts'
import type { SubagentHeader } from '../claimed-names.ts'
import { goodSubagent, SUBAGENTS } from '../example.ts'

export const duplicateName: RepositoryRule<SubagentHeader> = {
  id: 'claude/duplicate-name',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No two agents of one folder share a name',
  why: 'Claude Code loads one of two agents with the same name, and nothing says which. An agent of a project may have the name of one of the user: it takes its place.',
  source: SUBAGENTS,
  bad: { ...goodSubagent, files: { '.claude/agents/team/critic.md': goodSubagent.text } },
  good: {
    ...goodSubagent,
    files: { '.claude/agents/team/critic.md': goodSubagent.text.replace('name: reviewer', 'name: critic') },
  },
  checkAll(headers, report) {
    const keyOf = ({ header: { name, tree } }: Header<SubagentHeader>): string | undefined =>
      name && `${tree}\0${name.text}`
    for (const { item, first } of repeatsOf(headers, keyOf)) {
      const name = item.header.name!
      report(
        item,
        name.range,
        `Another agent is named ${quote(name.text)}, too. Claude Code loads only one of them. Rename one, or delete it if it is a copy.`,
        otherAt(first.path, first.header.name!.range),
      )
    }
  },
}
