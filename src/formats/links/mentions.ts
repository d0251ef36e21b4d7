import { memoizeLast } from '../../text/memoize-last.ts'

/** What a text names, linked or not: the words that may be paths, and the last names of these. */
interface Mentions {
  readonly paths: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

/** What no path in prose or code holds. */
const DELIMITER = /[\s`'"()[\]<>{}|,;*]/
const ASCII_DELIMITERS = Array.from({ length: 128 }, (_, code) => DELIMITER.test(String.fromCharCode(code)))

/** The paths that a document's text names. Takes linear time: only around points words are looked at. */
export const mentionsOf = memoizeLast(({ text }: { readonly text: string }): Mentions => {
  const paths = new Set<string>()
  const names = new Set<string>()
  let end = 0
  for (let at = text.indexOf('.'); at !== -1; at = text.indexOf('.', end)) {
    let start = at
    while (start > end && !isDelimiter(text.charCodeAt(start - 1))) start--
    end = at + 1
    while (end < text.length && !isDelimiter(text.charCodeAt(end))) end++
    const path = text
      .slice(start, end)
      .replace(/^\.\//, '')
      .replace(/[.:!?]$/, '')
    paths.add(path)
    names.add(path.slice(path.lastIndexOf('/') + 1))
  }
  return { paths, names }
})

function isDelimiter(code: number): boolean {
  return code < 128 ? ASCII_DELIMITERS[code]! : DELIMITER.test(String.fromCharCode(code))
}
