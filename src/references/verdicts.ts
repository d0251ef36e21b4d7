import { OWN_FOLDERS } from '../clients/own-folders.ts'
import { ownPlaceOf } from '../clients/places.ts'
import type { Document, Edit, Files, Report } from '../model.ts'
import { splitFrontmatter } from '../syntax/frontmatter.ts'
import type { Link } from '../syntax/markdown/index.ts'
import { viewAt } from '../syntax/views.ts'
import { groupBy, onlyOne } from '../wording/compare.ts'
import {
  addOrCorrect,
  basename,
  dirname,
  foldersAbove,
  join,
  LONGEST_PATH,
  relative,
} from '../wording/paths.ts'
import { quote, quotePath } from '../wording/quote.ts'
import { plural } from '../wording/wording.ts'
import { skillsOf } from './bundled-files.ts'
import type { Surroundings } from './meant.ts'
import { isSlip, meantBy } from './meant.ts'
import { isOfProject } from './placed-skill.ts'
import { claudePluginAround } from './plugins.ts'
import type { Dead, Place, Target } from './targets.ts'
import { missingScheme, splitTarget } from './targets.ts'

/** What is wrong with some links, and what to do. */
export interface Verdict {
  readonly links: readonly [Link, ...Link[]]
  readonly message: string
  /** Changes all the links; left out where nobody knows what was meant. */
  readonly edits?: readonly Edit[]
  /** How severe it is at most: a file that is not the skill’s may be meant, or the path holds where its reader starts. */
  readonly severity?: 'warning' | 'info'
  /** Where many links have the same cause: which, and what to say of so many of them together. */
  readonly cause?: { readonly key: string; readonly message: (links: number) => string }
}

/** A path to write is shown whole, unless it is longer than any that people write. */
const LONGEST_SHOWN = 200

/**
 * What to say of a path that does not resolve. `whole` is what the reader has: a skill, a plugin or a repository. Of a path that
 * is not `seen`, since there are too many, nobody looks for what it meant.
 */
export function verdictOn(dead: Dead, seen: boolean, around: Surroundings, whole: string): Verdict {
  if (!seen || dead.to.written.length > LONGEST_PATH) return onMissing(dead, around)
  return (
    onScheme(dead) ??
    onCopy(dead, around) ??
    onHome(dead, whole, around) ??
    onProject(dead, whole, around) ??
    onSymlink(dead, around) ??
    onDangling(dead, around) ??
    onMeant(dead, whole, around) ??
    onAnyProject(dead, whole, around) ??
    onOutside(dead, whole, around) ??
    onOtherPlugin(dead, around) ??
    onMissing(dead, around)
  )
}

/** A link that starts with `/` and points to a file of the skill. */
export function onAbsolute({ link, to }: Target, document: Document): Verdict {
  const path = writtenFrom(dirname(document.path), to.path, to, to.suffix)
  return {
    links: [link],
    message: `${quote(link.target)} starts with \`/\`, so it is a path from the root of the file system. Write ${quote(path, LONGEST_SHOWN)}.`,
    // Half a surrogate pair cannot be written.
    edits: to.path.isWellFormed() ? [{ range: link.range, text: path }] : [],
  }
}

function onScheme({ links }: Dead): Verdict | undefined {
  const scheme = missingScheme(links[0])
  if (scheme === undefined) return undefined
  return {
    links,
    message: `${quote(links[0].target)} has no scheme, so it is read as a path. Add \`${scheme}\`.`,
    edits: links.map(({ range: [start] }) => ({ range: [start, start], text: scheme })),
  }
}

/** A file outside the folders of skills that is there from a copy of this skill, for another client or to install. */
function onCopy({ links, to }: Dead, { document }: Surroundings): Verdict | undefined {
  const { path, text, body, files } = document
  const own = ownPlaceOf(path)
  if (own === undefined || links[0].kind === 'image' || !/^(?:\.\/)?\.\.\//.test(to.written)) return undefined
  const folders = ['skills', ...OWN_FOLDERS].map((name) => join(own.above, name))
  const home = folders.find((folder) => {
    const copy = join(folder, ...own.below)
    const target = join(dirname(copy), to.written)
    const isOutside = copy !== path && !target.startsWith(`${folder}/`)
    // What a program copies, it may give other fields.
    return isOutside && files.has(target) && bodyOf(files.read(copy) ?? '') === text.slice(...body)
  })
  if (home === undefined) return undefined
  const place = `only from the copy ${quotePath(join(home, ...own.below))}`
  return {
    links,
    message: `${quote(to.written)} exists ${place}. Copy the file into the skill, and link that, or name the file without a link.`,
    severity: 'warning',
    cause: {
      key: `/copy/${home}`,
      message: (number) =>
        `${plural(number, 'link')} such as ${quote(to.written)} exist ${place}. Copy the files into the skill, and link these, or name the files without links.`,
    },
  }
}

function bodyOf(text: string): string {
  return text.slice(...splitFrontmatter(text).body)
}

/** A path into a home directory, where a file above may have the end of it. */
function onHome(dead: Dead, whole: string, around: Surroundings): Verdict | undefined {
  const { links, to } = dead
  const { written } = to
  if (!written.startsWith('~/')) return undefined
  const problem = `${quote(written)} is a path in one user’s home directory.`
  const { files, path: own } = around.document
  // In a folder of a client, and in another one there, people have what a repository brings.
  const rest = /^~\/\.[\w-]+\/((?:[^/]+\/)+[^/]+)$/.exec(written)?.[1]
  const meant = (rest === undefined ? [] : foldersAbove(own))
    .map((folder) => join(folder, rest!))
    .find(
      (path) => path !== own && `${path}/`.startsWith(around.reach) && files.has(path) && files.mayName(path),
    )
  const verdict = meant && replaced(dead, meant, around, (shown) => `${problem} Did you mean ${shown}?`)
  if (verdict) return verdict
  return { links, message: `${problem} Put the file in the ${whole} and link it from there.` }
}

function ofProject(problem: string, whole: string): string {
  return `${problem} does not exist in the ${whole}. If the file of the project is meant, write the path as code, not as a link.`
}

/** What a link of a skill to install into GitHub’s folder needs, or one that shows a path which projects have: it may work in one. */
function onAnyProject({ links, to }: Dead, whole: string, around: Surroundings): Verdict | undefined {
  const { document, noun, home } = around
  const [link] = links
  const folder = /^(?:\.claude|\.github|docs)(?=\/)/.exec(join('.', to.written))?.[0]
  if (folder === undefined || noun !== 'link' || isOfProject(home) || document.files.has(home + folder))
    return undefined
  const isShown = document.text.slice(0, link.range[0]).endsWith(`[${link.target}](`)
  if (folder !== '.github' && !isShown) return undefined
  const message = ofProject(quote(to.written), whole)
  return { links, message, severity: whole === 'skill' ? 'warning' : 'info' }
}

/** A file that a project has from its root: its own skills and agents work there, and any skill in a project that may have GitHub’s folder. */
function onProject(dead: Dead, whole: string, around: Surroundings): Verdict | undefined {
  const { links, to } = dead
  const { document, noun, home } = around
  const path = join('.', to.written)
  const worksThere = isOfProject(home === '' ? document.path : home)
  const isOfGithub = path.startsWith('.github/') && !worksThere
  // What lies among the documents of a project is installed nowhere.
  const isOwn = isOfGithub || worksThere || home.startsWith('docs/')
  const problem = quote(to.written)
  const message = ofProject(problem, whole)
  if (noun !== 'link' || !isOwn || !document.files.has(path)) return undefined
  if (isOfGithub) return { links, message, severity: 'warning' }
  const tell = (shown: string): string => `${problem} is there only from the root. Did you mean ${shown}?`
  return {
    ...(replaced(dead, path, around, tell) ?? { links, message }),
    severity: 'info',
    cause: {
      key: '/root',
      message: (number) =>
        `${plural(number, 'link')} such as ${problem} are paths from the root. Write them from this file’s directory.`,
    },
  }
}

/** A file that is there from the place of the file that a symbolic link points to. */
function onSymlink({ links, to }: Dead, { document }: Surroundings): Verdict | undefined {
  const { path, files } = document
  const real = files.real(path)
  const folder = real === undefined ? undefined : dirname(real)
  if (folder === undefined || folder === files.real(dirname(path))) return undefined
  if (!files.has(join(folder, to.written))) return undefined
  const place = `beside this symbolic link, only in ${quote(`${folder}/`)}, where the link leads`
  return {
    links,
    message: `${quote(to.written)} does not exist ${place}. Add a link to it here, too.`,
  }
}

const namesIn = viewAt(
  (folder: string, files: Files): ReadonlySet<string> => new Set(files.list(folder).map(({ name }) => name)),
)

/** A symbolic link of that name which is there, but resolves to nothing that the repository has. */
function onDangling({ links, to }: Dead, { document: { files } }: Surroundings): Verdict | undefined {
  const isThere = (path: string): boolean => namesIn(dirname(path), files).has(basename(path))
  const at = foldersAbove(to.path).findLast((folder) => folder !== '.' && !files.has(folder)) ?? to.path
  if (to.path.startsWith('../') || !isThere(at)) return undefined
  const problem = at === to.path ? quote(to.written) : `${quotePath(at)}, which ${quote(to.written)} needs,`
  return {
    links,
    message: `${problem} is a symbolic link to nothing in this repository. Correct the symbolic link.`,
  }
}

function onMeant(dead: Dead, whole: string, around: Surroundings): Verdict | undefined {
  const path = meantBy(dead.to, around)
  if (path === undefined) return undefined
  const isOwn = path === around.document.path
  const isFromHome = !isOwn && around.home !== '' && path === around.home + dead.to.written
  const problem = `${quote(dead.to.written)} ${isFromHome ? `is there only from the ${whole}’s directory` : 'does not exist'}.`
  if (isOwn && !dead.to.suffix.startsWith('#'))
    return {
      links: dead.links,
      message: `${problem} The file of that name is this one. Remove the ${around.noun}.`,
    }
  const verdict = replaced(dead, path, around, (shown) => `${problem} Did you mean ${shown}?`)
  // A file that the text has already is not written a second time.
  if (verdict && isSlip(basename(dead.to.path), path, around.document))
    return { links: verdict.links, message: verdict.message }
  const folder = missingFolder(dead.to, around)
  const tail = folder === undefined ? undefined : dead.to.path.slice(folder.length)
  if (verdict === undefined || folder === undefined || !path.endsWith(tail!)) return verdict
  const other = path.slice(0, path.length - tail!.length)
  const shown = quote(shownFolder(other, around), LONGEST_SHOWN)
  return {
    ...verdict,
    cause: {
      key: `${folder}\0${other}`,
      message: (links) => `${missing(folder, links, around)} Did you mean ${shown}?`,
    },
  }
}

/** What the repository has further up, where a plugin or a skill that is installed alone has nothing. */
function onOutside(
  { links, to }: Dead,
  whole: string,
  { document, home }: Surroundings,
): Verdict | undefined {
  const { path, files } = document
  const plugin = claudePluginAround(path, files) ?? '.'
  const isAlone = plugin === '.' && whole === 'skill' && !isOfProject(home)
  const [noun, folder] = isAlone ? ['skill', dirname(`${home}x`)] : ['plugin', plugin]
  const [up = ''] = /^(?:\.\.\/)+/.exec(to.written) ?? []
  const found = foldersAbove(folder).map((above) => join(above, to.written.slice(up.length)))
  const file = folder === '.' || up === '' ? undefined : found.find(files.has)
  if (file === undefined || !files.mayName(file)) return undefined
  return {
    links,
    message: `${quote(to.written)} does not exist. If ${quotePath(file)} is meant, copy it into the ${noun}, which is installed alone, and link the copy, or name it without a link.`,
    cause: {
      key: `/outside/${up}`,
      message: (number) =>
        `${plural(number, 'link')} such as ${quote(to.written)} do not exist. If ${quotePath(file)} and the like are meant, copy them into the ${noun}, which is installed alone, and link the copies, or name them without links.`,
    },
  }
}

/** The file of a skill that another plugin has. */
function onOtherPlugin({ links, to }: Dead, { document, noun }: Surroundings): Verdict | undefined {
  const { path, files } = document
  const name = basename(to.path) === 'SKILL.md' ? basename(dirname(to.path)) : undefined
  const plugin = claudePluginAround(path, files)
  const isOther = plugin !== undefined && to.written.startsWith('../')
  const other = name === undefined || !isOther ? undefined : onlyOne(skillsOf(files).get(name))
  if (other === undefined || !files.mayName(other)) return undefined
  const its = claudePluginAround(`${other}/SKILL.md`, files)
  if (its === undefined || its === plugin) return undefined
  return {
    links,
    message: `${quote(to.written)} does not exist. The skill ${quotePath(other)} is in another plugin: write its name without a ${noun}.`,
  }
}

function onMissing({ links, to }: Dead, around: Surroundings): Verdict {
  const folder = missingFolder(to, around)
  return {
    links,
    message: `${quote(to.written)} does not exist. ${addOrCorrect(to.written)}`,
    ...(folder !== undefined && {
      cause: {
        key: folder,
        message: (number) => `${missing(folder, number, around)} Add the directory or correct the paths.`,
      },
    }),
  }
}

function missing(folder: string, links: number, around: Surroundings): string {
  return `${quote(shownFolder(folder, around), LONGEST_SHOWN)} does not exist, and ${plural(links, around.noun)} need it.`
}

function shownFolder(folder: string, { document }: Surroundings): string {
  return `${relative(dirname(document.path), folder) || '.'}/`
}

/** Names in a path of which the first that is missing is looked for. */
const MOST_NAMES = 64

/** The first directory on the way to a place that is missing; a place with a final slash is one itself. */
function missingFolder({ path, written }: Place, { document: { files } }: Surroundings): string | undefined {
  const folder = dirname(written.endsWith('/') ? join(path, 'x') : path)
  if (path.length > LONGEST_PATH || folder === '.' || files.has(folder)) return undefined
  const names = folder.split('/')
  for (let end = 1; end <= Math.min(names.length, MOST_NAMES); end++) {
    const above = names.slice(0, end).join('/')
    if (!files.has(above)) return above
  }
  return undefined
}

/** A verdict that changes all links to a path into links to another one; undefined where no link can hold it. */
function replaced(
  { links, to }: Dead,
  path: string,
  { document, noun }: Surroundings,
  message: (shown: string) => string,
): Verdict | undefined {
  if (!path.isWellFormed()) return undefined
  // Prose has no percent-encoding.
  if (noun === 'path' && encodePath(path) !== path) return undefined
  const edits = links.map(({ target, range }) => ({
    range,
    text: writtenFrom(dirname(document.path), path, to, splitTarget(target)[1]),
  }))
  return { links, message: message(quote(edits[0]!.text, LONGEST_SHOWN)), edits }
}

/** A path as a link in `folder` holds it, with the slash that the other one ends with. */
export function writtenFrom(folder: string, path: string, { written }: Place, suffix: string): string {
  const end = written.endsWith('/') && !path.endsWith('/') ? '/' : ''
  return encodePath(relative(folder, path) || '.') + end + suffix
}

/** A path as a link holds it: letters as they are, and what would end the path, or the link around it, encoded. */
function encodePath(path: string): string {
  return encodeTarget(path).replace(
    /[()?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A part of a destination of which everybody can read the letters, of whatever script. */
export function encodeTarget(part: string): string {
  return part.toWellFormed().replace(/[^\p{L}\p{M}\p{N}]+/gu, encodeURI)
}

/** So many links of one cause are one finding. */
const MANY = 3

/** Reports verdicts, those of one cause together where there are many. `noun` is what they are about. */
export function reportVerdicts(verdicts: readonly Verdict[], report: Report, noun: 'link' | 'path'): void {
  const byCause = groupBy(verdicts, ({ cause, links }) => cause?.key ?? `/${links[0].range[0]}`)
  const all = [...byCause.values()].flatMap(joined).sort((a, b) => a.links[0].range[0] - b.links[0].range[0])
  for (const { links, message, edits = [] } of all) {
    const [first, ...rest] = links
    const related = rest.map(({ range }) => ({ range, message: `This ${noun} has the same cause.` }))
    report(first.range, message, {
      ...(related.length > 0 && { related }),
      ...(edits.length > 0 && { fix: { title: titleOf(edits, noun), safe: false, edits } }),
    })
  }
}

function joined(verdicts: readonly [Verdict, ...Verdict[]]): readonly Verdict[] {
  const { cause } = verdicts[0]
  const links = verdicts.flatMap((verdict) => verdict.links).sort((a, b) => a.range[0] - b.range[0])
  if (cause === undefined || verdicts.length === 1 || links.length < MANY) return verdicts
  const edits = verdicts.flatMap((verdict) => verdict.edits ?? [])
  return [{ links: [links[0]!, ...links.slice(1)], message: cause.message(links.length), edits }]
}

function titleOf(edits: readonly Edit[], noun: string): string {
  const { range, text } = edits[0]!
  if (edits.some((edit) => edit.text !== text)) return `Correct ${plural(edits.length, noun)}`
  return `${range[0] === range[1] ? 'Add' : 'Write'} ${quote(text, LONGEST_SHOWN)}`
}
