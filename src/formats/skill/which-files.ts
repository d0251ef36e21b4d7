import { ownersOf, ownPlaceOf } from '../../clients/places.ts'
import type { NamedFormat } from '../../model.ts'
import { FLAT_FILES, isFlat, isMeantAsSkill, MISNAMED_FILES } from './flat-skill.ts'
import { isPage } from './page.ts'

/** A command, an agent or a prompt that is named `skill`: OpenCode runs `.opencode/commands/skill.md` as `/skill`, Claude Code `commands/plan/skill.md` of a plugin as `/plan`. */
const COMMAND =
  /(?:^|\/)(?:\.[^/]+\/(?:commands?|agents?|prompts)\/(?:.*\/)?|(?<!skills\/)(?:commands?\/(?:[^/]+\/)?|(?:agents|prompts)\/))skill\.md$/

export const SKILL_FILES: NamedFormat = {
  name: 'skill',
  dialect: 'agent-skills',
  files: ['**/SKILL.md', FLAT_FILES, MISNAMED_FILES],
  pattern:
    /(?:^|\/)SKILL\.md$|(?:^|\/)\.[^/]*\/skills\/(?!(?:readme|skill)\.md$)[^/]*\.md$|^(?=(?:[^/]*\/)*skills\/[^/]*\/)(?:[^/]*\/)*skill(?:s\.md|\.(?:md\.)?txt|\.markdown|\.mdx|\.md\.md)$/i,
  isPlace: (path) => !COMMAND.test(path) && (!isFlat(path) || ownersOf(ownPlaceOf(path)!.folder).length > 0),
  isMeant: (source) => isMeantAsSkill(source) && !isPage(source),
}
