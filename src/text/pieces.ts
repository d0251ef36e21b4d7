/**
 * A text, whole or in pieces. In pieces it may be longer than JavaScript lets a string be, and only one piece
 * has to be in memory.
 */
export type Pieces = string | Iterable<string>

/** In UTF-16 code units: to write less at once takes longer. */
const CHUNK = 64 * 1024

/** The same text in pieces that are fit to be written: short ones are joined, and none is empty. */
export function* chunksOf(text: Pieces): Iterable<string> {
  let chunk = ''
  for (const piece of typeof text === 'string' ? [text] : text) {
    chunk += piece
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

/** One text after the other. None is made before its turn. */
export function* concatenated(...texts: readonly Pieces[]): Iterable<string> {
  for (const text of texts) {
    if (typeof text === 'string') yield text
    else yield* text
  }
}

/** A text as one string. Throws where it is too long for one. */
export function joined(text: Pieces): string {
  return typeof text === 'string' ? text : [...text].join('')
}
