import type { Files } from '../../model.ts'
import { bundledFiles, isOwnFile } from '../../references/bundled-files.ts'
import { pluginAround } from '../../references/plugins.ts'
import { trimmedText } from '../../syntax/fields.ts'
import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { viewAt } from '../../syntax/views.ts'
import { onlyOne } from '../../wording/compare.ts'
import { nearestOf } from '../../wording/near-names.ts'
import { dirname, join } from '../../wording/paths.ts'

/** Agents that Claude Code brings. Source: https://code.claude.com/docs/en/sub-agents#built-in-subagents */
const BUILT_IN = ['general-purpose', 'Explore', 'Plan', 'claude', 'statusline-setup']
/** So many files are read for their names. */
const MOST_READ = 200

const namesIn = viewAt((folder: string, files: Files): readonly string[] => {
  const agents = bundledFiles(`${folder}/`, files).files.filter(
    (path) => path.endsWith('.md') && isOwnFile(path, files),
  )
  return agents
    .slice(0, MOST_READ)
    .flatMap((path) => trimmedText(parseFrontmatter(files.read(path) ?? '').fields, 'name') ?? [])
})

/**
 * The agent that is meant by the name of none in the `.claude` folder or the plugin around a path; undefined where it is
 * the name of one, or nobody can know. Those of the user and of other plugins are not known, so only a slip counts.
 */
export function meantAgent(name: string, path: string, files: Files): string | undefined {
  const project = /^(?:.*\/)?\.claude(?=\/)/.exec(path)?.[0] ?? '.claude'
  const plugin = pluginAround(dirname(path), files) ?? '.'
  const own = [project, plugin].flatMap((folder) => namesIn(join(folder, 'agents'), files))
  const known = [...own, ...BUILT_IN]
  if (known.includes(name) || name.includes(':')) return undefined
  const meant = onlyOne([...new Set(nearestOf(name, known))])
  return meant === undefined || isOwnWord(name, meant) ? undefined : meant
}

/** `explorer`: a word that goes on where the name of a built-in agent ends may well be the name of a user’s own. */
function isOwnWord(name: string, meant: string): boolean {
  return (
    BUILT_IN.includes(meant) &&
    name.length > meant.length &&
    name.toLowerCase().startsWith(meant.toLowerCase())
  )
}
