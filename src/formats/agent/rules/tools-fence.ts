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
    for (const { language, opening } of tools.foreign)
      report(opening, `The code below \`## Tools\` is marked ${quote(language)}. ${IN_JAVASCRIPT}`)
    if (tools.prose !== undefined) report(tools.prose, PROSE)
    if (tools.unclosed !== undefined) report(tools.unclosed.opening, UNCLOSED)
  },
})

const IN_JAVASCRIPT = 'Write the tools in JavaScript, in a ```js fence.'

const PROSE = 'The text below `## Tools` is not JavaScript. Write the tools as code in a ```js fence.'

const UNCLOSED = 'This code fence is never closed. Add a line with the same marks after the code.'
