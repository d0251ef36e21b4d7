import { relative, resolve } from 'node:path'
import { basename, dirname, join } from 'node:path/posix'
import type { Host } from '../files/host.ts'
import { isInside, realFolder, slashed } from '../files/paths.ts'
import { rootOf } from '../files/work-tree.ts'
import { USUAL_BASELINE } from '../project/check.ts'
import type { Links } from '../project/trust/links.ts'
import { isConfigPath } from '../wording/config-names.ts'
import { quotePath } from '../wording/quote.ts'
import type { Step } from './step.ts'

/** The config files and baselines of a step. Their places are paths from the root, with `/`. */
export interface Steering {
  /** The real path of the root. */
  readonly root: string
  /** Those that say something also where nothing is there: the pull request may have led their folders elsewhere. */
  readonly expected: readonly string[]
  readonly has: (place: string) => boolean
  readonly placeOf: (path: string) => string
}

/** A folder of the root has config files, too. */
const OF_ROOT = '.github/passmuster.yaml'

/** Tells which files are config files or baselines for a step. */
export function steeringOf({ inputs, host }: Pick<Step, 'inputs' | 'host'>): Steering {
  const { config } = inputs.options
  const top = rootOf(host.cwd, host)
  const root = realFolder(top, host)
  const placeOf = (path: string): string => slashed(relative(isInside(path, root) ? root : top, path))
  const named = [USUAL_BASELINE, ...(typeof config === 'string' ? [config] : [])]
  const placesIn = (cwd: string): readonly string[] => named.map((path) => placeOf(resolve(cwd, path)))
  const shown = placesIn(host.cwd)
  const real = placesIn(realFolder(host.cwd, host))
  return {
    root,
    expected: [...(config === undefined ? [OF_ROOT] : []), ...shown.filter((place) => !real.includes(place))],
    has: (place) => isConfigPath(place) || shown.includes(place) || real.includes(place),
    placeOf,
  }
}

/** The same machine, where `read` hears the absolute paths of the config files and baselines that are read. */
export function watched(host: Host, { has, placeOf }: Steering, read: Set<string>): Host {
  return {
    ...host,
    read(path, most) {
      if (has(placeOf(path))) read.add(path)
      return host.read(path, most)
    },
  }
}

/** What a pull request changes, as far as places lead there. */
interface Changed {
  readonly links: Links
  readonly isChanged: (path: string) => boolean
  /** Whether the file of the base commit replaces the one that lies at a path. */
  readonly isReplaced: (path: string) => boolean
}

/** Why what is at a place may not be what is there on the base commit; undefined where it is. */
export function strayFrom(place: string, { links, isChanged, isReplaced }: Changed): string | undefined {
  const { follow, way, isModule } = links
  if (isReplaced(place)) return undefined
  const installed = installedBy(place).find(isChanged)
  if (installed !== undefined)
    return `${quotePath(place)} is of a package, and the pull request changes ${quotePath(installed)}. Extend a file of the repository instead.`
  const passed = way(place)
  const own = passed.indexOf(join(follow(dirname(place)) ?? '.', basename(place)))
  const replaced = own !== -1 && isReplaced(passed[own]!) ? own : passed.length
  const at = passed.slice(0, replaced).find(isChanged)
  if (at === undefined) return undefined
  const shown = quotePath(place)
  if (at === follow(place))
    return `${shown} is a link to a file that the pull request changes. Replace the link by the file.`
  return isModule(at)
    ? `${shown} lies in the submodule ${quotePath(at)}, which the pull request changes. Ignore the submodule in the config of the repository.`
    : `${shown} is reached through the link ${quotePath(at)}, which the pull request changes. Replace the link by its target.`
}

/** What says which packages are installed, in the folders around `node_modules`. */
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  '.npmrc',
  '.yarnrc.yml',
]

/** The files that decide what a package has at a place; none for a place that is in no package. */
function installedBy(place: string): readonly string[] {
  const names = place.split('/')
  const folders = names.slice(0, Math.max(names.indexOf('node_modules'), 0))
  if (!names.includes('node_modules')) return []
  return [[], ...folders.map((_, index) => folders.slice(0, index + 1))].flatMap((above) =>
    MANIFESTS.map((name) => [...above, name].join('/')),
  )
}
