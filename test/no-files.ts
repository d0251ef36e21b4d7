import { sourceOf } from '../src/lint/source.ts'
import { keeping } from '../src/lint/tracking.ts'
import type { Files, Source } from '../src/model.ts'

/** A repository in which nothing lies but the file in question. */
export const noFiles: Files = keeping({
  has: () => false,
  real: () => undefined,
  read: () => undefined,
  list: () => [],
  ignored: () => false,
  mayName: () => true,
  isSame: () => true,
  mayRun: () => true,
})

/** A text at a path, in a repository without other files. */
export function alone(path: string, text: string, directory = 'pdf'): Source {
  return sourceOf({ path, text, directory, files: noFiles })
}
