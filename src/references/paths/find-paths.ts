import type { Range } from '../../model.ts'

/** The variables whose value is known: the directory of the skill, or that of its plugin. */
const VARIABLES: ReadonlyMap<string, Base> = new Map([
  ['baseDir', 'skill'],
  ['CLAUDE_SKILL_DIR', 'skill'],
  ['SKILL_DIR', 'skill'],
  ['HERMES_SKILL_DIR', 'skill'],
  ['CLAUDE_PLUGIN_ROOT', 'plugin'],
])

/** `{baseDir}/`, `${NAME}/` or `$NAME/`. */
const VARIABLE = /^(?:\{(baseDir)\}|\$(?:\{([A-Z_]+)\}|([A-Z_]+)))\//

/** A path of plain names to a file with a suffix; one name alone is enough after a variable. */
const PATH = /^(?:\.\/)?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.[a-z][a-z\d]{0,9}$/i

/** No path in prose is longer. */
const LONGEST = 300

type Base = 'skill' | 'plugin'

/** A path as it stands somewhere in a text. */
export interface WrittenPath {
  /** Without the variable and without `./`. */
  readonly path: string
  /** Where this is. */
  readonly range: Range
  /** Where the word starts that it is a part of, such as the variable. */
  readonly start: number
  /** What a variable before it stands for. */
  readonly base: Base | undefined
}

/** The words in a range that can only be paths: after a variable, or to a directory that `mayStart` one. */
export function pathsIn(
  text: string,
  [from, to]: Range,
  mayStart: (directory: string) => boolean,
): readonly WrittenPath[] {
  const found: WrittenPath[] = []
  let end = from
  for (let at = text.indexOf('/', from); at !== -1 && at < to; at = text.indexOf('/', end)) {
    let start = at
    while (start > end && isOfWord(text.charCodeAt(start - 1))) start--
    end = at + 1
    while (end < to && isOfWord(text.charCodeAt(end))) end++
    // Most slashes are those of URLs, or stand between two words of prose.
    if (start === at || text[at - 1] === ':') continue
    if (end - start > LONGEST || !isStart(text.slice(start, at), mayStart)) continue
    const path = readPath(text.slice(start, end), start)
    if (path !== undefined) found.push(path)
  }
  return found
}

/** Whether what stands before the first slash of a word may start a path. */
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
  const [variable = '', ...names] = VARIABLE.exec(whole) ?? []
  const base = VARIABLES.get(names.join(''))
  if (variable !== '' && base === undefined) return undefined
  const rest = whole.slice(variable.length)
  if (!PATH.test(rest) || (base === undefined && !rest.includes('/'))) return undefined
  const path = rest.replace(/^\.\//, '')
  const at = start + lead + whole.length - path.length
  return { path, range: [at, at + path.length], start: start + lead, base }
}

function isOfWord(code: number): boolean {
  return code < 128 ? ASCII_OF_WORD[code] === true : !DELIMITERS.has(code)
}

const DELIMITERS = new Set(
  [...'"\'`()[],;|#“”‘’«»、，。：；（）\u00a0\u3000'].map((mark) => mark.charCodeAt(0)),
)

/** A list is asked much faster than a set, and nearly all characters are in it. */
const ASCII_OF_WORD = Array.from({ length: 128 }, (_, code) => code > 32 && !DELIMITERS.has(code))
