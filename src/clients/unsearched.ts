import type { Files } from '../model.ts'
import { viewAt } from '../syntax/views.ts'
import { join } from '../wording/paths.ts'
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
 * The folder of a skill that no client and no installer looks into by itself; undefined for any other file. They look into
 * clients’ own folders, plugins, a `skills` folder at the root, and folders right there. Where no skill lies in one of
 * these, they look five folders deep. Source: https://github.com/vercel-labs/skills/blob/main/src/skills.ts and
 * https://github.com/cli/cli/blob/trunk/internal/skills/discovery/discovery.go.
 */
export function unsearchedFolder(place: Place): string | undefined {
  const { path, files } = place
  const folders = path.split('/').slice(0, -1)
  const [first = '', second] = folders
  if (second === undefined || !/\/skill\.md$/i.test(path) || ownPlaceOf(path) !== undefined) return undefined
  if (LISTED.test(path) || isOfInnerProject(path, files)) return undefined
  if (folders.length <= DEEPEST && !files.once(hasListed, '.')) return undefined
  const root = pluginRoot(place)
  if (root !== undefined && isOfPlugin(path, root, files)) return undefined
  const isNamed = waysTo(place, '').length > 0 || isCopied(first, files)
  return isNamed || CLIENTS.some((client) => mayBeNamed(client, files))
    ? undefined
    : folders.slice(0, -1).join('/')
}

/**
 * Whether a `skills` folder is that of a package of npm (https://github.com/antfu/skills-npm), of a folder with settings
 * of its own, or of one that may be a repository.
 */
function isOfInnerProject(path: string, files: Files): boolean {
  const root = /^(.+)\/skills\/[^/]+\/[^/]+$/.exec(path)?.[1]
  if (root === undefined) return false
  return !files.has('.git') || ['package.json', 'passmuster.yaml'].some((name) => files.has(join(root, name)))
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

/** What tells people, or does, how skills come into a client’s folder. */
const GUIDES = 'README.md INSTALL.md install.sh setup.sh Makefile justfile package.json'.split(' ')

/** Whether a command of a guide copies a folder, or links it. */
function isCopied(folder: string, files: Files): boolean {
  return GUIDES.some((guide) =>
    files
      .read(guide)
      ?.split('\n')
      .some((line) => line.includes(`${folder}/`) && /\b(?:cp|ln|rsync|npx skills)\b/.test(line)),
  )
}

/** Whether a skill that can be installed lies in a folder that installers look into first. */
const hasListed = viewAt((root: string, files: Files): boolean => {
  const homes = ['skills', ...OWN_FOLDERS].map((folder) => join(root, folder))
  return homes.some((home) =>
    files.list(home).some(({ name, isDirectory }) => {
      const text = isDirectory ? (files.read(join(home, name, 'SKILL.md')) ?? '') : ''
      return /^name:/m.test(text) && /^description:/m.test(text)
    }),
  )
})
