import { basename } from 'node:path/posix'
import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { goodCopilot, VSCODE } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const chatmode: Rule<Copilot> = {
  id: 'copilot/chatmode',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'Custom agents are named `*.agent.md`, not `*.chatmode.md`',
  why: 'Chat modes are now custom agents, in `.github/agents`. Only VS Code still reads the old name.',
  whenNot: 'You support versions of VS Code that read chat modes only.',
  source: VSCODE,
  bad: { path: '.github/chatmodes/reviewer.chatmode.md', text: goodCopilot.text },
  good: goodCopilot,
  check({ source: { path } }, report) {
    const name = basename(path)
    const stem = /^(.*)\.chatmode\.md$/is.exec(name)?.[1]
    if (stem !== undefined)
      report(
        [0, 0],
        `${quote(name)} is the old name of a custom agent. Move it to ${quote(`.github/agents/${stem}.agent.md`)}.`,
      )
  },
}
