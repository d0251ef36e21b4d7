import type { Range } from '../model.ts'
import { lineEnd, outside } from './position.ts'
import { SELECTOR, scatteredMarks } from './scattered-marks.ts'

/**
 * What hides in a text: characters that nobody sees, in a row or spread between letters, or a mark that changes the
 * order of letters.
 */
export interface Hidden {
  readonly kind: 'invisible' | 'scattered' | 'reordering' | 'unclosed' | 'unopened'
  readonly range: Range
  /** Of characters that are spread, where the others are. */
  readonly others?: readonly Range[]
  /** Of a mark that reorders letters, what ends its effect on the same line. */
  partner?: Range
}

/**
 * What any of the pieces below holds, but for a soft hyphen: most texts have none, and no text in Latin letters. To tell
 * those first takes a tenth of the time.
 */
const MAY_HIDE =
  /[^\0-\u034e](?<=[\u034f\ufe00-\ufe0f\u180b-\u180f\u17b4\u17b5\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\ud82f\ud834\udb40-\udb43])/
const SOFT_HYPHEN = '\u00ad'
/** Tags and what has no meaning at all, then whatever else has no width or no ink, in a row. */
const INVISIBLE =
  /[\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}]+|(?:[\u180b-\u180f\u17b4\u17b5\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb]|\u034f|[\ufe00-\ufe0f]|[\u{1bca0}-\u{1bca3}\u{1d159}\u{1d173}-\u{1d17a}]|[\u{e0100}-\u{e01ef}]){2,}/gu
/** The flags of England, Scotland and Wales in tags, as they stand after U+1F3F4. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map(
  (code) =>
    `${[...code].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{e007f}`,
)
const BLACK_FLAG = '\u{1f3f4}'
/** Scripts that are written with joiners, marks of direction, or breaks without width. */
const needingMarks = (): RegExp =>
  /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Thai}\p{scx=Laoo}\p{scx=Tibt}\p{scx=Mymr}\p{scx=Khmr}]/u
/** So many in a row may be a slip of the keyboard in these scripts, or a selector written twice. */
const MOST_MARKS = 3

/** Marks of direction close what another opened, and a few fillers are a blank. */
const BIDI_OR_FILLER = /[\u115f\u1160\u202a-\u202e\u2066-\u2069\u2800\u3164\uffa0]/

const BIDI = /[\u202a-\u202e\u2066-\u2069]/g
const OVERRIDES = '\u202d\u202e'
const ISOLATES = '\u2066\u2067\u2068'
const OPENERS = `\u202a\u202b${OVERRIDES}${ISOLATES}`

/** All that hides in a text, in its order. Byte order marks that start it are not looked at. */
export function hiddenText(text: string): readonly Hidden[] {
  if (!text.includes(SOFT_HYPHEN) && !MAY_HIDE.test(text)) return []
  const start = /^\ufeff*/.exec(text)![0].length
  const rows: Hidden[] = []
  for (const { 0: piece, index } of text.matchAll(INVISIBLE)) {
    if (index >= start && !isNeeded(piece, index, text))
      rows.push({ kind: 'invisible', range: [index, index + piece.length] })
  }
  const found = [...rows, ...outside(rows, misusedMarks(text))]
  const [first, ...others] = scatteredMarks(text, start, rows)
  if (first !== undefined) found.push({ kind: 'scattered', range: first, others })
  return found.sort((a, b) => a.range[0] - b.range[0])
}

/** Whether characters that nobody sees belong to an emoji or to a script, or are too few to hide anything. */
function isNeeded(piece: string, at: number, text: string): boolean {
  const after = text.slice(at + piece.length, at + piece.length + 2)
  if (piece.startsWith('\udb40') && !SELECTOR.test(piece))
    return FLAGS.includes(piece) && text.slice(at - 2, at) === BLACK_FLAG
  if (/^[\ufe0e\ufe0f]\u200d$/.test(piece)) return /^\p{Emoji}/u.test(after)
  // Blanks of braille are in pictures made of it, and alone as spaces.
  if (/^\u2800+$/.test(piece)) return piece.length <= MOST_MARKS || /[\u2801-\u28ff]/.test(text)
  if (piece.length > MOST_MARKS) return false
  if (BIDI_OR_FILLER.test(piece)) return true
  // A selector written twice is one too many, but hides nothing.
  if (piece.replace(/[\ufe0e\ufe0f]/g, '').length < 2) return true
  return needingMarks().test(text.slice(Math.max(at - 2, 0), at)) || needingMarks().test(after)
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
