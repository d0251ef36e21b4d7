import type { Files } from '../../model.ts'
import { isOwnFile } from '../../references/bundled-files.ts'
import { trimmedText } from '../../syntax/fields.ts'
import { parseFrontmatter } from '../../syntax/frontmatter.ts'
import { viewAt } from '../../syntax/views.ts'
import { onlyOne } from '../../wording/compare.ts'
import { nearestOf } from '../../wording/near-names.ts'
import { join } from '../../wording/paths.ts'

/** Agents that Claude Code brings. Source: https://code.claude.com/docs/en/sub-agents#built-in-subagents */
const BUILT_IN = ['general-purpose', 'Explore', 'Plan', 'claude', 'statusline-setup']
/** So many files are read for their names. */
const MOST_READ = 200

const namesIn = viewAt((folder: string, files: Files): readonly string[] => {
  const names = files.list(folder).map(({ name }) => join(folder, name))
  const agents = names.filter((path) => path.endsWith('.md') && isOwnFile(path, files))
  return agents
    .slice(0, MOST_READ)
    .flatMap((path) => trimmedText(parseFrontmatter(files.read(path) ?? '').fields, 'name') ?? [])
})

/**
 * The agent that is meant by the name of none in the `.claude` folder around a path; undefined where it is the name of
 * one, or nobody can know. Those of the user and of plugins are not known, so only a slip counts.
 */
export function meantAgent(name: string, path: string, files: Files): string | undefined {
  const folder = /^(?:.*\/)?\.claude(?=\/)/.exec(path)?.[0]
  const own = folder === undefined ? [] : files.once(namesIn, join(folder, 'agents'))
  const known = [...own, ...BUILT_IN]
  if (known.includes(name) || name.includes(':')) return undefined
  return onlyOne(nearestOf(name, known))
}
