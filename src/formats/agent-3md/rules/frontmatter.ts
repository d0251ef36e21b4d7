import type { Rule } from '../../../model.ts'
import { agentWith, goodAgent } from '../example.ts'
import type { Agent3md } from '../parse.ts'

export const frontmatter: Rule<Agent3md> = {
  id: 'agent3md/frontmatter',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The frontmatter names the agent in `title` or `agent`',
  why: 'An agent without a name cannot be listed or called. People see the `title`, and `agent` is the short id. At least one of them must have text.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  bad: agentWith('agent: dev\n', ''),
  good: goodAgent,
  check({ fields, opening }, report) {
    const names = [fields.get('title'), fields.get('agent')].filter((field) => field !== undefined)
    if (names.some(({ value }) => value.trim() !== '')) return
    report(
      names[0]?.key ?? opening,
      'The frontmatter gives the agent no name. Add a line such as `agent: dev`.',
    )
  },
}
