import { firstAt } from '../../by-key.ts'
import { agentRule, withChange } from '../example.ts'
import { SECTIONS } from '../sections.ts'

export const duplicateSection = agentRule({
  id: 'agent/duplicate-section',
  summary: '`## System`, `## Rules`, `## Tools` and `# Avatar` occur once',
  why: 'If two sections have the same name, loaders read the first and ignore the other.',
  bad: withChange('## Tools', '## Rules\n- Report late.\n\n## Tools'),
  check({ markdown, sections }, report) {
    for (const { level, text, range } of markdown.headings) {
      const title = text.toLowerCase()
      const first = sections.get(title)?.heading
      if (first === undefined || first.range === range || SECTIONS.get(title) !== level) continue
      const message = `\`${'#'.repeat(level)} ${text}\` is repeated, and loaders read only the first one. Merge the two sections.`
      report(range, message, firstAt(first.range))
    }
  },
})
