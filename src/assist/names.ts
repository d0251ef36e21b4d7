import type { Workspace } from '../lint/workspace.ts'
import type { Mention } from '../model.ts'
import { linkMentions } from '../references/link-mentions.ts'

/** A mention, and the path of its file from the root. */
export interface Mentioned {
  readonly path: string
  readonly mention: Mention
}

/** What has a name in a file, and what it names: by its path from the root. */
export function mentionsIn(path: string, workspace: Workspace): readonly Mention[] {
  const { document, format } = workspace.read(path) ?? {}
  if (document === undefined) return []
  return [...(format?.mentions?.(document) ?? []), ...linkMentions(document)]
}

/** The mention at an offset of a file. */
export function mentionAt(path: string, offset: number, workspace: Workspace): Mention | undefined {
  return mentionsIn(path, workspace).find(({ range: [start, end] }) => start <= offset && offset <= end)
}

/** The mentions of all files, and of the texts that they link to. */
export function allMentions(workspace: Workspace): readonly Mentioned[] {
  const paths = new Set(workspace.all().map(({ path }) => path))
  for (const path of paths)
    for (const { kind, name } of mentionsIn(path, workspace))
      if (kind === 'file' && name.endsWith('.md') && workspace.files.has(name)) paths.add(name)
  return [...paths].flatMap((path) => mentionsIn(path, workspace).map((mention) => ({ path, mention })))
}

/** All mentions of a kind that the file at `path` may mean: planes and tools are those of that file. */
export function mentionsOf(kind: Mention['kind'], path: string, workspace: Workspace): readonly Mentioned[] {
  const all =
    kind === 'plane' || kind === 'tool'
      ? mentionsIn(path, workspace).map((mention) => ({ path, mention }))
      : allMentions(workspace)
  return all.filter(({ mention }) => mention.kind === kind)
}

/** All mentions of what one in the file at `path` stands for. */
export function sameAs({ kind, name }: Mention, path: string, workspace: Workspace): readonly Mentioned[] {
  return mentionsOf(kind, path, workspace).filter(({ mention }) => mention.name === name)
}

/** Where that is which is named at an offset of a file: the mention that gives it its name, or the start of a file. */
export function definitionsAt(path: string, offset: number, workspace: Workspace): readonly Mentioned[] {
  const mention = mentionAt(path, offset, workspace)
  if (mention === undefined) return []
  if (mention.kind === 'file')
    return workspace.files.has(mention.name)
      ? [{ path: mention.name, mention: { ...mention, range: [0, 0] } }]
      : []
  return sameAs(mention, path, workspace).filter((each) => each.mention.extent !== undefined)
}

/** Where that is named which is named at an offset of a file; at any other place, what points to the file. */
export function referencesAt(path: string, offset: number, workspace: Workspace): readonly Mentioned[] {
  const mention = mentionAt(path, offset, workspace) ?? { kind: 'file', name: path, range: [0, 0] }
  return sameAs(mention, path, workspace)
}
