import { basename } from 'node:path'
import type { Found } from '../files/found-path.ts'
import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { isRepository } from '../files/work-tree.ts'
import { refusalOf } from '../formats/file/index.ts'
import { formatOf, isDocument, isSeenByOthers } from '../formats/names.ts'
import { rules } from '../formats/rules.ts'
import { BUDGET } from '../lint/budget.ts'
import type { Registry } from '../lint/lint-file.ts'
import type { Reading } from '../lint/reading.ts'
import { OVER_BUDGET } from '../lint/reading.ts'
import type { FileReport, Workspace } from '../lint/workspace.ts'
import { openWorkspace } from '../lint/workspace.ts'
import type { Files } from '../model.ts'
import type { Result } from '../reporters/report.ts'
import { compare } from '../wording/compare.ts'
import type { Discovered } from './discover-files.ts'
import type { Options } from './options.ts'
import { isInShard } from './shards/shard.ts'

/** All formats there are. */
export const registry: Registry = {
  formatOf,
  isDocument,
  isSeenByOthers,
  refusalOf,
  ids: rules.map(({ id }) => id),
}

/** The workspaces of a run: one for each root. */
export interface Workspaces {
  of(root: string): Workspace
  /** All files in the order of the report. */
  results(): readonly Result[]
}

/** What is to be known of a search. */
type Search = Pick<Discovered, 'repositories' | 'read' | 'settingsFor' | 'mayReport'>

/** What options say of linting. */
type Linting = Pick<
  Options,
  'inlineConfig' | 'reportSuppressed' | 'earlier' | 'shard' | 'budget' | 'fix' | 'stdinPath'
>

/** Opens the workspaces of files that were found. */
export function openWorkspaces(
  found: readonly Found[],
  search: Search,
  options: Linting,
  host: Host,
): Workspaces {
  const byRoot = new Map<string, Map<string, Found>>()
  for (const file of found) {
    const ofRoot = byRoot.get(file.root) ?? new Map<string, Found>()
    byRoot.set(file.root, ofRoot.set(file.path, file))
  }
  const read = withinBudget(search.read, options.budget?.text ?? BUDGET.text)
  const { stdinPath, shard, fix } = options
  const opened = new Map(
    [...byRoot].map(([root, files]) => {
      const mayReport = (path: string, files: Files): boolean => search.mayReport({ root, path }, files)
      const workspace = openWorkspace({
        ...options,
        registry,
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
      return [root, workspace] as const
    }),
  )
  return {
    of: (root) => opened.get(root)!,
    results() {
      let done = 0
      const saw = host.saw && (() => host.saw!(++done, found.length))
      return [...opened]
        .flatMap(([root, workspace]) =>
          workspace.all(saw).flatMap((file) => {
            const isRefused = byRoot.get(root)!.get(file.path)?.refusal !== undefined
            return isNothing(file) && !isRefused ? [] : resultOf(file, root, host.cwd)
          }),
        )
        .sort((a, b) => compare(a.path, b.path))
    },
  }
}

/** Reads files as long as there is room for their texts, in UTF-16 code units. */
function withinBudget(read: (found: Found) => Reading, room: number): (found: Found) => Reading {
  let left = room
  return (found) => {
    if (left <= 0) return { state: 'unreadable', reason: OVER_BUDGET }
    const reading = read(found)
    if ('text' in reading) left -= reading.text.length
    return reading
  }
}

/** Whether a file has no say: a page of documentation among agents is none of them. */
function isNothing({ format, reported, diagnostics, omitted }: FileReport): boolean {
  return format === undefined && reported && diagnostics.length === 0 && omitted === undefined
}

function resultOf(file: FileReport, root: string, cwd: string): Result {
  const shown = (path: string): string => shownPath({ root, path }, cwd)
  const { owner, diagnostics, text, omitted, suppressed, silent, tokens, diagram } = file
  return {
    path: shown(file.path),
    uri: file.path,
    owner: owner && shown(owner),
    format: file.format?.name ?? 'none',
    text,
    diagnostics: diagnostics.map(({ related, ...diagnostic }) => ({
      ...diagnostic,
      ...(related && {
        related: related.map(({ path, ...other }) => ({ ...other, ...(path && { path: shown(path) }) })),
      }),
    })),
    omitted,
    suppressed,
    silent,
    distrusted: file.distrusted.map(({ range }) => range),
    tokens,
    diagram,
  }
}
