import { withBody } from '../../examples.ts'
import { agentRule, goodAgent } from '../example.ts'

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
