import { ownersOf, ownPlaceOf } from '../../clients/places.ts'
import type { NamedFormat } from '../../model.ts'
import { FLAT_FILES, isFlat, isMeantAsSkill } from './flat-skill.ts'
import { isPage } from './page.ts'

export const SKILL_FILES: NamedFormat = {
  name: 'skill',
  dialect: 'agent-skills',
  files: ['**/SKILL.md', FLAT_FILES],
  pattern: /(?:^|\/)SKILL\.md$|(?:^|\/)\.[^/]*\/skills\/(?!(?:readme|skill)\.md$)[^/]*\.md$/i,
  isPlace: (path) => !isFlat(path) || ownersOf(ownPlaceOf(path)!.folder).length > 0,
  isMeant: (source) => isMeantAsSkill(source) && !isPage(source),
}
