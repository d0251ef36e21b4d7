import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Change, Encoding, Lines } from '../assist/lines.ts'
import { changedText, linesOf } from '../assist/lines.ts'
import type { Host } from '../files/host.ts'
import { tried } from '../files/host.ts'
import type { Read } from '../lint/workspace.ts'
import type { Editing, LiveFile } from '../project/editing.ts'
import { openEditing } from '../project/editing.ts'
import type { LiveChoices } from '../project/live.ts'

/** A file that can be read. */
export interface ReadPlace extends LiveFile, Read {
  readonly lines: Lines
}

/** What the client said of itself, and what a person chose. */
export interface Client extends LiveChoices {
  readonly encoding: Encoding
  readonly folders: readonly string[]
}

/** The files of the client, by URIs. */
export interface Session {
  readonly encoding: Encoding
  readonly editing: Editing
  open(uri: string, text: string, version: number): void
  edit(uri: string, changes: readonly Change[], version: number): void
  close(uri: string): void
  /** Another number after each change of what is open. */
  revision(): number
  /** The versions of the open documents. */
  versions(): ReadonlyMap<string, number>
  at(uri: string): LiveFile | undefined
  read(uri: string): ReadPlace | undefined
  /** The URI of a file, by its absolute path: as the client writes it, if it has the file open. */
  uriOf(path: string): string
}

/** The absolute path of a URI; undefined for what is no file. */
export function pathOf(uri: string): string | undefined {
  return tried(() => fileURLToPath(uri))
}

/** Starts to listen to a client. */
export function openSession(disk: Host, { encoding, folders, ...choices }: Client): Session {
  const documents = new Map<string, number>()
  const editing = openEditing(disk, choices)
  let revision = 0
  for (const folder of folders) editing.add(folder)
  const put = (uri: string, text: (path: string) => string | undefined, version: number): void => {
    const path = pathOf(uri)
    if (path !== undefined) editing.put(path, text(path))
    documents.set(uri, version)
    revision++
  }
  const at = (uri: string): LiveFile | undefined => {
    const path = pathOf(uri)
    return path === undefined ? undefined : editing.at(path)
  }
  return {
    encoding,
    editing,
    open: (uri, text, version) => put(uri, () => text, version),
    edit(uri, changes, version) {
      if (documents.has(uri))
        put(uri, (path) => changedText(editing.text(path) ?? '', changes, encoding), version)
    },
    close(uri) {
      const path = pathOf(uri)
      if (documents.delete(uri) && path !== undefined) editing.put(path, undefined)
    },
    revision: () => revision,
    versions: () => documents,
    at,
    read(uri) {
      const place = at(uri)
      const read = place?.workspace.read(place.path)
      return place && read && { ...place, ...read, lines: linesOf(read.document.text, encoding) }
    },
    uriOf(path) {
      for (const uri of documents.keys()) if (pathOf(uri) === path) return uri
      return pathToFileURL(path).href
    },
  }
}
