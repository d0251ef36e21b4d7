import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { CONFIG_NAMES } from '../wording/config-names.ts'
import { dirname, foldersAbove, join } from '../wording/paths.ts'
import { CLIENTS } from './index.ts'
import { claudeManifests, pluginRoot } from './other-products.ts'
import { OWN_FOLDERS } from './own-folders.ts'
import type { Place } from './places.ts'
import { mayBeNamed, ownPlaceOf, waysTo } from './places.ts'

/** So deep `npx skills` looks where it knows no better. */
const DEEPEST = 5
/** What installers look into first: `npx skills` through two levels of groups, `gh skill` also in `plugins`. */
const LISTED = /^(?:skills\/(?:[^/]+\/){0,2}|plugins\/[^/]+\/skills\/)[^/]+\/[^/]+$/

/**
 * The folder of a skill that no client and no installer looks into by itself, in a repository with a `.git` at its root;
 * undefined for any other file. They look into clients’ own folders, plugins, a `skills` folder at the root, and folders
 * right there. Where no skill lies in one of these, they look five folders deep. Source:
 * https://github.com/vercel-labs/skills/blob/main/src/skills.ts and
 * https://github.com/cli/cli/blob/trunk/internal/skills/discovery/discovery.go.
 */
export function unsearchedFolder(place: Place): string | undefined {
  const { path, files } = place
  const folders = path.split('/').slice(0, -1)
  if (folders.length < 2 || !/\/skill\.md$/i.test(path) || ownPlaceOf(path) !== undefined) return undefined
  if (LISTED.test(path) || isOfInnerProject(path, files)) return undefined
  if (folders.length <= DEEPEST && !files.once(hasListed, '.')) return undefined
  const root = pluginRoot(place)
  if (root !== undefined && isOfPlugin(path, root, files)) return undefined
  const linked = files.real('skills')
  const isLinked = waysTo(place, '').length > 0 || (linked !== undefined && path.startsWith(`${linked}/`))
  const isNamed = isLinked || isCopied(path, files)
  return isNamed || CLIENTS.some((client) => mayBeNamed(client, files))
    ? undefined
    : folders.slice(0, -1).join('/')
}

/**
 * Whether a folder above a skill is a project of its own: a repository, one with settings, or a package of npm that has
 * the skill among its `skills` (https://github.com/antfu/skills-npm).
 */
function isOfInnerProject(path: string, files: Files): boolean {
  const inner = foldersAbove(path).filter((folder) => folder !== '.')
  return inner.some((folder) => {
    const isPackage = files.has(join(folder, 'package.json')) && LISTED.test(path.slice(folder.length + 1))
    return isPackage || ['.git', ...CONFIG_NAMES].some((name) => files.has(join(folder, name)))
  })
}

/** Whether a skill lies where plugins have theirs, or a manifest may name its folder. */
function isOfPlugin(path: string, root: string, files: Files): boolean {
  const inner = path.slice(root === '.' ? 0 : root.length + 1).split('/', 1)[0]!
  const outer = path.split('/', 1)[0]!
  const [own, outermost] = [root, '.'].map((folder) => files.once(claudeManifests, folder))
  if (inner === 'skills' || inner === 'SKILL.md' || own === undefined || outermost === undefined) return true
  return own.some((text) => isNamedIn(text, inner)) || outermost.some((text) => isNamedIn(text, outer))
}

/** Whether a manifest names a folder, or that all are folders of skills. */
function isNamedIn(manifest: string, folder: string): boolean {
  const isNamed = ['', './'].some((start) => manifest.includes(`"${start}${folder}`))
  return isNamed || /"skills":\s{0,99}\[?\s{0,99}"\.\/?"/.test(manifest)
}

/** What tells people, or does, how skills come into a client’s folder, and what agents read first. */
const GUIDES =
  'README.md INSTALL.md docs/install.md AGENTS.md CLAUDE.md install.sh install.ps1 setup.sh scripts/install.sh Makefile justfile package.json opencode.json crush.json'.split(
    ' ',
  )

/** Whether a guide names the `skills` folder around a skill, or has a command that copies or links what is around it. */
function isCopied(path: string, files: Files): boolean {
  const home = dirname(dirname(path))
  const first = `${path.split('/', 1)[0]!}/`
  const isNaming = (line: string): boolean =>
    (home.endsWith('/skills') && line.includes(home)) ||
    (line.includes(first) && /\b(?:cp|ln|rsync|npx skills)\b/.test(line))
  return [...GUIDES, `${first}README.md`].some((guide) => files.read(guide)?.split('\n').some(isNaming))
}

/** Whether a skill that can be installed lies in a folder that installers look into first. */
const hasListed = viewAt((root: string, files: Files): boolean => {
  const homes = ['skills', ...OWN_FOLDERS].map((folder) => join(root, folder))
  return homes.some((home) =>
    files.list(home).some(({ name, isDirectory }) => {
      const text = isDirectory ? (files.read(join(home, name, 'SKILL.md')) ?? '') : ''
      const isInternal = /^[ \t]{1,9}internal:[ \t]{1,9}true/m.test(text)
      return /^name:/m.test(text) && /^description:/m.test(text) && !isInternal
    }),
  )
})
