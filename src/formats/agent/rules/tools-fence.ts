import { quote } from '../../../wording/quote.ts'
import { agentRule, withChange } from '../example.ts'

export const toolsFence = agentRule({
  id: 'agent/tools-fence',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The tools are JavaScript, in a fence that is closed',
  why: 'Tool code must be written in JavaScript. A loader cannot run another language, so the agent has no tools. Code without a fence is accepted. An unclosed fence runs to the end of the file: all text after the code is code too, and some loaders find no code at all.',
  bad: withChange('```js', '```python'),
  good: withChange('```js', '```javascript'),
  check({ tools }, report) {
    if (tools === undefined) return
    const { foreign, prose, unclosed } = tools
    for (const { language, opening } of foreign) {
      const problem = `The code below \`## Tools\` is marked ${quote(language)}.`
      report(opening, `${problem} Write the tools in JavaScript, in a \`\`\`js fence.`)
    }
    if (prose !== undefined)
      report(prose, 'The text below `## Tools` is not JavaScript. Write the tools as code in a ```js fence.')
    const advice = 'Add a line with the same marks after the code.'
    if (unclosed !== undefined) report(unclosed.opening, `This code fence is never closed. ${advice}`)
  },
})
