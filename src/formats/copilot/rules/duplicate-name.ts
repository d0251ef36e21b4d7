import type { Header, RepositoryRule } from '../../../model.ts'
import { compare } from '../../../wording/compare.ts'
import { dirname } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { otherAt } from '../../by-key.ts'
import { goodCopilot, VSCODE } from '../example.ts'
import type { CopilotHeader } from '../parse.ts'

export const duplicateName: RepositoryRule<CopilotHeader> = {
  id: 'copilot/duplicate-name',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'No two agents of a folder have the same name',
  why: 'VS Code lists both under one name, and a handoff reaches only one of them. GitHub keeps one of two files that differ only in their suffix. Without a `name`, an agent has the name of its file.',
  source: VSCODE,
  bad: { ...goodCopilot, files: { '.github/agents/security.agent.md': goodCopilot.text } },
  good: {
    ...goodCopilot,
    files: {
      '.github/agents/security.agent.md': goodCopilot.text.replace('Code Reviewer', 'Security Reviewer'),
    },
  },
  checkAll(headers, report) {
    const named = new Map<string, Header<CopilotHeader>>()
    const filed = new Map<string, Header<CopilotHeader>>()
    for (const file of headers.toSorted((a, b) => compare(a.path, b.path))) {
      const { name, stem, place } = file.header
      const folder = `${dirname(file.path)}\n`
      const sameName = named.get(folder + name)
      const sameFile = filed.get(folder + stem)
      if (sameName === undefined) named.set(folder + name, file)
      if (sameFile === undefined) filed.set(folder + stem, file)
      const other = sameName ?? sameFile
      if (other === undefined) continue
      const problem =
        sameName === undefined
          ? `Another file of this folder is called ${quote(stem)}, and GitHub reads only one.`
          : `Another agent of this folder is named ${quote(name)}, too.`
      const message = `${problem} Rename one, or delete it if it is a copy.`
      report(file, place, message, otherAt(other.path, other.header.place))
    }
  },
}
