import { MOST_FINDINGS } from '../../lint/collect-diagnostics.ts'
import type { Range, Source } from '../../model.ts'
import { markdownOf } from '../../syntax/markdown/index.ts'
import { matchesIn } from '../../syntax/position.ts'
import { view } from '../../syntax/views.ts'
import { groupBy } from '../../wording/compare.ts'
import { dirname, foldersAbove, join } from '../../wording/paths.ts'
import type { PlacedSkill } from '../placed-skill.ts'
import { isOutside, pluginAround } from '../plugins.ts'
import { deadLinksOf, mentionsOf } from '../targets.ts'
import { isExcused } from './certainty.ts'
import { contextOf, lastBefore } from './context.ts'

/** Directories of a skill, by the specification and by custom. */
const FOLDERS = /^(?:references?|assets|resources|templates|scripts|examples)$/

/** Directories of anybody's project: that the skill has one too says nothing of a path. */
const OF_PROJECTS =
  /^(?:src|lib|app|apps|tests?|docs?|data|config|configs|public|pages|components|packages|bin|cmd|internal|pkg|server|client|api|web|tools|models|views|utils|specs?|notebooks|results?|reports?|memory|logs?|tmp|temp|outputs?|build|dist|out|target|coverage|node_modules|venv|\..*)$/i

/** What is built or installed before it is there. */
const BUILT =
  /(?:^|\/)(?:dist|build|out|target|bin|node_modules|venv|env|coverage|outputs?|tmp|logs?|cache|\.[^/]*)\//i

interface Missing {
  readonly to: string
  /** The directory in which it would be, from the skill's or the plugin's. */
  readonly folder: string
  readonly hasFolder: boolean
}

/** A path of the body that does not resolve. */
export interface DeadPath extends WrittenPath, Missing {
  readonly place: 'prose' | 'link' | 'code' | 'elsewhere'
}

/** Those of the dead paths of a skill that are no dead links, too. */
export const unlinkedPathsOf = view((skill: PlacedSkill): readonly DeadPath[] => {
  const linked = new Set(deadLinksOf(skill).map(({ to }) => to.path))
  return deadPathsOf(skill).filter(({ to }) => !linked.has(to))
})

/** The paths of a skill's body that do not resolve, wherever they are, those to one file together. */
const deadPathsOf = view((skill: PlacedSkill): readonly DeadPath[] => {
  const missing = missingPaths(skill)
  if (missing.length === 0 || isAboutSkills(skill)) return []
  const placeIn = placesIn(skill)
  return [...groupBy(missing, ({ to }) => to)].flatMap(([to, same]) => {
    // In a project the path may be one from its root.
    const isIgnored = [to, same[0].path].some((path) => !isOutside(path) && skill.files.ignored(path))
    if (isIgnored || same.some((path) => isMade(path, skill.text) || wholeIn(skill).has(path.path))) return []
    const dead = same
      .map((path) => ({ ...path, place: placeIn(path) }))
      .filter((path) => !isOfCheckout(path, skill))
    return dead.some((path) => isExcusedIn(skill, path)) ? [] : dead
  })
})

/** The paths of a text that lead somewhere from the root, outside of the skill, by their last two names. */
const wholeIn = view((skill: PlacedSkill): ReadonlySet<string> => {
  const { files, home } = skill
  const whole = [...mentionsOf(skill).paths].filter(
    (path) => path.split('/').length > 2 && !path.startsWith(home),
  )
  return new Set(
    whole.flatMap((path) => (files.has(join('.', path)) ? path.split('/').slice(-2).join('/') : [])),
  )
})

/** Commands that make the checkout of another project the directory of those after them. */
const CHECKOUT = /\bgit clone\b[^\n]{0,300}(?:\n[^\n]{0,300}){0,3}?(?:&& ?|\n)[ \t$>]{0,9}cd [\w./-]/

/** From where on the commands of a text run in another project; Infinity where none do. */
const checkoutIn = view(({ text }: Source): number => {
  const at = text.search(CHECKOUT)
  return at === -1 ? Infinity : at
})

/** Whether a command runs a script in the checkout of another project: what is to be read may be the skill’s. */
function isOfCheckout({ place, base, folder, start }: DeadPath, skill: PlacedSkill): boolean {
  return place === 'code' && base === undefined && !TO_READ.test(folder) && start >= checkoutIn(skill)
}

const TO_READ = /^(?:references?|assets|resources)$/

/** Whether prose says of a path that no variable makes the skill’s that it is made, or somebody else’s. */
function isExcusedIn(skill: PlacedSkill, path: DeadPath): boolean {
  if (path.place !== 'prose' || path.base !== undefined) return false
  const context = contextOf(path, skill)
  return context !== undefined && isExcused(context)
}

function missingPaths(skill: PlacedSkill): readonly Omit<DeadPath, 'place'>[] {
  const known = new Map<string, Missing | undefined>()
  const missing: Omit<DeadPath, 'place'>[] = []
  for (const written of pathsIn(skill.text, skill.body, startsIn(skill))) {
    if (missing.length === MOST_FINDINGS) break
    if (written.variable !== '' && assignedIn(skill).has(written.variable)) continue
    const key = `${written.base} ${written.path}`
    if (!known.has(key) && known.size < MOST_FINDINGS) known.set(key, missingAt(written, skill))
    const dead = known.get(key)
    if (dead !== undefined) missing.push({ ...written, ...dead })
  }
  return missing
}

/** What a path that does not resolve would be; undefined for one that does, or that stands for another. */
export function missingAt(
  { path, base }: Pick<WrittenPath, 'path' | 'base'>,
  skill: PlacedSkill,
): Missing | undefined {
  const { path: own, files } = skill
  const from = base === 'plugin' ? pluginAround(dirname(own), files) : dirname(own)
  if (from === undefined) return undefined
  // Nearly all paths lead somewhere, which is soon seen.
  const to = join(from, path)
  if (files.has(to) || isForAnyName(path) || BUILT.test(path)) return undefined
  const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
  const hasFolder = folder !== '' && files.has(join(from, folder))
  // Git keeps no empty directory: this one is a submodule that is not checked out.
  if (hasFolder && files.list(join(from, folder)).length === 0) return undefined
  if (base !== undefined) return { to, folder, hasFolder }
  const isOfSkill = FOLDERS.test(folder) || (hasFolder && !OF_PROJECTS.test(folder))
  return isOfSkill && !isAbove(path, skill) ? { to, folder, hasFolder } : undefined
}

/** Tells of the names of directories whether a path of a skill may start with them. */
function startsIn({ path, files }: PlacedSkill): (directory: string) => boolean {
  let own: ReadonlySet<string> | undefined
  return (directory) => {
    if (FOLDERS.test(directory)) return true
    own ??= new Set(files.list(dirname(path)).map(({ name }) => name))
    return own.has(directory) && !OF_PROJECTS.test(directory)
  }
}

function isAbove(path: string, { path: own, files }: PlacedSkill): boolean {
  return foldersAbove(own)
    .slice(1)
    .some((folder) => files.has(join(folder, path)))
}

function placesIn(skill: PlacedSkill): (path: WrittenPath) => DeadPath['place'] {
  const { fences, paragraphs, links, comments, unsureFrom = Infinity } = markdownOf(skill)
  const contents = fences.map(({ content }) => ({ range: content }))
  return ({ start }) => {
    const isIn = (items: readonly { readonly range: Range }[]): boolean =>
      start < (lastBefore(items, start)?.range[1] ?? 0)
    if (isIn(contents)) return 'code'
    if (isIn(links)) return 'link'
    if (start > unsureFrom) return 'elsewhere'
    return isIn(paragraphs) && !isIn(comments) ? 'prose' : 'elsewhere'
  }
}

const LONGEST_BEFORE = 80

/** What a command writes or takes away stands after one of these. */
const WRITTEN_TO =
  /(?:>|--?(?:o|out|output|output-file|output-dir|output-path|save|dest|export|O)[ =]|\b(?:touch|tee|tee -a|mkdir|mkdir -p|rm|rm -f|nano|vim?)) ?["'`]?$/
const COPIED = /\b(?:cp|mv|curl|wget) \S/

/** Verbs for what is made, and what tells that the path is only used for it. */
const MADE =
  /\b(?:creat(?:e|es|ed|ing)|generat(?:e|es|ed|ing)|writ(?:e|es|ten|ing)|sav(?:e|es|ed|ing)|stor(?:e|es|ed|ing)|outputs?|exports?|produc(?:e|es|ing)|append(?:s|ed)?|record(?:s|ed)?|dumps?|scaffolds?|add(?:s|ed)?|put|place)\b/i
const USED = /\b(?:using|use|with|see|read|run|from|following|follow)\b/i

function isMade({ start }: WrittenPath, text: string): boolean {
  const line = lineBefore(start, text)
  return COPIED.test(line.split(/[;|&]/).at(-1)!) || isWritten(line)
}

/** The line up to an offset, or its end if it is long. */
export function lineBefore(start: number, text: string): string {
  return text.slice(Math.max(start - LONGEST_BEFORE, text.lastIndexOf('\n', start - 1) + 1), start)
}

/** Whether what stands before a path says, in a command or in words, that the path is made. */
export function isWritten(line: string): boolean {
  if (WRITTEN_TO.test(line)) return true
  const sentence = line.split(/[.!?]/).at(-1)!
  const verb = MADE.exec(sentence)
  return verb !== null && !USED.test(sentence.slice(verb.index))
}

const ANY_NAME =
  /^(?:(?:script|file|module|template|skill|tool|test|component|class|function|package|plugin|project|topic|feature|page|doc|guide|reference|example|command)[-_]?name|file|filename|file[-_]?name|name|foo|bar|baz|qux|x+|y+|z+|n+|thing|topic|script|example|sample|placeholder|untitled|doc|document|page|tool|module|feature|component|test|skill)\d*$/i

/** Words in capitals that stand for one of many. */
const ONE_OF_MANY =
  /^(?:LANG|LANGUAGE|NAME|TOPIC|VERSION|DATE|ID|TYPE|PROVIDER|PLATFORM|FRAMEWORK|CATEGORY|DOMAIN)$/

/** Parts of names that somebody fills in. */
const TO_FILL_IN =
  /(?:^|[-_./])(?:your|my|some|the|example|sample|foo|new|yyyy|mm|dd|hhmm)(?:[-_.]|$)|(?:^|[-_.a-z])(?:N|X|NN|XX|XXX|NNN|YYYY)(?:[-_.]|$)|^path\/to\//

function isForAnyName(path: string): boolean {
  const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
  return ANY_NAME.test(stem) || ONE_OF_MANY.test(stem) || TO_FILL_IN.test(path)
}

const NAMES_SKILLS = /\bskills?\b|\bplugins?\b|\bhooks?\b/i
const SPEAKS_OF_SKILLS =
  /\bSKILL\.md\b|\b(?:agent|claude|codex|new|custom|reusable|own|another|each|every|a|an existing) skills?\b|\bskills\b|\bplugins?\b|\bslash commands?\b/i
/** So many mentions has a text that teaches how to write skills; others speak of their own file. */
const MANY_MENTIONS = 4

/** Whether a text teaches how to write skills: its paths are those of any skill. */
export function isAboutSkills({ name, description, text }: PlacedSkill): boolean {
  if (NAMES_SKILLS.test(name?.value ?? '') || SPEAKS_OF_SKILLS.test(description?.value ?? '')) return true
  return text.split('SKILL.md', MANY_MENTIONS + 1).length > MANY_MENTIONS
}

/** The variables whose value is known: the directory of the skill, or that of its plugin. */
const VARIABLES: ReadonlyMap<string, Base> = new Map([
  ['baseDir', 'skill'],
  ['CLAUDE_SKILL_DIR', 'skill'],
  ['SKILL_DIR', 'skill'],
  ['HERMES_SKILL_DIR', 'skill'],
  ['CLAUDE_PLUGIN_ROOT', 'plugin'],
])

/** What gives one of these a value of its own, in a shell, a program or a sentence. */
const ASSIGNS =
  /\b(?:(?:set(?:x|env)?|read)(?: -\w{1,9}){0,3}|for|printf -v) (baseDir|(?:CLAUDE_|HERMES_)?SKILL_DIR|CLAUDE_PLUGIN_ROOT)\b|\b(baseDir|(?:CLAUDE_|HERMES_)?SKILL_DIR|CLAUDE_PLUGIN_ROOT)\b(?:[`"'}*]{0,4}[ \t]{0,9}[:?+]?=(?!=)|[`"'}*]{0,4} (?:is|to|as|means|points to|resolves to) (?!.{0,99}(?:\bskill\b|SKILL\.md)))/g

/** The variables that a skill's text assigns: whose directory they name, the text alone does not tell. */
export const assignedIn = view(
  ({ text }: Source): ReadonlySet<string> =>
    new Set([...text.matchAll(ASSIGNS)].map(([, before, after]) => (before ?? after)!)),
)

/** `{baseDir}/`, `${NAME}/` or `$NAME/`. */
const VARIABLE = /^(?:\{(baseDir)\}|\$(?:\{([A-Z_]+)\}|([A-Z_]+)))\//

/** A path of plain names to a file with a suffix; one name alone is enough after a variable. */
const PATH = /^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.[a-z][a-z\d]{0,9}$/i

/** No path in prose is longer. */
const LONGEST_PATH = 300

type Base = 'skill' | 'plugin'

/** A path as it stands somewhere in a text. */
export interface WrittenPath {
  /** Without the variable and without `./`. */
  readonly path: string
  readonly range: Range
  /** Where the word starts that it is a part of, such as the variable. */
  readonly start: number
  readonly base: Base | undefined
  /** The name of the variable that it starts with, or ''. */
  readonly variable: string
}

/** A slash, what stands before it in its word, and the rest of that: looked for from the slash on, as few words have one. */
const IN_WORD =
  /\/(?<=([^\0-\x20"'`()[\],;|#“”‘’«»、，。：；（）\u00a0\u3000]+)\/)[^\0-\x20"'`()[\],;|#“”‘’«»、，。：；（）\u00a0\u3000]*/g

/** The words in a range that can only be paths: after a variable, or to a directory that `mayStart` one. */
function pathsIn(text: string, range: Range, mayStart: (directory: string) => boolean) {
  return matchesIn(text, range, IN_WORD).flatMap(({ match: [rest, first = ''], range: [slash] }) => {
    // Most slashes are those of URLs, or stand between two words of prose.
    if (/^\/|:$/.test(first) || first.length + rest.length > LONGEST_PATH) return []
    return (isStart(first, mayStart) ? readPath(first + rest, slash - first.length) : undefined) ?? []
  })
}

function isStart(written: string, mayStart: (directory: string) => boolean): boolean {
  const name = written.replace(/^[*_<]+/, '')
  return name === '.' || name.startsWith('$') || name.startsWith('{') || mayStart(name)
}

function readPath(word: string, start: number): WrittenPath | undefined {
  // Marks of bold and italic text around the word, and of the sentence after it.
  const lead = /^[*_<]*/.exec(word)![0].length
  let stop = word.length
  while (stop > lead && '*_>.:!?…'.includes(word[stop - 1]!)) stop--
  const whole = word.slice(lead, stop)
  const [written = '', ...names] = VARIABLE.exec(whole) ?? []
  const variable = names.join('')
  const base = VARIABLES.get(variable)
  if (written !== '' && base === undefined) return undefined
  const rest = whole.slice(written.length)
  if (!PATH.test(rest) || (base === undefined && !rest.includes('/'))) return undefined
  const path = rest.replace(/^\.\//, '')
  const at = start + lead + whole.length - path.length
  return { path, range: [at, at + path.length], start: start + lead, base, variable }
}
