import type { NamedFormat } from '../../model.ts'

export const SKILL_FILES: NamedFormat = {
  name: 'skill',
  dialect: 'agent-skills',
  files: ['**/SKILL.md'],
  pattern: /(?:^|\/)SKILL\.md$/i,
}
