import type { Files } from '../src/model.ts'

/** A repository in which nothing lies but the file in question. */
export const noFiles: Files = {
  has: () => false,
  real: () => undefined,
  read: () => undefined,
  list: () => [],
  ignored: () => false,
}
