import type { FormatInfo } from '../../model.ts'

export const planeInfo: FormatInfo = {
  name: 'plane',
  title: 'Skills plane',
  specification: 'https://github.com/CorvidLabs/corvid-agent',
  dialect: 'skills-plane',
  configName: 'skill',
  files: ['**/SKILL.md'],
  pattern: /(?:^|\/)SKILL\.md$/i,
}
