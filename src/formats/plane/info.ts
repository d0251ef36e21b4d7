import type { FormatInfo } from '../../model.ts'
import { PLANE } from './example.ts'

export const planeInfo: FormatInfo = {
  name: 'plane',
  title: 'Skills plane',
  specification: PLANE,
  dialect: 'skills-plane',
  configName: 'skill',
  files: ['**/SKILL.md'],
  pattern: /(?:^|\/)SKILL\.md$/i,
}
