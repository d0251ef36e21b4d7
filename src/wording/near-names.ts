import { onlyOne } from './compare.ts'

/** Names in one file that are compared with known ones: a hostile file has thousands. */
export const MOST_COMPARED = 20
/** The same of all files of a run. */
export const MOST_COMPARED_IN_RUN = 100

/** The known words that equal `word` but for case and separators, else the nearest within two edits. */
export function nearestOf(word: string, known: readonly string[]): readonly string[] {
  const same = sameAs(word, known)
  return same.length > 0 ? same : withinTwoEdits(word, known)
}

/** The one known word that is nearest to a word; undefined where none is, or several are. */
export function nearestOne(word: string, known: readonly string[]): string | undefined {
  return onlyOne(nearestOf(word, known))
}

/** Of a word that begins more names than this, nobody knows which was meant. */
const MOST_BEGUN = 3

/** The known words that a word was likely meant for: the nearest, else the few that it begins. */
export function likelyMeant(word: string, known: readonly string[]): readonly string[] {
  const nearest = nearestOf(word, known)
  if (nearest.length > 0) return nearest
  const begun = word === '' ? [] : known.filter((name) => name.startsWith(word))
  return begun.length > MOST_BEGUN ? [] : begun
}

const SHORTEST_STEM = 5
/** Words that say nothing of what a name is for. */
const COMMON = /^(?:agents?|guides?|my|our|patterns?|practices?|rules?|skills?|standards?|the|use|using)$/

/** The names that share the first word of one or the start of a word, the most alike first: `researcher`, `research-agent`. */
export function akin(name: string, known: readonly string[]): readonly string[] {
  const { first, stems } = wordsOf(name)
  const alike = known.filter((each) => {
    const other = wordsOf(each)
    if (isOtherWork(name, each)) return false
    return (first.length > 1 && other.first === first) || other.stems.some((stem) => stems.includes(stem))
  })
  return alike.toSorted((a, b) => sharedStart(name, b) - sharedStart(name, a))
}

/** Work that a word is about, in any form. */
const WORK = /^(audit|debugg?|deploy|implement|plann?|review|test)(?:s|ed|er|or|ing|ment|ation)?$/

/** Whether two names have other work in their first or last words: who implements is not who reviews that. */
function isOtherWork(name: string, other: string): boolean {
  return [0, -1].some((end) => {
    const [own, its] = [workOf(partsOf(name).at(end)), workOf(partsOf(other).at(end))]
    return own !== undefined && its !== undefined && own !== its
  })
}

function workOf(word = ''): string | undefined {
  return WORK.exec(word)?.[1]?.slice(0, 4)
}

function partsOf(name: string): readonly string[] {
  return name.toLowerCase().match(/\p{L}+/gu) ?? []
}

function wordsOf(name: string): { readonly first: string; readonly stems: readonly string[] } {
  const words = partsOf(name).filter((word) => !COMMON.test(word))
  const long = words.filter((word) => word.length >= SHORTEST_STEM)
  return { first: words[0] ?? '', stems: long.map((word) => word.slice(0, SHORTEST_STEM)) }
}

function sharedStart(name: string, other: string): number {
  const differs = [...name.toLowerCase()].findIndex((letter, at) => letter !== other[at]?.toLowerCase())
  return differs === -1 ? name.length : differs
}

/** The known words that differ from `word` in case and separators only. */
export function sameAs(word: string, known: readonly string[]): readonly string[] {
  return known.filter((name) => bare(name) === bare(word))
}

/** The known words within edit distance 2 of `word`, whatever their case; the nearest only. */
export function withinTwoEdits(word: string, known: readonly string[]): readonly string[] {
  const lower = word.toLowerCase()
  const distances = known.map((name) => editDistance(lower, name.toLowerCase()))
  const least = Math.min(...distances, 3)
  return known.filter((name, index) => distances[index] === least && least <= Math.min(2, name.length / 3))
}

/** Whether two words differ in case, or in one letter: one too many, one missing, another one, or two swapped. */
export function isOneLetterOff(word: string, known: string): boolean {
  if (word === known || Math.abs(word.length - known.length) > 1) return false
  const [a, b] = [word.toLowerCase(), known.toLowerCase()]
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  // What follows the first other letter is the same from the next on, or from the one after two that are swapped.
  const [x, y] = [a.slice(start), b.slice(start)]
  const isSwapped = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2)
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1) || isSwapped
}

/** Whether two words differ in an `s` at their end. */
export function isPlural(word: string, name: string): boolean {
  return word === `${name}s` || name === `${word}s`
}

/** Whether two words have the same letters, as where some are swapped. */
export function hasLettersOf(word: string, name: string): boolean {
  return word.length === name.length && [...word].sort().join('') === [...name].sort().join('')
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, '')
}

/** Insertions, deletions, replacements and swaps of neighbors that turn `a` into `b`; 3 for more than 2. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    let nearest = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1)
      next.push(least)
      nearest = Math.min(nearest, least)
    }
    // No later row has less.
    if (nearest > 2) return 3
    before = row
    row = next
  }
  return Math.min(row.at(-1)!, 3)
}
