import type { FormatInfo } from '../../model.ts'

export const planeInfo: FormatInfo = {
  name: 'plane',
  title: 'Skills plane',
  specification: 'https://agentctx.ai/architecture/skills-plane',
  dialect: 'skills-plane',
  configName: 'skill',
  files: ['**/SKILL.md'],
  pattern: /(?:^|\/)SKILL\.md$/i,
}
