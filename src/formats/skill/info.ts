import type { FormatInfo } from '../../model.ts'

export const skillInfo: FormatInfo = {
  name: 'skill',
  title: 'Agent Skills',
  specification: 'https://agentskills.io/specification',
  dialect: 'agent-skills',
  files: ['**/SKILL.md'],
  pattern: /(?:^|\/)SKILL\.md$/i,
}
