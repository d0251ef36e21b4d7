/** A piece of text that is shown, or a run of marks that may be emphasis. */
export interface Piece {
  text: string
  /** The characters before and after a run; undefined for other text. */
  readonly around: readonly [before: string, after: string] | undefined
}

/** A run of marks that may open emphasis, and its place among the pieces. */
interface Opener {
  readonly piece: Piece
  readonly index: number
}

/** The text of pieces without the marks that open or close emphasis; each mark that does neither is shown. */
export function withEmphasis(pieces: readonly Piece[]): string {
  const openers = new Map<string, Opener[]>([...'*_~'].map((mark) => [mark, []]))
  pieces.forEach((piece, index) => {
    if (piece.around === undefined || piece.text === '') return
    const mark = piece.text[0]!
    const own = openers.get(mark)!
    const { opens, closes } = sidesOf(mark, piece.around)
    while (closes && piece.text !== '' && own.length > 0) {
      const opener = own.at(-1)!
      const length = Math.min(opener.piece.text.length, piece.text.length)
      // One tilde alone strikes nothing out.
      if (mark === '~' && length < 2) break
      opener.piece.text = opener.piece.text.slice(length)
      piece.text = piece.text.slice(length)
      // What was opened in between is closed by nothing.
      for (const others of openers.values()) while ((others.at(-1)?.index ?? -1) > opener.index) others.pop()
      if (opener.piece.text === '') own.pop()
    }
    if (opens && piece.text !== '') own.push({ piece, index })
  })
  return pieces.map(({ text }) => text).join('')
}

/** Whether a run of marks may open emphasis, and whether it may close some, by the characters around it. */
function sidesOf(
  mark: string,
  [before, after]: readonly [string, string],
): { opens: boolean; closes: boolean } {
  const isLeft = !/\s/.test(after) && (!isMark(after) || /\s/.test(before) || isMark(before))
  const isRight = !/\s/.test(before) && (!isMark(before) || /\s/.test(after) || isMark(after))
  if (mark !== '_') return { opens: isLeft, closes: isRight }
  return { opens: isLeft && (!isRight || isMark(before)), closes: isRight && (!isLeft || isMark(after)) }
}

function isMark(character: string): boolean {
  return /[\p{P}\p{S}]/u.test(character)
}
