import { basename } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSubagent, SUBAGENTS, subagentRule } from '../example.ts'
import { stemOfOther } from '../which-files.ts'

export const filename = subagentRule({
  id: 'claude/filename',
  summary: 'A subagent in `.claude/agents` ends with `.md`',
  why: 'Claude Code reads no other file there, and says nothing. So the agent is missing. Reported are files with the fields of an agent that end with `.txt`, `.mdc`, `.mdx`, `.markdown`, `.yaml` or `.yml`.',
  source: SUBAGENTS,
  bad: { path: '.claude/agents/reviewer.md.txt', text: goodSubagent.text },
  check({ path, frontmatter }, report) {
    const stem = stemOfOther(path)
    if (stem === undefined) return
    const lines = frontmatter.state === 'absent' ? ', with its fields between two `---` lines' : ''
    report(
      [0, 0],
      `Claude Code reads only files that end with \`.md\` here, so it does not find ${quote(basename(path))}. Rename it to ${quote(`${basename(stem)}.md`)}${lines}.`,
    )
  },
})
