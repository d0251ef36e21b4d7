import { propose } from '../../../lint/fields/other-value.ts'
import type { Range } from '../../../model.ts'
import { MOST_COMPARED, nearestOne } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { agentRule, withChange } from '../example.ts'

export const toolsUndeclared = agentRule({
  id: 'agent/tools-undeclared',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The code declares every name that it returns as a tool, a function or a scheme',
  why: 'The code throws where it uses a name that nothing declares. Then the agent gets none of its tools, and a startup tool cannot run.',
  bad: withChange('const scheme', 'const schema'),
  check({ tools, text }, report) {
    if (tools === undefined) return
    for (const [index, { name, range }] of tools.undeclared.entries()) {
      const nearest = index < MOST_COMPARED ? nearestOne(name, tools.declared) : undefined
      const meant = nearest && (isShorthand(text, range) ? `${name}: ${nearest}` : nearest)
      const problem = `The code declares no ${quote(name)}, so it throws and the agent gets no tools.`
      const otherwise = 'Declare it, or correct the name.'
      propose(range, { problem, meant, otherwise, isFixable: false }, report)
    }
  },
})

function isShorthand(text: string, [start, end]: Range): boolean {
  return (
    /[{,]\s{0,99}$/.test(text.slice(Math.max(start - 100, 0), start)) &&
    /^\s*[,}]/.test(text.slice(end, end + 100))
  )
}
