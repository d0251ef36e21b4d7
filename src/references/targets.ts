import { MOST_FINDINGS } from '../lint/collect-diagnostics.ts'
import type { Document, Files, Source } from '../model.ts'
import type { Link } from '../syntax/markdown/index.ts'
import { markdownOf } from '../syntax/markdown/index.ts'
import { lineEnd } from '../syntax/position.ts'
import { view } from '../syntax/views.ts'
import { groupBy } from '../wording/compare.ts'
import { dirname, extname, join, LONGEST_PATH } from '../wording/paths.ts'
import { isConditional, isToWrite } from './quoted.ts'

/** A link to a file or directory of the repository. */
export interface Target {
  readonly link: Link
  readonly to: Place
}

/** Where a link leads. */
export interface Place {
  /** As written, without fragment and query, decoded. */
  readonly written: string
  readonly suffix: string
  /** From the root; it starts with `../` where it points outside. */
  readonly path: string
  /** Whether it points outside the root. What is there is never looked at. */
  readonly outside: boolean
  readonly exists: boolean
}

/** A scheme, a host, an anchor, an absolute path, an import such as `@~/a.md`, numbers, a placeholder, or an entity. */
const NOT_RELATIVE =
  /^(?:[a-z][a-z0-9+.-]*:|\/|$|@[~./]|(?=[:.,+-]*\d)[\d:.,+-]+$|(?:[a-z]+_)*(?:url|link|path)$)|[{}<>$|*]|\.\.\.|…|&[a-z][a-z\d]*;/i

/** What stands before a destination, unless that starts as one that is `NOT_RELATIVE`. */
const BEFORE_PATH = /\][(:](?![ \t\r\n]*<?(?:[a-z][a-z0-9+.-]*:|\/\/|[#?]))/i

/** The relative links of a document, resolved from its directory. */
export const relativeTargets = view((document: Document): readonly Target[] =>
  mayLink(document.text) ? targetsIn(markdownOf(document).links, document) : [],
)

/** The links of a document that start with one `/`, as if one of the folders were the root, and that point to a file there. */
export function absoluteTargets(document: Document, foldersOf: () => readonly string[]): readonly Target[] {
  const { text, files } = document
  return (mayLink(text) ? markdownOf(document).links : []).flatMap((link) => {
    const rest = /^\/(?!\/)(.*)$/.exec(link.target)?.[1]
    if (rest === undefined || !isRelative(rest)) return []
    const folders = foldersOf()
    const places = folders.map((folder) => resolve(rest, folder === '' ? '.' : folder.slice(0, -1), files))
    // Outside of the skill a word alone is more likely a command.
    const to = places.find(
      ({ exists, path }, index) =>
        exists && path.startsWith(folders[index]!) && (index === 0 || extname(path) !== ''),
    )
    return to === undefined ? [] : { link, to }
  })
}

/** Whether a link to a file can be in a text: most have none, and need not be read as Markdown. */
export function mayLink(text: string): boolean {
  return BEFORE_PATH.test(text)
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

/** Whether a destination is a path from the file that it is in. */
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

/** Lines of code: nobody bundles a file to link a line of it, so a missing file is an example. */
const LINES = /(?<!\.md)(?:#L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|:\d+(?:[-:]\d+)?)$/

/** What people write where a reader must put something of their own, and addresses for `git`. */
const PLACEHOLDER =
  /(?:^|\/)\[[\w -]{1,40}\](?:\.\w+)?$|^\[|^link[-_](?:or|to)[-_][\w-]+$|^(?:\.\/)?(?:file(?:name)?|foo|bar|baz)\.(?!md)[a-z]\w*(?:#|$)|^internal-(?:link|wiki)(?:\/|$)|^(?:\.{0,2}\/)*path\/to(?:\/|$)|(?:^|\/)your[-_]|^(?:[\w-]+\.)*example\.(?:com|net|org)(?:\/|$)|^[\w.-]+@[\w.-]+:/i

/** A word or some in brackets that are no link, such as `[Description]`, in a document that is a form. */
const TO_FILL_IN = /(?<![\]!\w])\[[A-Z][\w'’/-]*(?: [\w'’/-]+){0,9}\](?![([:])/g
const IN_ROW = /^\s*(?:[-*+]|\d{1,9}[.)]|\|)\s?/
/** So many of them has a form at least. */
const FEWEST_BLANKS = 4

/** So far before and after a link its row and its form are read. */
const LONGEST_ROW = 500
const LONGEST_FORM = 5000

function isInForm({ range: [start] }: Link, text: string): boolean {
  const first = Math.max(0, start - LONGEST_ROW)
  const before = text.slice(first, start)
  const after = text.slice(start, start + LONGEST_ROW)
  const line = before.slice(before.lastIndexOf('\n') + 1) + after.slice(0, lineEnd(after, 0))
  if (!IN_ROW.test(line) || line.search(TO_FILL_IN) === -1) return false
  const form = text.slice(Math.max(0, start - LONGEST_FORM), start + LONGEST_FORM)
  return [...form.matchAll(TO_FILL_IN)].length >= FEWEST_BLANKS
}

/** A page of a repository on GitHub, relative to that of a file: no file has such a path from a folder above. */
const PAGE =
  /^(?:\.\.\/){2,}(?:(?:issues|discussions|pulls|releases|wiki|actions|projects|milestones)(?:[/?#]|$)|security\/advisories\b)/

/** Whether a link points to a page of GitHub about the repository, such as its issues. */
export function isPage({ target }: Link): boolean {
  return PAGE.test(target)
}

function isPlaceholder(link: Link, text: string): boolean {
  const { target, range } = link
  const [start] = range
  // `<url>`: Markdown takes it for a destination in angle brackets, people mean something to fill in.
  return (
    PLACEHOLDER.test(target) ||
    isPage(link) ||
    LINES.test(target) ||
    (text[start - 1] === '<' && /^[\w -]+$/.test(target)) ||
    // A legend of brackets, such as `[](list)`.
    (text.slice(start - 3, start) === '[](' && /^\w+$/.test(target)) ||
    // An index of a list, with what it stands for.
    (/^[A-Z]+(?:\/[A-Z]+)*$/.test(target) &&
      /\[(?:0|\d+,[\d, ]{1,99})\]\($/.test(text.slice(Math.max(start - 100, 0), start))) ||
    isInForm(link, text) ||
    isToWrite(link, text) ||
    isConditional(link, text)
  )
}

const HOST = /^(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/
/** Last names of hosts. Where a file may have such an ending, two names alone are no host. */
const TOP = new Set(['com', 'net', 'io', 'edu', 'gov'])
const TOP_OR_SUFFIX = new Set(['org', 'dev', 'ai', 'app', 'cloud', 'co', 'uk', 'eu'])

/** What a destination that names a host or a mailbox lacks: `https://` or `mailto:`; undefined for a path. */
export function missingScheme({ kind, target }: Link): string | undefined {
  if (kind === 'image') return undefined
  const [host = '', ...path] = target.replace(/[?#].*$/s, '').split('/')
  const [box, mail] = host.split('@')
  if (box !== '' && mail !== undefined)
    return path.length === 0 && /^[\w.+-]+$/.test(box!) && HOST.test(mail) ? 'mailto:' : undefined
  if (!HOST.test(host)) return undefined
  const names = host.split('.')
  const top = names.at(-1)!
  if (TOP.has(top) || names[0] === 'www') return 'https://'
  return TOP_OR_SUFFIX.has(top) && (names.length > 2 || path.length > 0) ? 'https://' : undefined
}

/** What a text names, linked or not: the words that may be paths, and the last names of these. */
interface Mentions {
  readonly paths: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

const DELIMITER = /[\s`'"()[\]<>{}|,;*]/

/** The paths that a document's text names. Takes linear time. */
export const mentionsOf = view(({ text }: Source): Mentions => {
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

/** A path that does not resolve, and all links to it. */
export interface Dead {
  readonly to: Place
  readonly links: readonly [Link, ...Link[]]
}

/** The paths that links point to and that do not exist, without placeholders and what git ignores. */
export const deadLinksOf = view((document: Document): readonly Dead[] =>
  deadAmong(relativeTargets(document), document),
)

/** The same of the targets of its HTML tags that are no such paths. */
export function deadTagsOf(document: Document): readonly Dead[] {
  const linked = new Set(deadLinksOf(document).map(({ to }) => to.path))
  if (!/<(?:a|img)\s/i.test(document.text)) return []
  const targets = targetsIn(markdownOf(document).tags, document)
  return deadAmong(targets, document).filter(({ to }) => !linked.has(to.path))
}

/** Whether a file is made of one beside it that shows how: `limits.example.md` for `limits.md`. */
function isToCopy(path: string, files: Files): boolean {
  const end = extname(path)
  const stem = path.slice(0, path.length - end.length)
  return ['example', 'sample', 'template'].some(
    (word) => files.has(`${stem}.${word}${end}`) || files.has(`${path}.${word}`),
  )
}

/** Clients load these from the root of a project, so their readers have them. */
const INSTRUCTIONS = /^(?:AGENTS|CLAUDE|GEMINI)\.md$/

/** Those of some targets that do not resolve, by path. */
export function deadAmong(targets: readonly Target[], { text, files }: Source): readonly Dead[] {
  const missing = targets.filter(({ link, to }) => {
    const isInstruction = INSTRUCTIONS.test(to.written) && files.has(to.written)
    return !to.exists && !to.outside && !isInstruction && !isPlaceholder(link, text)
  })
  const dead = [...groupBy(missing, ({ to }) => to.path)].filter(
    // Beyond the findings that are kept, only their number counts.
    ([path], index) => index >= MOST_FINDINGS || !(files.ignored(path) || isToCopy(path, files)),
  )
  return dead.map(([, [{ to, link }, ...others]]) => ({
    to,
    links: [link, ...others.map((other) => other.link)],
  }))
}
