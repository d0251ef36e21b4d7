import { listedValue } from '../listed-value.ts'

export const color = listedValue({
  rule: 'color',
  key: 'color',
  values: ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink', 'cyan'],
  why: 'Claude Code shows the agent without a colour when it does not know the one that is given.',
  bad: 'magenta',
  good: 'purple',
})
