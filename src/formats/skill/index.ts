import { frontmatterUnclosed, frontmatterYaml } from '../../frontmatter-rules.ts'
import type { Format } from '../../types.ts'
import { goodSkill } from './example.ts'
import { parseSkill } from './parse.ts'
import type { Skill } from './parse.ts'
import { nameDirectory } from './rules/name-directory.ts'

const SOURCE = 'https://agentskills.io/specification#skill-md-format'

export const skill: Format<Skill, unknown> = {
  name: 'skill',
  title: 'Agent Skills',
  files: ['**/SKILL.md'],
  rules: [frontmatterUnclosed('skill', SOURCE, goodSkill), frontmatterYaml('skill', SOURCE, goodSkill), nameDirectory],
  repositoryRules: [],
  parse: parseSkill,
  applicable: () => skill.rules,
  header: () => undefined,
}
