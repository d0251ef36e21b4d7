import type { Source } from '../model.ts'

/** A text to lint: what is read of it is kept with it, and with the documents that are made of it. */
export function sourceOf(text: Pick<Source, 'path' | 'text' | 'directory' | 'files'>): Source {
  const views = new Map<unknown, unknown>()
  const { path, directory, files } = text
  return {
    path,
    text: text.text,
    directory,
    files,
    once<Self extends Source, View>(this: Self, read: (source: Self) => View): View {
      if (!views.has(read)) views.set(read, read(this))
      return views.get(read) as View
    },
  }
}
