import { memoizeLast } from '../syntax/memoize-last.ts'

/** What a text names, linked or not: the words that may be paths, and the last names of these. */
interface Mentions {
  readonly paths: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

/** What no path in prose or code holds. */
const DELIMITER = /[\s`'"()[\]<>{}|,;*]/

/** The paths that a document's text names. Takes linear time. */
export const mentionsOf = memoizeLast(({ text }: { readonly text: string }): Mentions => {
  const paths = new Set<string>()
  const names = new Set<string>()
  for (const word of text.split(DELIMITER)) {
    if (!word.includes('.')) continue
    const path = word.replace(/^\.\//, '').replace(/[.:!?]$/, '')
    paths.add(path)
    names.add(path.slice(path.lastIndexOf('/') + 1))
  }
  return { paths, names }
})
