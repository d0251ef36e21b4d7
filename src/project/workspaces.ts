import { basename } from 'node:path'
import type { Found } from '../files/found-path.ts'
import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { isRepository } from '../files/work-tree.ts'
import { registry } from '../formats/registry.ts'
import { BUDGET, roomFor } from '../lint/budget.ts'
import { OVER_BUDGET } from '../lint/reading.ts'
import type { FileReport, Workspace } from '../lint/workspace.ts'
import { openWorkspace } from '../lint/workspace.ts'
import type { Files } from '../model.ts'
import type { Result } from '../reporters/report.ts'
import { resultOf } from '../reporters/report.ts'
import { compare, groupBy } from '../wording/compare.ts'
import type { Discovered } from './discover-files.ts'
import type { Options } from './options.ts'
import { isInShard } from './shards/shard.ts'

/** The workspaces of a run: one for each root. */
export interface Workspaces {
  of(root: string): Workspace
  results(): readonly Result[]
}

type Linting = Pick<
  Options,
  'inlineConfig' | 'reportSuppressed' | 'rules' | 'earlier' | 'shard' | 'budget' | 'fix' | 'stdinPath'
>

/** Opens the workspaces of files that were found. */
export function openWorkspaces(
  found: readonly Found[],
  search: Pick<Discovered, 'repositories' | 'read' | 'settingsFor' | 'mayReport'>,
  options: Linting,
  host: Host,
): Workspaces {
  const budget = options.budget ?? BUDGET
  const room = roomFor(budget)
  let left = budget.text
  const read: Discovered['read'] = (found) => {
    if (left <= 0) return { state: 'unreadable', reason: OVER_BUDGET }
    const reading = search.read(found)
    if ('text' in reading) left -= reading.text.length
    return reading
  }
  const { stdinPath, shard, fix } = options
  const opened = new Map(
    [...groupBy(found, (file) => file.root)].map(([root, ofRoot]) => {
      const files = new Map(ofRoot.map((file) => [file.path, file]))
      const mayReport = (path: string, files: Files): boolean => search.mayReport({ root, path }, files)
      const workspace = openWorkspace({
        ...options,
        // Each file to lint was found.
        registry: { ...registry, isDocument: () => false },
        room,
        tree: search.repositories.treeOf(root),
        paths: [...files.keys()],
        settings: (path) => search.settingsFor({ root, path }),
        directory: isRepository(root, host) ? undefined : basename(root),
        read: (path) => read(files.get(path) ?? { root, path }),
        mayReport: stdinPath === undefined ? mayReport : undefined,
        isReported: (path) => isInShard(path, shard),
        today: host.today(),
        isFrozen: fix === undefined,
      })
      return [root, { workspace, files }] as const
    }),
  )
  return {
    of: (root) => opened.get(root)!.workspace,
    results() {
      let done = 0
      const tick = host.progress && (() => host.progress!(++done, found.length))
      return [...opened]
        .flatMap(([root, { workspace, files }]) =>
          workspace.all(tick).flatMap((file) => {
            const isRefused = files.get(file.path)?.refusal !== undefined
            return isNothing(file) && !isRefused
              ? []
              : resultOf(file, (path) => shownPath({ root, path }, host.cwd))
          }),
        )
        .sort((a, b) => compare(a.path, b.path))
    },
  }
}

/** Whether a file has no say: a page of documentation among agents is none of them. */
function isNothing({ format, reported, diagnostics, omitted }: FileReport): boolean {
  return format === undefined && reported && diagnostics.length === 0 && omitted === undefined
}
