import { withLines } from './example.ts'

export const bad = withLines(
  'handoffs:',
  '  - label: Implement',
  '    agent: implementer',
  '    prompt: Implement the plan.',
)
