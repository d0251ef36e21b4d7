import type { Folders } from './client.ts'

/** What is to be known of a client to tell whether it looks somewhere. */
export interface Looking {
  readonly folders?: Pick<Folders, 'project' | 'levels' | 'walks'>
}

/**
 * Those who look where a skill lies, by the path of its SKILL.md from the root. A skill that lies in no client's own
 * folder, of `all`, is one to install, and then each client sees it.
 */
export function seeing<C extends Looking>(
  clients: readonly C[],
  path: string,
  all: readonly Looking[],
): readonly C[] {
  // Their own folders are hidden ones.
  const isOwned =
    /(?:^|\/)\./.test(path) && all.some((other) => ownFolders(other).some((at) => depthIn(at, path) >= 0))
  return isOwned ? clients.filter((client) => client.folders === undefined || looksAt(client, path)) : clients
}

/** Whether a client looks where a skill lies. */
export function isSeen(client: Looking, path: string, all: readonly Looking[]): boolean {
  return seeing([client], path, all).length > 0
}

/** A client that walks through folders finds its own in any of them. */
export function looksAt(client: Looking, path: string): boolean {
  const { project = [], levels = 'any', walks = [] } = client.folders ?? {}
  return project.some((folder) => {
    const depth = depthIn(folder, path)
    const inReach = depth >= 0 && (levels === 'any' || depth <= levels)
    return inReach && (walks.length > 0 || startsIn(folder, path))
  })
}

/** Hidden folders are for clients; `skills` holds what is to be copied there. */
function ownFolders({ folders }: Looking): readonly string[] {
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
