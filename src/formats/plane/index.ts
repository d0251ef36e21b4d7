import type { Format } from '../../model.ts'
import type { SkillHeader } from '../skill/header.ts'
import { sharedRules, skill, speaking } from '../skill/index.ts'
import type { Skill } from '../skill/parse.ts'
import { parseSkill } from '../skill/parse.ts'
import { PLANE } from './example.ts'
import { planeFieldRules } from './field-rules.ts'
import { FIELDS } from './fields.ts'
import { planeHeader } from './header.ts'
import { duplicateName } from './rules/duplicate-name.ts'
import { id } from './rules/id.ts'
import { name } from './rules/name.ts'
import { PLANE_FILES } from './which-files.ts'

/** The Skills-plane dialect of SKILL.md: chosen by the user, never guessed. */
export const plane: Format<Skill, SkillHeader> = {
  ...skill,
  ...PLANE_FILES,
  title: 'Skills plane',
  specification: PLANE,
  fields: FIELDS,
  rules: [...sharedRules, id, ...planeFieldRules, name],
  repositoryRules: [duplicateName],
  parse: (source) => parseSkill(source, true),
  applicable: (document) => speaking({ ...document, fragment: false, noSkill: undefined }, plane.rules),
  header: planeHeader,
}
