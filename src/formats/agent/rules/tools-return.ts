import { agentRule, withChange } from '../example.ts'

export const toolsReturn = agentRule({
  id: 'agent/tools-return',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The code of `## Tools` returns an object of tools',
  why: 'Loaders run the code as the body of a function and use what it returns. An `export` is a syntax error there, and no loader reads `module.exports`.',
  bad: withChange('return { ping', 'export default { ping'),
  check({ tools }, report) {
    const problem = tools?.noReturn
    if (problem !== undefined) report(problem.range, problem.message, problem.details)
  },
})
