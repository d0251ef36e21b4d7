import type { Range } from '../../../model.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agent3mdRule, agentWith } from '../example.ts'

export const tool = agent3mdRule({
  id: 'agent3md/tool',
  fix: 'suggested',
  summary: 'A `tool` holds a command',
  why: 'A skill without `tool` is guidance. An empty `tool` looks like a lost command.',
  bad: agentWith(' inputs="glob:string" tool="fd {glob}"', ' tool=""'),
  check({ text, skills }, report) {
    for (const { title, tool } of skills) {
      if (tool === undefined || tool.value.trim() !== '') continue
      const whole: Range = [tool.key[0], tool.range[1]]
      // Quotes after it hold what seems to be the command.
      const details = /^[ \t]*["']/.test(text.slice(whole[1]))
        ? {}
        : revealing(suggest('Remove `tool`', [whole[0] - 1, whole[1]], ''))
      const message = `The \`tool\` of the skill ${quote(title)} is empty. Write a command, or remove the attribute.`
      report(whole, message, details)
    }
  },
})
