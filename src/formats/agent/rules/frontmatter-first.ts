import type { Rule } from '../../../model.ts'
import { safely } from '../../../text/fixes.ts'
import { goodAgent, SPECIFICATION } from '../example.ts'
import type { Agent } from '../parse.ts'

export const frontmatterFirst: Rule<Agent> = {
  id: 'agent/frontmatter-first',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: 'The YAML block is the first thing in the file',
  why: 'Metadata must be the first block. Below a blank line, a comment, a heading or the opening of a code fence it is text of the agent, and every default applies.',
  source: SPECIFICATION,
  bad: { path: goodAgent.path, text: `\n${goodAgent.text}` },
  good: goodAgent,
  check({ misplaced, source: { text } }, report) {
    if (misplaced === undefined) return
    const above = text.slice(0, misplaced.opening[0]).replace(/^\ufeff/, '')
    const start = misplaced.opening[0] - above.length
    if (above.trim() !== '')
      return report(
        misplaced.opening,
        'Something stands above the YAML block, so loaders ignore its fields. Move the block to the first line.',
      )
    report(
      misplaced.opening,
      'Blank space stands above the YAML block, so loaders ignore its fields. Delete the blank space.',
      safely('Delete the blank space', { range: [start, misplaced.opening[0]], text: '' }),
    )
  },
}
