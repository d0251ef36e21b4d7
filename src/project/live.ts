import { basename, dirname, join } from 'node:path'
import { budgeted } from '../files/budgeted-host.ts'
import type { Found } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { listingOnce } from '../files/host.ts'
import { overlaid } from '../files/overlaid-host.ts'
import { fromRoot, isInside, slashed, upTo } from '../files/paths.ts'
import { isRepository } from '../files/work-tree.ts'
import { registry } from '../formats/registry.ts'
import { BUDGET } from '../lint/budget.ts'
import type { Workspace } from '../lint/workspace.ts'
import { openWorkspace } from '../lint/workspace.ts'
import type { Tree } from '../model.ts'
import { compare, groupBy } from '../wording/compare.ts'
import { isConfigPath } from '../wording/config-names.ts'
import type { Mistake } from './config/config-file.ts'
import { namesIn } from './config/find-config-files.ts'
import type { Chosen } from './config/settings.ts'
import type { Discovered } from './discover-files.ts'
import { discoverFiles } from './discover-files.ts'
import type { Options } from './options.ts'
import { DEFAULTS } from './options.ts'

/** A repository that is kept, by its root: an absolute real path. */
export interface LiveRoot {
  readonly root: string
  readonly workspace: Workspace
}

/** What a run in a folder looks at, kept while its files change. It looks when it is asked, and writes nothing. */
export interface Live {
  /**
   * Hears that a file has another text, by its absolute real path; with `moved`, that it was added or deleted. The machine
   * has the change by then.
   */
  changed(path: string, moved: boolean): void
  /** Forgets all, for callers that do not hear what changes. */
  reset(): void
  /** The repositories with files to check. */
  roots(): readonly LiveRoot[]
  /** The nearest config file of a file, by its absolute path, else where one is to be made: from the root. */
  configOf(path: string, root: string): string
  /** What is wrong with the config files that were met: of one with an error the last settings without one hold. */
  mistakes(): readonly Mistake[]
}

/** What a search found, and the files of each root. */
interface Look {
  readonly search: Discovered
  readonly files: ReadonlyMap<string, ReadonlyMap<string, Found>>
}

/** A root, with the look that its workspace asks. */
interface Kept extends LiveRoot {
  look: Look
}

/** What a person chose for all files; without `paths` everything in the folder is looked at. */
export type LiveChoices = Partial<Chosen & Pick<Options, 'paths'>>

/** Opens a folder by its absolute path. Nothing is looked at before it is asked for. */
export function openLive(folder: string, machine: Host, choices: LiveChoices): Live {
  const options: Options = { ...DEFAULTS, errorOnUnmatched: false, ...choices }
  const good = new Map<string, Uint8Array>()
  const kept = new Map<string, Kept>()
  const changes = new Map<string, boolean>()
  let mistakes: readonly Mistake[] = []
  let opened = false
  // A session may last for days: what its changes cost is bounded for each of them.
  let purse = budgeted(machine, BUDGET.steps)
  const bounded: Host = { ...machine, cwd: folder, spend: (path, steps) => purse.spend!(path, steps) }
  const look = (): Look => {
    const looked = lookAt(bounded, options, good)
    mistakes = looked.mistakes
    return looked.look
  }
  const update = (): void => {
    if (opened && changes.size === 0) return
    purse = budgeted(machine, BUDGET.steps)
    const paths = [...changes.keys()]
    const moved = paths.filter((path) => changes.get(path))
    if (!opened || paths.some(decides)) kept.clear()
    // Manifests name other files, texts in Markdown do not.
    const again = !opened || moved.length > 0 || paths.some((path) => decides(path) || !/\.3?md$/i.test(path))
    const next = again ? look() : undefined
    changes.clear()
    opened = true
    const roots = next === undefined ? [...kept.keys()] : [...next.files.keys()]
    for (const root of kept.keys()) if (!roots.includes(root)) kept.delete(root)
    for (const root of roots) keep(root, paths, moved, next)
  }
  const keep = (
    root: string,
    paths: readonly string[],
    moved: readonly string[],
    next: Look | undefined,
  ): void => {
    const known = kept.get(root)
    if (known === undefined) {
      kept.set(root, openRoot(root, next!, options, bounded))
      return
    }
    const change = (): readonly string[] => {
      known.look = next ?? known.look
      return [...known.look.files.get(root)!.keys()]
    }
    known.workspace.change(pathsIn(root, paths), change, pathsIn(root, moved))
  }
  return {
    changed(path, moved) {
      // Git writes there all the time.
      const isOfGit = slashed(path).includes('/.git/')
      if (!isOfGit || decides(path)) changes.set(path, moved || changes.get(path) === true)
    },
    reset() {
      opened = false
    },
    roots() {
      update()
      return [...kept.values()].sort((a, b) => compare(a.root, b.root))
    },
    configOf(path, root) {
      for (const at of [...upTo(root, dirname(path)), root]) {
        const [name] = namesIn(at, root, bounded)
        if (name !== undefined) return fromRoot(join(at, name), root)
      }
      return 'passmuster.yaml'
    },
    mistakes() {
      update()
      return mistakes
    },
  }
}

function pathsIn(root: string, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => isInside(path, root)).map((path) => fromRoot(path, root))
}

/** Whether a file decides which others are checked, and how. */
function decides(path: string): boolean {
  return (
    isConfigPath(slashed(path)) || /\/(?:\.gitignore|\.git(?:\/HEAD|\/info\/exclude)?)$/.test(slashed(path))
  )
}

/** Searches the folder, with the last `good` text of each config file that has an error. */
function lookAt(
  machine: Host,
  options: Options,
  good: Map<string, Uint8Array>,
): { readonly look: Look; readonly mistakes: readonly Mistake[] } {
  const seen = new Map<string, Uint8Array>()
  const noting: Host = {
    ...machine,
    read(path, most) {
      const bytes = machine.read(path, most)
      if (isConfigPath(slashed(path))) seen.set(path, bytes)
      return bytes
    },
  }
  const first = searchWith(noting, options)
  const { mistakes } = first.search.configs
  const wrong = new Set(mistakes.flatMap(({ path, severity }) => (severity === 'error' ? path : [])))
  for (const [path, bytes] of seen) if (!wrong.has(path)) good.set(path, bytes)
  if (wrong.size === 0) return { look: first, mistakes }
  const before = new Map([...wrong].map((path) => [path, good.get(path)]))
  return { look: searchWith(overlaid(machine, before), options), mistakes }
}

function searchWith(machine: Host, options: Options): Look {
  const search = discoverFiles(options, listingOnce(machine))
  const files = new Map(
    [...groupBy(search.found, ({ root }) => root)].map(([root, found]) => [
      root,
      new Map(found.map((file) => [file.path, file])),
    ]),
  )
  // Config files are read when they are first needed.
  for (const file of search.found) search.settingsFor(file)
  return { search, files }
}

function openRoot(root: string, look: Look, options: Options, host: Host): Kept {
  const tree = (): Tree => kept.look.search.repositories.treeOf(root)
  const workspace = openWorkspace({
    ...options,
    // Each file to lint was found.
    registry: { ...registry, isDocument: () => false },
    tree: {
      has: (path) => tree().has(path),
      real: (path) => tree().real(path),
      read: (path) => tree().read(path),
      list: (path) => tree().list(path),
      ignored: (path) => tree().ignored(path),
      mayName: (path) => tree().mayName(path),
      isSame: (one, other) => tree().isSame(one, other),
      mayRun: (path) => tree().mayRun(path),
    },
    paths: [...look.files.get(root)!.keys()],
    settings: (path) => kept.look.search.settingsFor({ root, path }),
    directory: isRepository(root, host) ? undefined : basename(root),
    read: (path) => kept.look.search.read(kept.look.files.get(root)?.get(path) ?? { root, path }),
    mayReport: (path, files) => kept.look.search.mayReport({ root, path }, files),
    today: host.today(),
  })
  const kept: Kept = { root, workspace, look }
  return kept
}
