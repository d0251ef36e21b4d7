import { count, either } from '../wording/wording.ts'
import packages from './packages.cjs'

/** The longest glob, in UTF-16 code units, and the most globs that its braces stand for. */
export const LONGEST_GLOB = 1000
const MOST_ALTERNATIVES = 100

/** `*` among characters and `**` among names. */
const ANY_NUMBER = null

/** A character, one of a class, or any number of them. */
type Part = string | CharacterClass | typeof ANY_NUMBER

/** Characters that lie in one of the ranges, each the first and the last code point; if `negated`, the others. */
interface CharacterClass {
  readonly negated: boolean
  readonly ranges: readonly (readonly [number, number])[]
}

/** A name of a glob: its text, the ways to read it, of which one must match, or any number of names. */
type Name = string | readonly (readonly Part[])[] | typeof ANY_NUMBER

/** A glob that is ready to be matched. */
export interface Glob {
  /** Each glob that its braces stand for: its names, and the longest text that all paths have which it matches. */
  readonly alternatives: readonly { readonly names: readonly Name[]; readonly text: string }[]
  /** How many characters these have together. */
  readonly length: number
}

/** What is wrong with a glob: the rest of a sentence about it, and the fix, without a period. */
export interface GlobMistake {
  readonly mistake: string
}

/** An escaped character, a class, stars or any other character. Only paths of Windows have a `\` before a letter. */
const aToken = (): RegExp =>
  /\\[^/\p{L}\p{N}]|\[(?=([!^]?\]?))\1(?:\[:\w*:\]|\\[^/\p{L}\p{N}]|(?!\[:\w*:\])[^\]\\/])*\]|\*+|[^]/gu

/** A class that also matches its own text, as in other matchers: folders have such names. */
const PLAIN_CLASS = /^\[(?!!)[^-\\*+?.^${}(|)[\]]+\]$/u

/** Unlike `docs/**`, which matches `docs` too, a last `**` after a name that ends with `*` stands for some name. */
const FILLED = /(?:[^*/]\*+|(?:^|\/)\*(?:\*{2,})?)(?:\/\*\*)+$/

/** The ranges of the classes that POSIX names, as in `[[:alpha:]]`. */
const POSIX: ReadonlyMap<string, string> = new Map([
  ['alnum', 'a-zA-Z0-9'],
  ['alpha', 'a-zA-Z'],
  ['ascii', '\0-\x7f'],
  ['blank', ' \t'],
  ['cntrl', '\0-\x1f\x7f'],
  ['digit', '0-9'],
  ['graph', '!-~'],
  ['lower', 'a-z'],
  ['print', ' -~'],
  ['punct', '!-/:-@[-`{-~'],
  ['space', ' \t-\r'],
  ['upper', 'A-Z'],
  ['word', 'a-zA-Z0-9_'],
  ['xdigit', 'a-fA-F0-9'],
])

/**
 * Reads a glob without a `/` or `./` at its start. It starts in any folder if it has `anyDepth`, as after `**` and a
 * slash; what matches a folder matches all that is `below`.
 */
export function parseGlob(
  glob: string,
  { anyDepth = false, below = false, longest = LONGEST_GLOB } = {},
): Glob | GlobMistake {
  if (glob.length > longest)
    return { mistake: `is longer than ${count(longest)} characters. Write several globs` }
  const tokens = Array.from(glob.matchAll(aToken()), ([token]) => token)
  // Characters that are escaped or in a class mean nothing else.
  const marks = tokens.map((token) => (/^[[\\]./su.test(token) ? 'x' : token)).join('')
  const classes = tokens.filter((token) => token.startsWith('['))
  const mistake = mistakeIn(marks) ?? classes.map(classMistake).find(Boolean)
  if (mistake !== undefined) return { mistake }
  const globs = expanded(tokens)
  const end = [...(FILLED.test(marks) ? [[[ANY_NUMBER]]] : []), ...(below ? [ANY_NUMBER] : [])]
  const alternatives = globs.map((glob) => {
    const names = [...(anyDepth ? [ANY_NUMBER] : []), ...namesOf(glob).map(readName), ...end]
    return { names, text: longestText(names) }
  })
  const length = globs.reduce((sum, glob) => sum + glob.join('').length + 1, -1)
  return { alternatives, length }
}

/** What is wrong with a glob whose escaped characters and classes are an `x` each. */
function mistakeIn(marks: string): string | undefined {
  if (marks === '') return 'is empty. Write `**` for all files'
  if (/^!(?!\()/.test(marks))
    return 'starts with `!`, but a glob cannot exclude files. Name the files to match'
  if (marks.includes('\\')) return 'has a `\\` that escapes nothing. Write `/` between folders'
  if (marks.includes('//')) return 'has an empty name between two `/`. Remove one `/`'
  if (/^[^[]*\[[^[\]]*\//.test(marks))
    return 'has a `/` between `[` and `]`. Close the `[`, or write `\\[` for the character'
  if (marks.includes('[')) return 'has a `[` that is never closed. Close it, or write `\\[` for the character'
  const [form] = /[?*+@!]\(|\([^()]*\||\{-?\w+\.\.-?\w+(?:\.\.-?\w+)?\}/.exec(marks) ?? []
  if (form !== undefined) {
    const shown = form.startsWith('{') ? form : form.startsWith('(') ? '(…|…)' : `${form}…)`
    return `has \`${shown}\`, which is not supported. Write several globs`
  }
  const alternatives = countAlternatives(marks)
  if (alternatives === undefined)
    return 'has a `{` that is never closed. Close it, or write `\\{` for the text'
  return alternatives > MOST_ALTERNATIVES
    ? `stands for more than ${MOST_ALTERNATIVES} globs with its braces. Write several globs`
    : undefined
}

type Tokens = readonly string[]

/** How many globs braces stand for; undefined if some are not closed. */
function countAlternatives(marks: string): number | undefined {
  // For the glob and each of the open braces, what each alternative so far stands for.
  const open = [[1]]
  for (const mark of marks) {
    if (mark === '{') open.push([1])
    else if (mark === ',' && open.length > 1) open.at(-1)!.push(1)
    else if (mark === '}' && open.length > 1) {
      const inside = open.pop()!.reduce((sum, each) => sum + each)
      open.at(-1)!.push(open.at(-1)!.pop()! * inside)
    }
  }
  return open.length === 1 ? open[0]![0] : undefined
}

/** The globs that braces stand for. */
function expanded(tokens: Tokens): readonly Tokens[] {
  if (!tokens.includes('{')) return [tokens]
  // All but the marks of braces is hidden as private-use characters, which mean nothing else.
  const first = 0xe000
  const hidden = tokens.map((token, at) => (/^[{,}]$/.test(token) ? token : String.fromCharCode(first + at)))
  const globs = packages.micromatch().braces(hidden.join(''), { expand: true })
  return globs.map((glob) => Array.from(glob, (mark) => tokens[mark.charCodeAt(0) - first] ?? mark))
}

/** The names of a glob without braces. */
function namesOf(glob: Tokens): readonly Tokens[] {
  const slashes = glob.flatMap((token, at) => (token === '/' ? at : []))
  return [-1, ...slashes].map((slash, at) => glob.slice(slash + 1, slashes[at]))
}

function classMistake(token: string): string | undefined {
  if (classOf(token).ranges.some(([low, high]) => low > high))
    return 'has a range between `[` and `]` that is backwards. Swap its two ends'
  const isUnknown = [...token.matchAll(/\[:(\w*):\]/g)].some(([, name = '']) => !POSIX.has(name))
  return isUnknown ? `has an unknown class after \`[:\`. Use ${either([...POSIX.keys()])}` : undefined
}

function classOf(token: string): CharacterClass {
  const negated = /^\[[!^]/.test(token)
  const members = token.slice(negated ? 2 : 1, -1).replace(/\[:(\w*):\]/g, (_, name) => POSIX.get(name) ?? '')
  const pairs = [...members.matchAll(/\\?([^])(?:-\\?([^]))?/gu)]
  const ranges = pairs.map(([, low = '', high = low]) => [low.codePointAt(0)!, high.codePointAt(0)!] as const)
  return { negated, ranges }
}

function readName(tokens: Tokens): Name {
  if (tokens.join(' ') === '**') return ANY_NUMBER
  const parts = tokens.map(partOf)
  if (parts.every((part) => typeof part === 'string')) return parts.join('')
  const plain = tokens.flatMap((token) => (PLAIN_CLASS.test(token) ? [...token] : partOf(token)))
  return plain.length === parts.length ? [parts] : [parts, plain]
}

function longestText(names: readonly Name[]): string {
  const textOf = (name: Name): string =>
    typeof name === 'string'
      ? name
      : (name?.[0] ?? []).map((part) => (typeof part === 'string' ? part : '/')).join('')
  const texts = names.flatMap((name) => textOf(name).split('/'))
  return texts.reduce((one, other) => (other.length > one.length ? other : one))
}

function partOf(token: string): Part {
  if (token.startsWith('*')) return ANY_NUMBER
  if (token === '?') return { negated: true, ranges: [] }
  return token.startsWith('[') ? classOf(token) : token.replace(/^\\/, '')
}

/**
 * Whether a glob matches a path, in which no name is empty, `.` or `..`. It takes about one step at most for each
 * character of the glob times each of the path, which can be counted.
 */
export function matchGlob({ alternatives }: Glob, path: string, counted?: { steps: number }): boolean {
  return alternatives.some(({ names, text }) => {
    // Among 32 characters a text is looked for in the time of one step.
    if (counted !== undefined) counted.steps += 1 + Math.floor(path.length / 32)
    return path.includes(text) && matchNames(names, path.split('/'), counted)
  })
}

/**
 * What a glob has still to match below a folder, by its path: below folders with the same answer it matches the same.
 */
export function leftBelow({ alternatives }: Glob, folder: string, counted?: { steps: number }): string {
  const path = folder === '' ? [] : folder.split('/')
  // A place before `**` adds nothing to the one after it.
  const isMet = (names: readonly Name[], at: number): boolean =>
    names[at] !== ANY_NUMBER && matchNames(names.slice(0, at), path, counted)
  return alternatives.map(({ names }) => [...names, ''].map((_, at) => isMet(names, at)).join()).join(';')
}

function matchNames(names: readonly Name[], path: readonly string[], counted?: { steps: number }): boolean {
  return matchAll(names, path, (name, each) => matchName(name, each, counted), counted)
}

function matchName(name: NonNullable<Name>, text: string, counted?: { steps: number }): boolean {
  if (typeof name === 'string') return name === text
  const characters = /[\ud800-\udfff]/.test(text) ? [...text] : text
  const matches = (part: string | CharacterClass, character: string): boolean => {
    if (typeof part === 'string') return part === character
    const code = character.codePointAt(0)!
    return part.ranges.some(([low, high]) => low <= code && code <= high) !== part.negated
  }
  return name.some((parts) => matchAll(parts, characters, matches, counted))
}

/**
 * Whether patterns match all items in turn. What follows a star is looked for as near to it as it can be: if that is
 * found, no other place for it would leave more to the patterns after the next star, so none before it is tried again.
 */
function matchAll<Pattern, Item>(
  patterns: readonly (Pattern | typeof ANY_NUMBER)[],
  items: ArrayLike<Item>,
  matches: (pattern: Pattern, item: Item) => boolean,
  counted?: { steps: number },
): boolean {
  let [pattern, item, star, tried] = [0, 0, -1, 0]
  while (item < items.length) {
    if (counted !== undefined) counted.steps++
    const next = patterns[pattern]
    if (next === ANY_NUMBER) {
      star = pattern++
      tried = item
      if (pattern === patterns.length) return true
    } else if (next !== undefined && matches(next, items[item]!)) {
      pattern++
      item++
    } else if (star === -1) return false
    else {
      pattern = star + 1
      item = ++tried
    }
  }
  return patterns.slice(pattern).every((each) => each === ANY_NUMBER)
}
