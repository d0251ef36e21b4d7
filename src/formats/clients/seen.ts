import type { Client } from './client.ts'

/**
 * Whether a client looks where a skill lies, by the path of its SKILL.md from the root. A skill that lies in no
 * client's own folder is one to install, and then each client sees it.
 */
export function isSeen(client: Client, path: string, clients: readonly Client[]): boolean {
  if (client.folders === undefined) return true
  return (
    looksAt(client, path) || !clients.some((other) => ownFolders(other).some((at) => depthIn(at, path) >= 0))
  )
}

/** A client that walks through folders finds its own in any of them. */
function looksAt(client: Client, path: string): boolean {
  const { project = [], levels = 'any', walks = [] } = client.folders ?? {}
  return project.some((folder) => {
    const depth = depthIn(folder, path)
    const inReach = depth >= 0 && (levels === 'any' || depth <= levels)
    return inReach && (walks.length > 0 || startsIn(folder, path))
  })
}

/** Hidden folders are for clients; `skills` holds what is to be copied there. */
function ownFolders({ folders }: Client): readonly string[] {
  return (folders?.project ?? []).filter((folder) => folder.startsWith('.'))
}

/** How many folders lie between a folder, wherever it is, and the file; -1 where the file is outside. */
function depthIn(folder: string, path: string): number {
  const names = path.split('/')
  const parts = folder.split('/')
  const start = names.findIndex((_, at) => parts.every((part, index) => matches(part, names[at + index])))
  return start === -1 ? -1 : names.length - start - parts.length - 1
}

function startsIn(folder: string, path: string): boolean {
  const names = path.split('/')
  return folder.split('/').every((part, index) => matches(part, names[index]))
}

function matches(part: string, name = ''): boolean {
  return part.endsWith('*') ? name.startsWith(part.slice(0, -1)) : name === part
}
