import { listedValue } from '../listed-value.ts'

export const effort = listedValue({
  rule: 'effort',
  key: 'effort',
  values: ['low', 'medium', 'high', 'xhigh', 'max'],
  accepts: (value) => /^\d+$/.test(value) || /^(?:low|medium|high|xhigh|max)$/i.test(value),
  why: 'Claude Code ignores an effort that it does not know, and the agent thinks as much as the conversation does. A whole number is read, too.',
  bad: 'extreme',
  good: 'high',
})
