import type { Document, Source } from '../model.ts'
import type { Link } from '../syntax/markdown/index.ts'
import { markdownOf, mayTag } from '../syntax/markdown/index.ts'
import { memoizeLast } from '../syntax/memoize-last.ts'
import { dirname, join, LONGEST_PATH } from '../wording/paths.ts'

/** A link to a file or directory of the repository. */
export interface Target {
  readonly link: Link
  readonly to: Place
}

/** Where a link leads. */
export interface Place {
  /** As written, without fragment and query, decoded. */
  readonly written: string
  /** The query and fragment, as written. */
  readonly suffix: string
  /** From the root; it starts with `../` when it leads out of it. */
  readonly path: string
  /** Whether it leads out of the root. What is there is never looked at. */
  readonly outside: boolean
  readonly exists: boolean
}

/**
 * A scheme, another host, a place in the same file, a path of a server or a command, a placeholder, or an
 * entity that is not decoded.
 */
const NOT_RELATIVE =
  /^(?:[a-z][a-z0-9+.-]*:|\/|$|(?:[a-z]+_)*(?:url|link|path)$)|[{}<>$|*]|\.\.\.|…|&[a-z][a-z\d]*;/i

/** What stands before a destination, unless that starts as one that is `NOT_RELATIVE`. */
const BEFORE_PATH = /\][(:](?![ \t\r\n]*<?(?:[a-z][a-z0-9+.-]*:|\/\/|[#?]))/i

/** The relative links of a document, resolved from its directory. */
export const relativeTargets: (document: Document) => readonly Target[] = memoizeLast((document) =>
  mayLink(document.text) ? targetsIn(markdownOf(document).links, document) : [],
)

/** The links of a document that start with one `/`, as if `home` were the root, and that lead to a file there. */
export function absoluteTargets(document: Document, home: string): readonly Target[] {
  const { text, files } = document
  return (mayLink(text) ? markdownOf(document).links : []).flatMap((link) => {
    const rest = /^\/(?!\/)(.*)$/.exec(link.target)?.[1]
    if (rest === undefined || !isRelative(rest)) return []
    const to = resolve(rest, home === '' ? '.' : home.slice(0, -1), files)
    return to.exists && to.path.startsWith(home) ? { link, to } : []
  })
}

/** Whether a link to a file can be in a text: most have none, and need not be read as Markdown. */
export function mayLink(text: string): boolean {
  return BEFORE_PATH.test(text)
}

/** The relative targets of the HTML tags of a document. */
export function tagTargets(document: Document): readonly Target[] {
  return mayTag(document.text) ? targetsIn(markdownOf(document).tags, document) : []
}

/** Those of some links of a text at `path` that are relative. */
export function targetsIn(
  links: readonly Link[],
  { path, files }: Pick<Source, 'path' | 'files'>,
): readonly Target[] {
  return links
    .filter(({ target }) => isRelative(target))
    .map((link) => ({ link, to: resolve(link.target, dirname(path), files) }))
}

/** Whether a destination is a path from the file that it stands in. */
export function isRelative(target: string): boolean {
  return !NOT_RELATIVE.test(pathOf(target))
}

/** Where a destination that is relative leads from a folder, whose path is from the root. */
export function resolve(target: string, folder: string, files: Source['files']): Place {
  const [written, suffix] = splitTarget(target)
  if (written.length > LONGEST_PATH) return { written, suffix, path: written, outside: false, exists: false }
  const path = join(folder, written)
  const outside = path === '..' || path.startsWith('../')
  return { written, suffix, path, outside, exists: !outside && files.has(path) }
}

function pathOf(target: string): string {
  const end = target.search(/[?#]/)
  return end === -1 ? target : target.slice(0, end)
}

/** A destination without query and fragment, decoded; then its query and fragment. */
export function splitTarget(target: string): [written: string, suffix: string] {
  const path = pathOf(target)
  return [decoded(path), target.slice(path.length)]
}

/** A part of a destination without percent-encoding; as it is where that cannot be read. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
