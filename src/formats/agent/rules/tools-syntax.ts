import { agentRule, withChange } from '../example.ts'

export const toolsSyntax = agentRule({
  id: 'agent/tools-syntax',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The code of `## Tools` has no syntax error',
  why: 'Code with a syntax error gives the agent no tools. The types of TypeScript are syntax errors too. A loader runs all of the code. The linter skips a fence above 128 KiB, every fence after the 16th, and code with brackets nested more than 200 deep. It says so in a warning.',
  bad: withChange('const scheme =', 'const scheme: object ='),
  check({ tools }, report) {
    for (const { range, message } of tools?.syntax ?? []) report(range, message)
    for (const { range, message } of tools?.unchecked ?? []) report(range, message, { severity: 'warning' })
  },
})
