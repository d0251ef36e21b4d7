import { listedValue } from '../listed-value.ts'

export const isolation = listedValue({
  rule: 'isolation',
  key: 'isolation',
  values: ['worktree'],
  // Some sessions have it, though no page says so.
  accepts: (value) => value === 'remote',
  why: 'Claude Code ignores an isolation that it does not know, and the agent works on the files of the conversation.',
  bad: 'container',
  good: 'worktree',
})
