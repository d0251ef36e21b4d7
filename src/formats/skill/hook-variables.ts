import type { Field } from '../../model.ts'
import { pluginAround } from '../../references/plugins.ts'
import { matchesIn } from '../../syntax/position.ts'
import type { Problem } from '../../syntax/yaml-errors.ts'
import { suggest } from '../../wording/fixes.ts'
import { dirname } from '../../wording/paths.ts'
import { quote } from '../../wording/quote.ts'
import { commandsOf } from '../hook-commands.ts'
import type { Skill } from './parse.ts'

const SKILL_DIR = /\$(?:\{CLAUDE_SKILL_DIR\}|CLAUDE_SKILL_DIR\b)/g

/** The uses of the skill’s own folder in the commands of hooks: Claude Code sets that variable in the body alone. */
export function unsetInHooks(hooks: Field, skill: Skill): readonly Problem[] {
  const found = commandsOf(hooks).flatMap(({ range }) => matchesIn(skill.text, range, SKILL_DIR))
  return found.map(({ range, match: [written] }) => {
    const meant = folderIn(skill)
    const message = `${quote(written)} is empty in the command of a hook. Write ${quote(meant)} instead.`
    return { range, message, details: suggest(`Write ${quote(meant)}`, range, meant) }
  })
}

/** The skill’s folder for a hook: the root of its plugin is in the variable where it has one. */
function folderIn({ path, files }: Skill): string {
  const folder = dirname(path)
  const plugin = pluginAround(folder, files)
  const below = plugin === undefined ? '' : plugin === '.' ? `/${folder}` : folder.slice(plugin.length)
  return `\${CLAUDE_PLUGIN_ROOT}${folder === '.' ? '' : below}`
}
