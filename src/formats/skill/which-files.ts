import { pluginRoot } from '../../clients/other-products.ts'
import { ownersOf, ownPlaceOf } from '../../clients/places.ts'
import type { NamedFormat, Source } from '../../model.ts'
import { dirname } from '../../wording/paths.ts'
import { FLAT_FILES, isFlat, isMeantAsSkill, MISNAMED_FILES } from './flat-skill.ts'
import { isPage } from './page.ts'

/** A command, an agent or a prompt that is named `skill`: OpenCode runs `.opencode/commands/skill.md` as `/skill`. */
const COMMAND =
  /(?:^|\/)(?:\.[^/]+\/(?:commands?|agents?|prompts)\/(?:.*\/)?|(?<!skills\/)(?:commands?|agents|prompts)\/)skill\.md$/

export const SKILL_FILES: NamedFormat = {
  name: 'skill',
  dialect: 'agent-skills',
  files: ['**/SKILL.md', FLAT_FILES, MISNAMED_FILES],
  pattern:
    /(?:^|\/)SKILL\.md$|(?:^|\/)\.[^/]*\/skills\/(?!(?:readme|skill)\.md$)[^/]*\.md$|^(?=(?:[^/]*\/)*skills\/[^/]*\/)(?:[^/]*\/)*skill(?:s\.md|\.(?:md\.)?txt|\.markdown|\.mdx|\.md\.md)$/i,
  isPlace: (path) => !COMMAND.test(path) && (!isFlat(path) || ownersOf(ownPlaceOf(path)!.folder).length > 0),
  isMeant: (source) => isMeantAsSkill(source) && !isPage(source) && !isPluginCommand(source),
}

/** Whether Claude Code runs a file of a plugin as a command: `commands/plan/skill.md` as `/plan`. */
function isPluginCommand({ path, text, files }: Source): boolean {
  const [whole, root = ''] = /^(.*\/)?commands\/[^/]+\/skill\.md$/.exec(path) ?? []
  const isCommand = whole !== undefined && !/(?:^|\/)skills\//.test(root) && !/^name:/m.test(text)
  return isCommand && pluginRoot({ path, files }) === dirname(`${root}x`)
}
