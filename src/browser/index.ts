import { registry } from '../formats/registry.ts'
import { rules } from '../formats/rules.ts'
import { NOTHING } from '../lint/overlay.ts'
import type { Workspace } from '../lint/workspace.ts'
import { openWorkspace } from '../lint/workspace.ts'
import type { FileSettings } from '../model.ts'
import { joinCauses } from '../reporters/causes.ts'
import { diagnosticsOf } from '../reporters/json.ts'
import { resultOf } from '../reporters/report.ts'
import { compare } from '../wording/compare.ts'

export { clients } from './clients.ts'
export { seen } from './seen.ts'

/** What may be chosen for all texts, as on the command line. */
export interface Settings extends Partial<FileSettings> {
  /** The day by which suppressions end, as YYYY-MM-DD; by default the one in Greenwich. */
  readonly today?: string
}

/**
 * Opens a repository of these texts alone, by their paths from its root, with `/`. Each is linted that its name, or
 * another text, makes a file of some format; what is put later as well.
 */
export function open(
  texts: ReadonlyMap<string, string> | Readonly<Record<string, string>>,
  { today = new Date().toISOString().slice(0, 10), ...chosen }: Settings = {},
): Workspace {
  const settings: FileSettings = {
    preset: 'recommended',
    dialect: 'agent-skills',
    agentFormat: undefined,
    rules: new Map(),
    ...chosen,
  }
  const workspace = openWorkspace({
    registry,
    tree: NOTHING,
    paths: [],
    settings: () => settings,
    read: () => ({ state: 'unreadable', reason: 'ENOENT' }),
    mayReport: (path, files) => !registry.isDocument({ path, files }, settings),
    inlineConfig: true,
    today,
  })
  // A map of another window is no `Map` here.
  const entries = Symbol.iterator in texts ? texts : Object.entries(texts)
  for (const [path, text] of entries) workspace.put(path, text)
  return workspace
}

/** All findings as plain data, in the order and form of the JSON report's `diagnostics`. */
export function findings(workspace: Workspace) {
  const files = workspace.all().map((file) => resultOf(file, (path) => path))
  const results = files.toSorted((a, b) => compare(a.path, b.path))
  return diagnosticsOf({ results, joined: joinCauses(results, () => rules) })
}
