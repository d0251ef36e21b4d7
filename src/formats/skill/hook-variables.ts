import type { Details, Field, Range } from '../../model.ts'
import { pluginAround } from '../../references/plugins.ts'
import { suggest } from '../../wording/fixes.ts'
import { dirname } from '../../wording/paths.ts'
import { quote } from '../../wording/quote.ts'
import { commandsOf } from '../hook-commands.ts'
import type { Skill } from './parse.ts'

/** A variable in the command of a hook that is empty there. */
interface Unset extends Details {
  readonly range: Range
  readonly message: string
}

const SKILL_DIR = /\$(?:\{CLAUDE_SKILL_DIR\}|CLAUDE_SKILL_DIR\b)/g

/** The uses of the skill’s own folder in the commands of hooks: Claude Code sets that variable in the body alone. */
export function unsetInHooks(hooks: Field, skill: Skill): readonly Unset[] {
  return commandsOf(hooks).flatMap(({ range }) =>
    [...skill.text.slice(...range).matchAll(SKILL_DIR)].map(({ 0: written, index }) => {
      const at: Range = [range[0] + index, range[0] + index + written.length]
      const meant = folderIn(skill)
      return {
        range: at,
        message: `${quote(written)} is empty in the command of a hook. Write ${quote(meant)} instead.`,
        ...suggest(`Write ${quote(meant)}`, at, meant),
      }
    }),
  )
}

/** The skill’s folder for a hook: the root of its plugin is in the variable where it has one. */
function folderIn({ path, files }: Skill): string {
  const folder = dirname(path)
  const plugin = pluginAround(folder, files)
  const below = plugin === undefined ? '' : plugin === '.' ? `/${folder}` : folder.slice(plugin.length)
  return `\${CLAUDE_PLUGIN_ROOT}${folder === '.' ? '' : below}`
}
