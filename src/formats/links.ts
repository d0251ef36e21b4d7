import { dirname, join, relative } from 'node:path/posix'
import type { Details, Document, Report, Rule, Source } from '../model.ts'
import { suggest } from '../text/fixes.ts'
import type { Link, Markdown } from '../text/markdown/index.ts'
import { markdownOf } from '../text/markdown/index.ts'
import { memoizeLast } from '../text/memoize-last.ts'
import { quote } from '../text/quote.ts'
import { MOST_FINDINGS } from './collect-diagnostics.ts'

/** A link to a file or directory of the repository. */
export interface Target {
  readonly link: Link
  readonly to: Place
}

/** Where a link leads. */
interface Place {
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

/** A path to write is shown whole, unless it is longer than any that people write. */
const LONGEST_PATH = 200

/**
 * What is beyond the findings that are kept is only counted: its words, for which files are looked up, would
 * be for nobody.
 */
const UNSEEN = ''

/**
 * A scheme, another host, a place in the same file, a path of a server or a command, a placeholder, or an
 * entity that is not decoded.
 */
const NOT_RELATIVE = /^(?:[a-z][a-z0-9+.-]*:|\/|$|(?:url|link|path)$)|[{}<>$|*]|\.\.\.|…|&[a-z][a-z\d]*;/i

/** The start of a destination that is `NOT_RELATIVE`, with what may stand before it. */
const NO_PATH = /[ \t\r\n]*<?(?:[a-z][a-z0-9+.-]*:|[/#?])/iy

/** A path of which nothing is left out when it is joined to that of a folder. */
const PLAIN = /^[\w-]+(?:[./][\w-]+)*$/

/** No system has a longer path, and to resolve one of half a megabyte takes minutes. */
const LONGEST_TARGET = 4096

/** The relative links of a document, resolved from its directory. */
export const relativeTargets: (document: Document) => readonly Target[] = memoizeLast((document) =>
  mayLink(document.source.text) ? targetsIn(markdownOf(document), document.source) : [],
)

/** Whether a link to a file can be in a text: most have none, and need not be read as Markdown. */
export function mayLink(text: string): boolean {
  return mayLinkBy('](', text) || mayLinkBy(']:', text)
}

function mayLinkBy(mark: string, text: string): boolean {
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
    NO_PATH.lastIndex = at + mark.length
    if (!NO_PATH.test(text)) return true
  }
  return false
}

/** The relative links of a text that stands at `path`. */
export function targetsIn(
  markdown: Markdown,
  { path, files }: Pick<Source, 'path' | 'files'>,
): readonly Target[] {
  const folder = dirname(path)
  const targets: Target[] = []
  for (const link of markdown.links) {
    if (!isRelative(link.target)) continue
    const last = targets.at(-1)
    targets.push({
      link,
      to: last?.link.target === link.target ? last.to : resolve(link.target, folder, files),
    })
  }
  return targets
}

/** Whether a destination is a path from the file that it stands in. */
export function isRelative(target: string): boolean {
  return !NOT_RELATIVE.test(pathOf(target))
}

/** Where a destination that is relative leads from a folder, whose path is from the root. */
export function resolve(target: string, folder: string, files: Source['files']): Place {
  const [written, suffix] = splitTarget(target)
  if (written.length > LONGEST_TARGET)
    return { written, suffix, path: written, outside: false, exists: false }
  const path = folder !== '.' && PLAIN.test(written) ? `${folder}/${written}` : join(folder, written)
  const outside = path === '..' || path.startsWith('../')
  return { written, suffix, path, outside, exists: !outside && files.has(path) }
}

/** A destination without query and fragment. */
function pathOf(target: string): string {
  const end = target.search(/[?#]/)
  return end === -1 ? target : target.slice(0, end)
}

/** A destination without query and fragment, decoded; then its query and fragment. */
export function splitTarget(target: string): [written: string, suffix: string] {
  const path = pathOf(target)
  const suffix = target.slice(path.length)
  if (!path.includes('%')) return [path, suffix]
  try {
    return [decodeURIComponent(path), suffix]
  } catch {
    return [path, suffix]
  }
}

/** The rule `<group>/dead-link`; `good` is a file of the format at `path` whose last line is text. */
export function deadLink(
  group: string,
  severity: Rule<Document>['severity'],
  source: string,
  good: { readonly path: string; readonly text: string },
): Rule<Document> {
  const bad = `${good.text}\nSee [the forms](references/forms.md).\n`
  return {
    id: `${group}/dead-link`,
    severity,
    fix: 'suggested',
    summary: 'Every relative link leads to a file that exists',
    why: 'The model follows the link when it needs the file, fails, and guesses. Code, comments, placeholders and links with a scheme are not judged.',
    source,
    bad: { path: good.path, text: bad },
    good: {
      path: good.path,
      text: bad,
      files: { [join(dirname(good.path), 'references/forms.md')]: '# Forms\n' },
    },
    check(document, report) {
      const { path, text, files } = document.source
      let dead = 0
      for (const { link, to } of relativeTargets(document)) {
        if (to.exists || to.outside || isPlaceholder(link, text)) continue
        if (dead++ > MOST_FINDINGS) report(link.range, UNSEEN)
        else reportDead(link, to, elsewhere(to, path, files), report)
      }
    },
  }
}

function reportDead(
  { kind, range }: Link,
  { written, suffix }: Place,
  found: string | undefined,
  report: Report,
): void {
  const other = found?.isWellFormed() ? encodePath(found) + suffix : undefined
  const cure =
    other === undefined ? 'Add the file or mend the path' : `Write ${quote(other, LONGEST_PATH)}, which does`
  const fix: Details = other === undefined ? {} : suggest(`Write ${quote(other, LONGEST_PATH)}`, range, other)
  report(
    range,
    `The ${kind === 'image' ? 'image' : 'link'} leads to ${quote(written)}, which does not exist. ${cure}.`,
    fix,
  )
}

/** A well-formed path as a link holds it: what would end the path, or the link around it, is encoded too. */
function encodePath(path: string): string {
  return encodeURI(path).replace(
    /[()?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** `<url>`: Markdown takes it for a destination in angle brackets, people mean something to fill in. */
function isPlaceholder({ target, range: [start] }: Link, text: string): boolean {
  return text[start - 1] === '<' && /^[\w -]+$/.test(target)
}

/**
 * The path to write for a target that exists with `/`, from the root, or in a directory whose name has one
 * `s` more or less.
 */
function elsewhere({ written, path }: Place, from: string, files: Source['files']): string | undefined {
  if (written.length > LONGEST_TARGET) return undefined
  const slashed = written.replaceAll('\\', '/')
  if (slashed !== written && files.has(join(dirname(from), slashed))) return slashed
  const fromRoot = join('.', written)
  if (!fromRoot.startsWith('../') && files.has(fromRoot)) return relative(dirname(from), fromRoot)
  const [first, ...rest] = written.replace(/^\.\//, '').split('/')
  if (first === undefined || rest.length === 0 || first.startsWith('.')) return undefined
  const twin = [first.endsWith('s') ? first.slice(0, -1) : `${first}s`, ...rest].join('/')
  return twin !== path && files.has(join(dirname(from), twin)) ? twin : undefined
}
