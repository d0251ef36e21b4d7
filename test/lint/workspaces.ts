import { registry } from '../../src/formats/registry.ts'
import type { Overlay } from '../../src/lint/overlay.ts'
import { NOTHING, overlay } from '../../src/lint/overlay.ts'
import type { Workspace } from '../../src/lint/workspace.ts'
import { openWorkspace } from '../../src/lint/workspace.ts'
import type { FileSettings, Files, Tree } from '../../src/model.ts'

const SETTINGS: FileSettings = {
  preset: 'strict',
  rules: new Map(),
  dialect: 'agent-skills',
  agentFormat: undefined,
}

/** A workspace over a repository of these files, of which those that are `laid` lie there and the others are put. */
export function workspaceOf(
  texts: Readonly<Record<string, string>>,
  laid: Readonly<Record<string, string>> = {},
  tree: Tree = NOTHING,
): Workspace {
  const disk = overlay(tree)
  for (const [path, text] of Object.entries(laid)) disk.put(path, text)
  const isDocument = (path: string, files: Files): boolean => registry.isDocument({ path, files }, SETTINGS)
  const workspace = openWorkspace({
    registry,
    tree: disk.tree,
    paths: Object.keys(laid),
    settings: () => SETTINGS,
    read(path) {
      const text = laid[path]
      return text === undefined ? { state: 'unreadable', reason: 'ENOENT' } : { state: 'text', text }
    },
    mayReport: (path, files) => !isDocument(path, files),
    inlineConfig: true,
    today: '2026-01-01',
  })
  for (const [path, text] of Object.entries(texts)) workspace.put(path, text)
  return workspace
}

/** The findings of all files, by path: each as its rule and its message. */
export function findingsOf(workspace: Workspace): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, string[]> = {}
  for (const { path, diagnostics } of workspace.all()) {
    for (const { rule, severity, range, message, related = [], fix } of diagnostics) {
      const places = related.map((other) => `${other.path ?? ''}:${other.range}`)
      found[path] ??= []
      found[path].push([severity, rule, range, message, places, JSON.stringify(fix)].join(' '))
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A workspace over files that lie there and change, of which some are to be linted. */
export function workspaceOn({ tree, texts }: Overlay, paths: readonly string[]): Workspace {
  return openWorkspace({
    registry: { ...registry, isDocument: () => false },
    tree,
    paths,
    settings: () => SETTINGS,
    read(path) {
      const text = texts.get(path)
      return text === undefined ? { state: 'unreadable', reason: 'ENOENT' } : { state: 'text', text }
    },
    inlineConfig: true,
    today: '2026-01-01',
  })
}
