/** Classes of globs, and what each matches of one character. */
export const CLASSES: ReadonlyMap<string, RegExp> = new Map([
  ['[ab]', /[ab]/],
  ['[a-c]', /[a-c]/],
  ['[!a]', /[^a/]/u],
  ['[^ab]', /[^ab/]/u],
  ['[]a]', /[\]a]/],
  ['[a-]', /[a-]/],
  ['[!-c]', /[^\-c/]/u],
  ['[é-ü😀]', /[é-ü😀]/u],
  ['[[:alpha:]]', /[A-Za-z]/],
  ['[[:digit:]b]', /[0-9b]/],
  ['[[:punct:]]', /[!-.:-@[-`{-~]/],
  ['[\\]b]', /[\]b]/],
])

/** What stands before the rest of a glob: the start of a name, a `*`, or a name that ends with one and a slash. */
interface Before {
  readonly isStart: boolean
  readonly isStar: boolean
  readonly isFilled: boolean
}

const INSIDE: Before = { isStart: false, isStar: false, isFilled: false }

/** Stands between what a group gives and what follows it, so that no two marks become one. */
const JOINT = '\0'

/**
 * Matches a glob by trying everything, straight from its text: far too slow for use, but short enough to be
 * seen to be right. It takes only globs without a mistake.
 */
export function naiveMatch(glob: string, path: string): boolean {
  return matches(`${glob}/`, `${path}/`, { ...INSIDE, isStart: true })
}

function matches(glob: string, path: string, before: Before): boolean {
  if (glob === '') return path === ''
  if (glob.startsWith(JOINT)) return matches(glob.slice(1), path, { ...INSIDE, isStart: before.isStart })
  if (glob.startsWith('/'))
    return (
      path.startsWith('/') &&
      matches(glob.slice(1), path.slice(1), { ...INSIDE, isStart: true, isFilled: before.isStar })
    )
  const group = groupAt(glob)
  if (group !== undefined) return matchesGroup(group, path, before)
  const stars = /^\*+?(?=\*\(|[^*]|$)/.exec(glob)?.[0]
  if (stars !== undefined) return matchesStars(stars, glob.slice(stars.length), path, before)
  const plain = plainAt(glob)
  const rest = glob.slice(plain.length)
  const text = plain.replace(/^\\/, '')
  if (path.startsWith(text) && !/^\[.*[!^\\\]-].*\]$/.test(text) && plain !== '?')
    if (matches(rest, path.slice(text.length), INSIDE)) return true
  const first = String.fromCodePoint(path.codePointAt(0) ?? 0)
  const isOne = plain === '?' ? first !== '/' : CLASSES.get(plain)?.test(first)
  return path !== '' && isOne === true && matches(rest, path.slice(first.length), INSIDE)
}

function matchesStars(stars: string, rest: string, path: string, before: Before): boolean {
  const next = rest.replace(/^\0+/, '')
  const group = groupAt(next)
  if (stars === '**' && group !== undefined && '{@?'.includes(group.type))
    return alternativesOf(group).some((each) => matchesStars(stars, `${JOINT}${each}`, path, before))
  if (stars === '**' && before.isStart && next.startsWith('/')) {
    const isLast = /^\/\0*$/.test(next)
    return startsOf(path)
      .slice(before.isFilled && isLast ? 1 : 0)
      .some((start) => matches(next.slice(1), path.slice(start), { ...before, isStart: true }))
  }
  return cutsOf(path).some((cut) => matches(rest, path.slice(cut), { ...INSIDE, isStar: true }))
}

interface Group {
  readonly type: string
  readonly branches: readonly string[]
  readonly rest: string
}

function alternativesOf({ type, branches, rest }: Group): readonly string[] {
  return (type === '?' ? [...branches, ''] : branches).map((branch) => `${branch}${JOINT}${rest}`)
}

function matchesGroup(group: Group, path: string, { isStart }: Before): boolean {
  const { type, branches, rest } = group
  if ('{@?'.includes(type))
    return alternativesOf(group).some((each) => matches(each, path, { ...INSIDE, isStart }))
  const isIn = (text: string): boolean => branches.some((branch) => matches(branch, text, INSIDE))
  const goesOn = (cut: number): boolean => matches(`${JOINT}${rest}`, path.slice(cut), INSIDE)
  if (type === '!') return cutsOf(path).some((cut) => !isIn(path.slice(0, cut)) && goesOn(cut))
  const again = { ...group, type: '*' }
  if (type === '*' && goesOn(0)) return true
  return cutsOf(path).some(
    (cut) =>
      (cut > 0 || type === '+') && isIn(path.slice(0, cut)) && matchesGroup(again, path.slice(cut), INSIDE),
  )
}

/** The offsets in the first name of a path, with its end. */
function cutsOf(path: string): readonly number[] {
  const end = path.includes('/') ? path.indexOf('/') : path.length
  return [...Array(end + 1).keys()].filter((cut) => !/^[\udc00-\udfff]/.test(path.slice(cut)))
}

/** The offsets of the names of a path that ends with a slash, and its end. */
function startsOf(path: string): readonly number[] {
  return [0, ...Array.from(path.matchAll(/\//g), ({ index }) => index + 1)]
}

/** The group that a glob starts with. Ranges are groups here, braces around one name are not. */
function groupAt(glob: string): Group | undefined {
  const borders = bordersOf(glob)
  if (borders.length === 0) return undefined
  const branches = borders.slice(1).map((border, index) => glob.slice(borders[index]! + 1, border))
  const rest = glob.slice(borders.at(-1)! + 1)
  if (!glob.startsWith('{') || branches.length > 1) return { type: glob[0]!, branches, rest }
  const range = /^(\w+)\.\.(\w+)$/.exec(branches[0]!)
  return range === null ? undefined : { type: '{', branches: listed(range[1]!, range[2]!), rest }
}

/** The offsets of the marks before, between and after the alternatives of the group that a glob starts with. */
function bordersOf(glob: string): readonly number[] {
  const opening = /^(?:\{|[?*+@!]\()/.exec(glob)?.[0]
  if (opening === undefined) return []
  const ends = opening === '{' ? ',}' : '|)'
  const borders = [opening.length - 1]
  for (let at = opening.length; glob[borders.at(-1)!] !== ends[1]; at += lengthAt(glob.slice(at)))
    if (ends.includes(glob[at]!)) borders.push(at)
  return borders
}

/** The length of what a glob starts with: a group, a class, an escape or a character. */
function lengthAt(glob: string): number {
  const end = bordersOf(glob).at(-1)
  return end === undefined ? plainAt(glob).length : end + 1
}

function plainAt(glob: string): string {
  return [...CLASSES.keys()].find((each) => glob.startsWith(each)) ?? /^(?:\\.|.)/su.exec(glob)![0]
}

function listed(first: string, last: string): readonly string[] {
  const codes = (/^\d/.test(first) ? [+first, +last] : [first.charCodeAt(0), last.charCodeAt(0)]).sort(
    (a, b) => a - b,
  )
  const all = Array.from({ length: codes[1]! - codes[0]! + 1 }, (_, index) => codes[0]! + index)
  if (!/^\d/.test(first)) return all.map((code) => String.fromCharCode(code))
  const width = /^0\d/.test(first) || /^0\d/.test(last) ? Math.max(first.length, last.length) : 0
  return all.map((number) => String(number).padStart(width, '0'))
}
