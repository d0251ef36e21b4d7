import { join, resolve } from 'node:path'
import { shownPath } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { kindOf, native, realFolder } from '../files/paths.ts'
import type { Workspace } from '../lint/workspace.ts'
import { linesOf } from '../reporters/report.ts'
import { quotePath } from '../wording/quote.ts'
import type { Mistake } from './config/config-file.ts'
import { openEditing } from './editing.ts'
import type { LiveChoices } from './live.ts'

/** A repository with files to check. */
interface OpenRepository {
  readonly root: string
  readonly workspace: Workspace
  /** How people read a path from its root. */
  shown(path: string): string
}

/** What is open, with other texts in place of some files. Paths are from the folder, with `/`. */
export interface OpenFiles {
  /** The repositories as they are now. Throws an error with a line for each mistake of a config file. */
  repositories(): readonly OpenRepository[]
  put(path: string, text: string | undefined): void
  /** The repository of a file, and its path from the root; undefined where nothing is checked around it. */
  at(path: string): { readonly workspace: Workspace; readonly path: string } | undefined
}

/** Opens a folder as a run in it would look at it. Throws for a path that is no folder. The disk is only read. */
export function openFolder(given: string, disk: Host, choices: LiveChoices): OpenFiles {
  const path = resolve(disk.cwd, given)
  if (kindOf(path, disk) !== 'directory')
    throw new Error(`${quotePath(given)} is not a folder. Name a folder that exists.`)
  const folder = realFolder(path, disk)
  const editing = openEditing(disk, choices)
  editing.add(folder)
  const live = editing.live(folder)!
  const told = ({ path: at, range, message }: Mistake): string => {
    const text = (editing.text(at) ?? '').replace(/^\ufeff/, '')
    return `${shownPath({ root: at, path: '' }, folder)}:${linesOf(text).startOf(range)}: ${message}`
  }
  return {
    repositories() {
      const wrong = live.mistakes().filter(({ severity }) => severity === 'error')
      if (wrong.length > 0) throw new Error(wrong.map(told).join('\n'))
      return live
        .roots()
        .map((each) => ({ ...each, shown: (at) => shownPath({ ...each, path: at }, folder) }))
    },
    put: (at, text) => editing.put(join(folder, native(at)), text),
    at: (file) => editing.at(join(folder, native(file))),
  }
}
