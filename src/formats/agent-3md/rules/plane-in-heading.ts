import { markdownOf } from '../../../syntax/markdown/index.ts'
import { suggest } from '../../../wording/fixes.ts'
import { withBody } from '../../examples.ts'
import { agent3mdRule, goodAgent } from '../example.ts'

export const planeInHeading = agent3mdRule({
  id: 'agent3md/plane-in-heading',
  fix: 'suggested',
  summary: 'Every `@plane` is at the start of its line',
  why: 'A directive after the marks of a heading starts no plane: its skill is lost, and its text is part of the plane before it.',
  source: 'https://github.com/CorvidLabs/3md/blob/main/SPEC.md',
  bad: withBody(goodAgent, '## @plane z=3 label="count" kind=skill triggers="count"\nCount the files.'),
  check(agent, report) {
    const { text } = agent
    for (const { range } of markdownOf(agent).headings) {
      const line = text.slice(...range)
      const start = text.lastIndexOf('\n', range[0]) + 1
      if (!line.startsWith('@plane ') || !line.includes('z=') || text[start] !== '#') continue
      const marks = [start, range[0]] as const
      const message = 'This line is a heading, so its `@plane` starts no plane. Delete the `#` marks.'
      report([start, range[0] + '@plane'.length], message, suggest('Delete the marks', marks, ''))
    }
  },
})
