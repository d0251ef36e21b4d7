import type { Rule } from '../../../model.ts'
import { suggest } from '../../../wording/fixes.ts'
import { goodAgent, SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const toolsReturn: Rule<Agent> = {
  id: 'agent/tools-return',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The code of `## Tools` returns an object of tools',
  why: 'Loaders run the code as the body of a function and use what it returns. An `export` is a syntax error there, and no loader reads `module.exports`.',
  source: SPECIFICATION,
  bad: withChange('return { ping', 'export default { ping'),
  good: goodAgent,
  check({ tools }, report) {
    const problem = tools?.noReturn
    if (problem === undefined) return
    const { range, message, replacement } = problem
    report(range, message, replacement === undefined ? {} : suggest('Write `return`', range, replacement))
  },
}
