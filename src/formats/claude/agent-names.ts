import type { Files } from '../../model.ts'
import { bundledFiles, isOwnFile } from '../../references/bundled-files.ts'
import { pluginAround } from '../../references/plugins.ts'
import { trimmedText } from '../../syntax/fields.ts'
import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { viewAt } from '../../syntax/views.ts'
import { onlyOne } from '../../wording/compare.ts'
import { nearestOf } from '../../wording/near-names.ts'
import { basename, dirname, foldersAbove, join } from '../../wording/paths.ts'

/** Agents that Claude Code brings. Source: https://code.claude.com/docs/en/sub-agents#built-in-subagents */
const BUILT_IN = ['general-purpose', 'Explore', 'Plan', 'claude', 'statusline-setup']
/** So many files are read for their names. */
export const MOST_READ = 200

const namesIn = viewAt((folder: string, files: Files): readonly string[] => {
  const agents = bundledFiles(`${folder}/`, files).files.filter(
    (path) => path.endsWith('.md') && isOwnFile(path, files),
  )
  return agents.slice(0, MOST_READ).flatMap((path) => {
    const { state, fields } = parseFrontmatter(files.read(path) ?? '')
    // A plugin’s agent without a name has that of its file.
    return state === 'absent' ? [] : (trimmedText(fields, 'name') ?? basename(path, '.md'))
  })
})

/**
 * The agent that is meant by the name of none in the `.claude` folder or the plugin around a path; undefined where it is
 * the name of one, or nobody can know. Those of the user and of other plugins are not known, so only a slip counts.
 */
export function meantAgent(name: string, path: string, files: Files): string | undefined {
  const known = [...agentsAround(path, files), ...BUILT_IN]
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

function foldersAround(path: string, files: Files): readonly string[] {
  const plugin = pluginAround(dirname(path), files) ?? '.'
  // Claude Code takes those of the folder it starts in, and of all around it.
  const projects = foldersAbove(path).filter((folder) => !/(?:^|\/)\.claude(?:\/|$)/.test(folder))
  return [...projects.map((folder) => join(folder, '.claude/agents')), join(plugin, 'agents')]
}

/** The names of the agents in the `.claude` folder or the plugin around a path. */
export function agentsAround(path: string, files: Files): readonly string[] {
  return [...new Set(foldersAround(path, files).flatMap((folder) => namesIn(folder, files)))]
}

/** Whether git would leave out an agent of a name, so that nobody can know of it. */
export function isLeftOut(name: string, path: string, files: Files): boolean {
  return foldersAround(path, files).some((folder) => files.ignored(`${folder}/${name}.md`))
}

/** Whether an agent is one that Claude Code brings, or one of another plugin. */
export function isFromElsewhere(name: string): boolean {
  return BUILT_IN.includes(name) || name.includes(':')
}
