import { basename } from 'node:path/posix'
import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { GITHUB, goodCopilot } from '../example.ts'
import type { Copilot } from '../parse.ts'

export const filename: Rule<Copilot> = {
  id: 'copilot/filename',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'In `.github/agents`, file names have only letters, digits, `.`, `-` and `_`',
  why: 'GitHub accepts only the characters `. - _ a-z A-Z 0-9` in the file name of a custom agent. The display name in `name` may have any character.',
  source: GITHUB,
  bad: { path: '.github/agents/code reviewer.agent.md', text: goodCopilot.text },
  good: goodCopilot,
  check({ source: { path } }, report) {
    const name = basename(path)
    const odd = /[^.A-Za-z0-9_-]/u.exec(name)?.[0]
    if (odd === undefined || !/(?:^|\/)\.github\/agents\//.test(path)) return
    report(
      [0, 0],
      `The file name ${quote(name)} has ${odd === ' ' ? 'a space' : quote(odd)}, which GitHub does not accept. Use letters, digits, \`.\`, \`-\` and \`_\`.`,
    )
  },
}
