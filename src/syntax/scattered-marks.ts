import type { Range } from '../model.ts'
import { outside } from './position.ts'

/** Characters that nobody sees, each by itself; not soft hyphens, which are in any text with long words. */
const MARK =
  /[\u180b-\u180f\u17b4\u17b5\u061c\u115f\u1160\u200b-\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb]|\u034f|[\ufe00-\ufe0f]|[\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}]|[\u{e0100}-\u{e01ef}]/gu
/** What selects a form of the character before it. */
export const SELECTOR = /[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u

/** So many where no text has one are slips. */
const MOST_WRONG = 8
/** So many within so many code units no text has: a list of Persian words has one for eight letters. */
const DENSE = { marks: 24, within: 120 }

/** How a mark fits between its neighbours: as texts have it often, seldom, or never. */
type Fit = 'usual' | 'odd' | 'wrong'

/** The characters before and after a mark; of a selector the one that it selects a form of. */
interface Neighbours {
  readonly before: string
  readonly after: string
}

/**
 * The ranges of single marks that are too many, or too close together, to belong to a text: each may hide a bit or
 * a byte. Those that precede `start` or lie in one of the `rows` do not count.
 */
export function scatteredMarks(
  text: string,
  start: number,
  rows: readonly { readonly range: Range }[],
): readonly Range[] {
  const marks = [...text.matchAll(MARK)].map(({ 0: mark, index }) => ({
    mark,
    range: [index, index + mark.length] as const,
  }))
  const unusual = outside(rows, marks).flatMap(({ mark, range }) => {
    const fit = range[0] < start ? 'usual' : fitOf(mark, neighboursOf(mark, range[0], text))
    return fit === 'usual' ? [] : { range, fit }
  })
  const wrong = unusual.filter(({ fit }) => fit === 'wrong')
  const found = new Set([...(wrong.length > MOST_WRONG ? wrong : []), ...dense(unusual)])
  return unusual.filter((each) => found.has(each)).map(({ range }) => range)
}

/** Those that lie among so many so close together. */
function dense<Item extends { readonly range: Range }>(items: readonly Item[]): readonly Item[] {
  const found: Item[] = []
  let next = 0
  for (const [index, { range }] of items.entries()) {
    const first = index - DENSE.marks + 1
    if (first < 0 || range[1] - items[first]!.range[0] > DENSE.within) continue
    for (next = Math.max(next, first); next <= index; next++) found.push(items[next]!)
  }
  return found
}

const LONGEST_ROW = 8

function neighboursOf(mark: string, at: number, text: string): Neighbours {
  const before = [...text.slice(Math.max(at - LONGEST_ROW, 0), at)]
  const end = at + mark.length
  const [after = ''] = text.slice(end, end + 2)
  return { before: before.findLast((each) => !SELECTOR.test(each)) ?? '', after }
}

/** Scripts without spaces between words, where a break without width may be at any of them. */
const withoutSpaces = (): RegExp =>
  /[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Java}]/u
const VIRAMA = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/
/** No joiner belongs between these and a blank, or two of them. */
const LATIN = /[\da-z]/i
const LATIN_OR_BLANK = /^[\da-z\s]?$/i

function fitOf(mark: string, { before, after }: Neighbours): Fit {
  const isBeside = (what: RegExp): boolean => what.test(before) || what.test(after)
  if (SELECTOR.test(mark)) return fitOfSelector(mark, before)
  if (mark === '\u200b') return isBeside(withoutSpaces()) ? 'usual' : 'odd'
  if (/[\u180b-\u180f]/.test(mark) && isBeside(/\p{scx=Mong}/u)) return 'usual'
  if (/[\u200c\u200d]/.test(mark) && VIRAMA.test(before)) return 'usual'
  if (mark === '\u200d' && /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u.test(before)) return 'usual'
  if (mark === '\ufeff' || !isBeside(LATIN)) return 'odd'
  return LATIN_OR_BLANK.test(before) && LATIN_OR_BLANK.test(after) ? 'wrong' : 'odd'
}

/** Which characters have forms to select from. Source: Unicode, StandardizedVariants.txt and the ideographic ones. */
function fitOfSelector(mark: string, base: string): Fit {
  if (mark > '\ufe0f') return /\p{scx=Han}/u.test(base) ? 'odd' : 'wrong'
  if (mark >= '\ufe0e' && /[\p{Emoji}\p{S}]/u.test(base)) return 'usual'
  if (mark >= '\ufe0e') return /\p{L}/u.test(base) ? 'wrong' : 'odd'
  const forms = /[\p{S}\p{scx=Han}\p{scx=Mymr}\p{scx=Phag}\p{scx=Mani}\p{scx=Egyp}\uff01-\uff1f]/u
  return mark <= '\ufe06' && forms.test(base) ? 'odd' : 'wrong'
}
