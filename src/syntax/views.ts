import type { Files, Source } from '../model.ts'

/** Reads a source when it is first asked to, and keeps the answer with it. */
export function view<Of extends Source, View>(read: (source: Of) => View): (source: Of) => View {
  return (source) => source.once(read)
}

/** Reads what is at a path of a repository in the same way. */
export function viewAt<View>(read: (path: string, files: Files) => View): typeof read {
  return (path, files) => files.once(read, path)
}
