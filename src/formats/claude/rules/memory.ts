import { listedValue } from '../listed-value.ts'

export const memory = listedValue({
  rule: 'memory',
  key: 'memory',
  values: ['user', 'project', 'local'],
  why: 'Claude Code ignores a scope that it does not know, and the agent remembers nothing.',
  bad: 'global',
  good: 'project',
})
