import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Change, Encoding, Lines } from '../assist/lines.ts'
import { changedText, linesOf } from '../assist/lines.ts'
import type { Host } from '../files/host.ts'
import { tried } from '../files/host.ts'
import { native } from '../files/paths.ts'
import type { Read } from '../lint/workspace.ts'
import type { LiveFile } from '../project/editing.ts'
import { openEditing } from '../project/editing.ts'
import type { LiveChoices } from '../project/live.ts'

/** A file that can be read. */
export interface ReadPlace extends LiveFile, Read {
  readonly lines: Lines
  /** The URI of a file of its repository, by the path from the root. */
  uriOf(path: string): string
}

/** What the client said of itself, and what a person chose. */
export interface Client extends LiveChoices {
  readonly encoding: Encoding
  readonly folders: readonly string[]
}

/** A document that is open: its text as the client has it, and its real path, if it has one. */
interface Open {
  readonly version: number
  readonly text: string
  readonly file: string | undefined
}

export type Session = ReturnType<typeof openSession>

/** The session, and what the client can do. */
export interface Able {
  readonly session: Session
  /** Whether it asks for diagnostics itself, and can be told to ask again. */
  readonly pulls: boolean
  readonly refreshes: boolean
  /** Whether its edits may create files, move them, and say where to type. */
  readonly creates: boolean
  readonly moves: boolean
  readonly snippets: boolean
}

/** The absolute path of a file of a repository. */
export function fileOf({ root, path }: Pick<LiveFile, 'root' | 'path'>): string {
  return join(root, native(path))
}

/** The absolute path of a URI; undefined for what is no file. */
export function pathOf(uri: string): string | undefined {
  return tried(() => fileURLToPath(uri))
}

/** The files of a client, by URIs. */
export function openSession(disk: Host, { encoding, folders, ...choices }: Client) {
  let documents: ReadonlyMap<string, Open> = new Map()
  const editing = openEditing(disk, choices)
  for (const folder of folders) editing.add(folder)
  const open = (uri: string, text: string, version: number): void => {
    // A link may lead elsewhere by now: the text is taken from where it was put.
    const file = documents.get(uri)?.file ?? tried(() => editing.real(fileURLToPath(uri)))
    if (file !== undefined) editing.put(file, text)
    documents = new Map(documents).set(uri, { version, text, file })
  }
  /** The URI of a file, by its real path: as the client writes it, if it has the file open. */
  const uriOf = (path: string): string =>
    [...documents].find(([, { file }]) => file === path)?.[0] ?? pathToFileURL(path).href
  return {
    editing,
    /** The open documents, by URI: another map after each change. */
    documents: () => documents,
    uriOf,
    /** The lines of a file, by its absolute path: of none where it cannot be read. */
    lines: (path = ''): Lines => linesOf(editing.text(path) ?? '', encoding),
    open,
    edit(uri: string, changes: readonly Change[], version: number): void {
      const known = documents.get(uri)
      if (known !== undefined) open(uri, changedText(known.text, changes, encoding), version)
    },
    close(uri: string): void {
      const { file } = documents.get(uri) ?? {}
      documents = new Map([...documents].filter(([other]) => other !== uri))
      // It may be open by another path, too.
      const others = [...documents.values()].filter((each) => each.file === file)
      if (file !== undefined) editing.put(file, others.at(-1)?.text)
    },
    read(uri: string): ReadPlace | undefined {
      const file = pathOf(uri)
      const place = file === undefined ? undefined : editing.at(file)
      const read = place?.workspace.read(place.path)
      if (place === undefined || read === undefined) return undefined
      const own = (path: string): string => uriOf(fileOf({ root: place.root, path }))
      return { ...place, ...read, lines: linesOf(read.document.text, encoding), uriOf: own }
    },
  }
}
