import { basename } from 'node:path/posix'
import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { isAgentPath } from '../../agent-or-copilot.ts'
import { goodAgent, SPECIFICATION } from '../example.ts'
import type { Agent } from '../parse.ts'

export const filename: Rule<Agent> = {
  id: 'agent/filename',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The file is `agents/<category>_<agent-name>.agent.md`',
  why: 'Loaders look for agents in `agents` directories and take category and name from the file name.',
  source: SPECIFICATION,
  bad: { path: 'agents/auditor.agent.md', text: goodAgent.text },
  good: goodAgent,
  check({ source: { path, directory } }, report) {
    // By its real directory: the path begins at the file itself where no git work tree is around it.
    if (directory !== undefined && isAgentPath(`${directory}/${basename(path)}`)) return
    const cure = isAgentPath(`agents/${basename(path)}`)
      ? 'Move it directly into an `agents` directory'
      : 'Name it `agents/<category>_<agent-name>.agent.md`'
    report([0, 0], `${quote(path)} is not a path at which loaders look for agents. ${cure}.`)
  },
}
