import type { NamedFormat } from '../../model.ts'
import { SKILL_FILES } from '../skill/which-files.ts'

export const PLANE_FILES: NamedFormat = {
  ...SKILL_FILES,
  name: 'plane',
  dialect: 'skills-plane',
  configName: 'skill',
}
