import { dirname, join } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { goodSubagent, subagentRule } from '../example.ts'
import { OTHER_FOLDER } from '../which-files.ts'

export const location = subagentRule({
  id: 'claude/location',
  summary: 'A subagent in `.claude` lies in `.claude/agents`',
  why: 'Claude Code looks for the agents of a project in `.claude/agents`. Of one in `.claude/agent` or `.claude/subagents` it says nothing.',
  source: 'https://code.claude.com/docs/en/sub-agents#choose-the-subagent-scope',
  bad: { path: '.claude/agent/reviewer.md', text: goodSubagent.text },
  check({ path, files }, report) {
    const folder = OTHER_FOLDER.exec(path)
    if (folder === null) return
    const end = folder.index + folder[0].length
    const written = path.slice(0, end)
    const target = `${join(dirname(written), 'agents')}${path.slice(end)}`
    const advice = files.has(target)
      ? `Delete this file, or ${quotePath(target)} and move this one there`
      : `Move it to ${quotePath(target)}`
    report([0, 0], `Claude Code does not look for agents in ${quotePath(written)}. ${advice}.`)
  },
})
