import type { Header, RepositoryRule } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSubagent, SUBAGENTS } from '../example.ts'
import type { SubagentHeader } from '../parse.ts'

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
    const first = new Map<string, Header<SubagentHeader>>()
    for (const file of headers) {
      const { name, tree } = file.header
      if (name === undefined) continue
      const key = `${file.root}\0${tree}\0${name.text}`
      const other = first.get(key)
      if (other === undefined) {
        first.set(key, file)
        continue
      }
      const related = [
        { path: other.path, range: other.header.name!.range, message: 'The other one is here.' },
      ]
      report(
        file,
        name.range,
        `Another agent is named ${quote(name.text)}, too. Claude Code loads only one of them. Rename one.`,
        { related },
      )
    }
  },
}
