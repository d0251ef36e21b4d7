import { basename } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { isAgentPath } from '../../agent-or-copilot.ts'
import { agentRule, goodAgent } from '../example.ts'

export const filename = agentRule({
  id: 'agent/filename',
  severity: { recommended: 'off', strict: 'info' },
  summary: 'The file is `agents/<category>_<agent-name>.agent.md`',
  why: 'The specification speaks of files with such a path only, and a loader may look for no others. Many load any `*.agent.md`.',
  whenNot: 'Your loader reads any `*.agent.md`.',
  bad: { path: 'agents/auditor.agent.md', text: goodAgent.text },
  check({ path, directory }, report) {
    // By its real directory: the path begins at the file itself where no git work tree is around it.
    if (directory !== undefined && isAgentPath(`${directory}/${basename(path)}`)) return
    const advice = isAgentPath(`agents/${basename(path)}`)
      ? 'Move it into a folder named `agents`'
      : 'Rename it to a category and a name, such as `agents/policy_auditor.agent.md`'
    const message = `${quote(path)} is not a path of the specification, so some loaders may not find the agent. ${advice}.`
    report([0, 0], message)
  },
})
