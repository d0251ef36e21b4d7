import { firstAt } from '../../by-key.ts'
import { withBody } from '../../examples.ts'
import { agentRule, goodAgent, withChange } from '../example.ts'
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

const withAvatar = (content: string) => withBody(goodAgent, `# Avatar\n${content}`)

export const avatarImage = agentRule({
  id: 'agent/avatar-image',
  summary: '`# Avatar` has an image',
  why: 'The first image below the heading is the agent’s avatar. Without an image the agent has no avatar.',
  bad: withAvatar('A compass.'),
  good: withAvatar('![A compass](https://example.com/compass.png)'),
  check({ sections, inHeadings }, report) {
    const section = sections.get('avatar')
    if (section !== undefined && inHeadings.avatar === undefined)
      report(section.heading.range, '`# Avatar` has no image below it. Add one, or remove the heading.')
  },
})
