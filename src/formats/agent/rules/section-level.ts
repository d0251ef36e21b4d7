import { agentRule, withChange } from '../example.ts'
import { SECTIONS } from '../sections.ts'

export const sectionLevel = agentRule({
  id: 'agent/section-level',
  summary: 'System, Rules and Tools are level-2 headings, Avatar is a level-1 heading',
  why: 'Loaders look for `## System`, `## Rules`, `## Tools` and `# Avatar`. At another level the section is ordinary text. If the right heading exists too, another one of its name is not reported.',
  bad: withChange('## Rules', '### Rules'),
  check({ markdown, sections }, report) {
    for (const { level, text, range } of markdown.headings) {
      const right = SECTIONS.get(text.toLowerCase())
      if (right === undefined || right === level || sections.has(text.toLowerCase())) continue
      const message = `\`${'#'.repeat(level)} ${text}\` is a level-${level} heading, which loaders ignore. Write \`${'#'.repeat(right)} ${text}\`.`
      report(range, message)
    }
  },
})
