import type { Format } from '../../model.ts'
import type { SkillHeader } from '../skill/header.ts'
import { sharedRules, skill, speaking } from '../skill/index.ts'
import type { Skill } from '../skill/parse.ts'
import { parseSkill } from '../skill/parse.ts'
import { planeHeader } from './header.ts'
import { planeInfo } from './info.ts'
import { description } from './rules/description.ts'
import { domain } from './rules/domain.ts'
import { duplicateName } from './rules/duplicate-name.ts'
import { id } from './rules/id.ts'
import { misspeltField } from './rules/misspelt-field.ts'
import { name } from './rules/name.ts'
import { nameKey } from './rules/name-key.ts'
import { tags } from './rules/tags.ts'
import { unknownField } from './rules/unknown-field.ts'
import { version } from './rules/version.ts'

/** The Skills-plane dialect of SKILL.md: chosen by the user, never guessed. */
export const plane: Format<Skill, SkillHeader> = {
  ...skill,
  ...planeInfo,
  rules: [...sharedRules, id, misspeltField, description, name, nameKey, domain, version, tags, unknownField],
  repositoryRules: [duplicateName],
  parse: (source) => parseSkill(source, true),
  applicable: (document) => speaking({ ...document, fragment: false }, plane.rules),
  header: planeHeader,
}
