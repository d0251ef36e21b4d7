import { codeSpanEnds, readDestination, tagEnd, withoutEscapes } from './marks.ts'

/** The entities that people write in prose, beside those of paths. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&apos;', "'"],
  ['&nbsp;', '\u00a0'],
  ['&copy;', '©'],
  ['&reg;', '®'],
  ['&trade;', '™'],
  ['&hellip;', '…'],
  ['&mdash;', '—'],
  ['&ndash;', '–'],
  ['&lsquo;', '‘'],
  ['&rsquo;', '’'],
  ['&ldquo;', '“'],
  ['&rdquo;', '”'],
  ['&larr;', '←'],
  ['&rarr;', '→'],
  ['&times;', '×'],
  ['&middot;', '·'],
])

/**
 * What a reader sees of the Markdown of a heading or a paragraph, with its line breaks: no marks of emphasis, links,
 * code, images, tags, escapes or entities. Takes linear time.
 */
export function plainText(markdown: string): string {
  if (!/[\\`*_~[\]<&!]/.test(markdown)) return onEachLine(markdown)
  return onEachLine(withEmphasis(piecesOf(markdown)))
}

/** The lines without the blanks around them, and without the backslash that keeps a line break. */
function onEachLine(text: string): string {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .join('\n')
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const openers: Piece[] = []
  const codeEnds = codeSpanEnds(text)
  const lastComment = text.lastIndexOf('-->')
  for (let at = 0; at < text.length; ) {
    const end = endOfMark(text, at, codeEnds, lastComment)
    const written = text.slice(at, end)
    if (written === ']') {
      const opener = openers.pop()
      const link = opener && text[at + 1] === '(' ? readDestination(text, at + 2) : undefined
      if (link === undefined) pieces.push({ text: written, around: undefined, index: pieces.length })
      else opener!.text = ''
      at = link?.end ?? end
      continue
    }
    const isRun = /^[*_~]/.test(written)
    const piece: Piece = {
      text: isRun ? written : shown(written),
      around: isRun ? [text[at - 1] ?? ' ', text[end] ?? ' '] : undefined,
      index: pieces.length,
    }
    pieces.push(piece)
    if (written === '[' || written === '![') openers.push(piece)
    at = end
  }
  return pieces
}

function shown(written: string): string {
  if (/^\\[\r\n]/.test(written)) return written.slice(1)
  if (/^[\\&]/.test(written)) return ENTITIES.get(written) ?? withoutEscapes(written)
  if (/^`[^]*`$/.test(written) && /[^`]/.test(written)) return codeIn(written)
  if (/^<[^]*>$/.test(written)) return /^<([a-z][a-z\d+.-]*:[^<>\s]*)>$/i.exec(written)?.[1] ?? ''
  return written
}

/** Where what starts at `at` ends: a mark and what belongs to it, or the text up to the next mark. */
function endOfMark(text: string, at: number, codeEnds: ReadonlyMap<number, number>, lastComment: number) {
  const character = text[at]!
  if (character === '\\') return at + 2
  if (character === '`') return codeEnds.get(at) ?? at + 1
  if (character === '<' && at < lastComment && text.startsWith('<!--', at)) return text.indexOf('-->', at) + 3
  if (character === '<') return tagEnd(text, at)
  if (character === '&')
    return at + (/^&(?:#\w{1,8}|[a-z]{2,6});/i.exec(text.slice(at, at + 11))?.[0].length ?? 1)
  if (character === '!' && text[at + 1] === '[') return at + 2
  if (character === '[' || character === ']' || character === '!') return at + 1
  let end = at + 1
  const isRun = /[*_~]/.test(character)
  while (end < text.length && (isRun ? text[end] === character : !/[\\`*_~[\]<&!]/.test(text[end]!))) end++
  return end
}

function codeIn(span: string): string {
  const marks = /^`+/.exec(span)![0].length
  const code = span.slice(marks, -marks).replace(/\r?\n/g, ' ')
  return /^ .* $/.test(code) && code.trim() !== '' ? code.slice(1, -1) : code
}

/** A piece of text that is shown, or a run of marks that may be emphasis. */
interface Piece {
  text: string
  /** The characters before and after a run; undefined for other text. */
  readonly around: readonly [before: string, after: string] | undefined
  readonly index: number
}

function withEmphasis(pieces: readonly Piece[]): string {
  const openers = new Map<string, Piece[]>([...'*_~'].map((mark) => [mark, []]))
  for (const piece of pieces) {
    if (piece.around === undefined || piece.text === '') continue
    const mark = piece.text[0]!
    const own = openers.get(mark)!
    const { opens, closes } = sidesOf(mark, piece.around)
    while (closes && piece.text !== '' && own.length > 0) {
      const opener = own.at(-1)!
      const length = Math.min(opener.text.length, piece.text.length)
      // One tilde alone strikes nothing out.
      if (mark === '~' && length < 2) break
      opener.text = opener.text.slice(length)
      piece.text = piece.text.slice(length)
      // What was opened in between is closed by nothing.
      for (const others of openers.values()) while ((others.at(-1)?.index ?? -1) > opener.index) others.pop()
      if (opener.text === '') own.pop()
    }
    if (opens && piece.text !== '') own.push(piece)
  }
  return pieces.map(({ text }) => text).join('')
}

function sidesOf(mark: string, [before, after]: readonly [string, string]) {
  const isLeft = !/\s/.test(after) && (!isMark(after) || /\s/.test(before) || isMark(before))
  const isRight = !/\s/.test(before) && (!isMark(before) || /\s/.test(after) || isMark(after))
  if (mark !== '_') return { opens: isLeft, closes: isRight }
  return { opens: isLeft && (!isRight || isMark(before)), closes: isRight && (!isLeft || isMark(after)) }
}

function isMark(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character)
}
