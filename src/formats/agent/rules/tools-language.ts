import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import { SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const toolsLanguage: Rule<Agent> = {
  id: 'agent/tools-language',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The code of `## Tools` is JavaScript',
  why: 'Tool code must be written in JavaScript. A loader cannot run another language, so the agent has no tools. Code without a fence is accepted.',
  source: SPECIFICATION,
  bad: withChange('```js', '```python'),
  good: withChange('```js', '```javascript'),
  check({ tools }, report) {
    if (tools === undefined) return
    for (const { language, opening } of tools.foreign)
      report(
        opening,
        `The code below \`## Tools\` is marked ${quote(language)}. Write the tools in JavaScript, in a \`\`\`js fence.`,
      )
    if (tools.prose !== undefined)
      report(
        tools.prose,
        'The text below `## Tools` is not JavaScript. Write the tools as code in a ```js fence.',
      )
  },
}
