import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { foldersAbove, join } from '../wording/paths.ts'
import { pluginRoot } from './other-products.ts'
import { OWN_FOLDERS } from './own-folders.ts'
import type { Place } from './places.ts'
import { namesSkills, ownPlaceOf } from './places.ts'

/** So deep `npx skills` looks where it knows no better. */
const DEEPEST = 5
/** So many levels of groups `npx skills` looks through below `skills`. */
const GROUPS = 2

/**
 * The folder of a skill that no client and no installer looks into; undefined for any other file. Looked into are clients’
 * own folders, plugins, any folder of skills that is named `skills`, and those right at the root; and all, as far as five deep, where
 * no skill lies in one of these. Source: https://github.com/vercel-labs/skills/blob/main/src/skills.ts and
 * https://github.com/cli/cli/blob/trunk/internal/skills/discovery/discovery.go.
 */
export function unsearchedFolder({ path, files }: Place): string | undefined {
  const folders = path.split('/').slice(0, -1)
  if (folders.length < 2 || !path.endsWith('/SKILL.md') || ownPlaceOf(path) !== undefined) return undefined
  if (folders.at(-2) === 'skills' || (folders[0] === 'skills' && folders.length <= 2 + GROUPS))
    return undefined
  const root = pluginRoot({ path, files })
  if (root !== undefined && isOfPlugin(path, root, files)) return undefined
  return folders.length > DEEPEST || files.once(hasListed, '.') ? folders.slice(0, -1).join('/') : undefined
}

/** Whether a skill lies where plugins have theirs, or where a manifest may say. */
function isOfPlugin(path: string, root: string, files: Files): boolean {
  if (path === join(root, 'SKILL.md') || path.startsWith(`${join(root, 'skills')}/`)) return true
  const marketplace = files.read('.claude-plugin/marketplace.json') ?? ''
  const isNamed = foldersAbove(path).some((folder) => folder !== '.' && marketplace.includes(folder))
  return isNamed || namesSkills(root, files)
}

/** Whether a skill lies in a folder that installers look into first: who has groups of skills at the root may mean these, too. */
const hasListed = viewAt((root: string, files: Files): boolean => {
  const homes = ['skills', ...OWN_FOLDERS].map((folder) => join(root, folder))
  return homes.some((home) =>
    files.list(home).some(({ name, isDirectory }) => isDirectory && files.has(join(home, name, 'SKILL.md'))),
  )
})
