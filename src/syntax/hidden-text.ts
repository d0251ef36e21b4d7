import type { Range } from '../model.ts'
import { lineEnd } from './position.ts'

/** What hides in a text: characters in a row that nobody sees, or a mark that changes the order of letters. */
export interface Hidden {
  readonly kind: 'invisible' | 'reordering' | 'unclosed' | 'unopened'
  readonly range: Range
  /** Of a mark that reorders letters, what ends its effect on the same line. */
  partner?: Range
}

/** What any of the pieces below holds: most texts have none. */
const MAY_HIDE = /[\ufe00-\ufe0f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\udb40]/
/** Tags, then whatever else has no width, in a row. */
const INVISIBLE =
  /[\u{e0000}-\u{e007f}]+|(?:[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]|[\u061c\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\ufeff]){2,}/gu
/** The code of a part of a country in tags, such as England, as it stands after U+1F3F4. */
const FLAG = /^(?:\udb40[\udc30-\udc39\udc61-\udc7a]){3,6}\udb40\udc7f$/
const BLACK_FLAG = '\u{1f3f4}'
const SELECTOR = /[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/u
/** Scripts that are written with joiners, marks of direction, or breaks without width. */
const NEEDS_MARKS =
  /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Thai}\p{scx=Laoo}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}]/u
/** So many in a row may be a slip of the keyboard in these scripts, or a selector written twice. */
const MOST_MARKS = 3

const BIDI = /[\u202a-\u202e\u2066-\u2069]/g
const OVERRIDES = '\u202d\u202e'
const ISOLATES = '\u2066\u2067\u2068'
const OPENERS = `\u202a\u202b${OVERRIDES}${ISOLATES}`

/** All that hides in a text, in its order. Byte order marks that start it are not looked at. */
export function hiddenText(text: string): readonly Hidden[] {
  if (!MAY_HIDE.test(text)) return []
  const start = /^\ufeff*/.exec(text)![0].length
  const found = misusedMarks(text)
  for (const { 0: piece, index } of text.matchAll(INVISIBLE)) {
    if (index >= start && !isNeeded(piece, index, text))
      found.push({ kind: 'invisible', range: [index, index + piece.length] })
  }
  return found.sort((a, b) => a.range[0] - b.range[0])
}

/** Whether characters that nobody sees belong to an emoji or to a script, or are too few to hide anything. */
function isNeeded(piece: string, at: number, text: string): boolean {
  const after = text.slice(at + piece.length, at + piece.length + 2)
  if (piece.startsWith('\udb40') && !SELECTOR.test(piece))
    return FLAG.test(piece) && text.slice(at - 2, at) === BLACK_FLAG
  if (/^[\ufe0e\ufe0f]\u200d$/.test(piece)) return /^\p{Emoji}/u.test(after)
  if (piece.length > MOST_MARKS) return false
  // A selector written twice is one too many, but hides nothing.
  if (piece.replace(/[\ufe0e\ufe0f]/g, '').length < 2) return true
  return NEEDS_MARKS.test(text.slice(Math.max(at - 2, 0), at)) || NEEDS_MARKS.test(after)
}

/** Marks that put letters in another order than they are written, or that have no partner on their line. */
function misusedMarks(text: string): Hidden[] {
  const found: Hidden[] = []
  let open: Hidden[] = []
  let end = -1
  for (const { 0: mark, index: at } of text.matchAll(BIDI)) {
    if (at > end) {
      open = []
      end = lineEnd(text, at)
    }
    const range: Range = [at, at + 1]
    const opener = open.at(-1)
    if (OPENERS.includes(mark)) {
      const each: Hidden = { kind: OVERRIDES.includes(mark) ? 'reordering' : 'unclosed', range }
      found.push(each)
      open.push(each)
    } else if (opener !== undefined && ISOLATES.includes(text[opener.range[0]]!) === (mark === '\u2069')) {
      opener.partner = range
      open.pop()
    } else found.push({ kind: 'unopened', range })
  }
  return found.filter(({ kind, partner }) => kind !== 'unclosed' || partner === undefined)
}
