import type { Document } from '../../model.ts'
import { lineEnd } from '../../syntax/position.ts'
import { codePoints } from '../../wording/code-points.ts'

export const CHARACTERS_PER_TOKEN = 4

/** What pads a table or draws a line: a run of it is one token. */
const PADDING = /([ \t=_-])\1{4,}/g

/** Tokens of the body, by the estimate that agents themselves use: four characters each, rounded up. */
export function estimateTokens({ body, text }: Document): number {
  return Math.ceil(charactersOf(text.slice(...body)) / CHARACTERS_PER_TOKEN)
}

function charactersOf(text: string): number {
  return codePoints(text.replace(PADDING, '    '))
}

/** The offset after so many tokens from `start` on. */
export function offsetAfterTokens(text: string, start: number, tokens: number): number {
  let [at, left] = [start, tokens * CHARACTERS_PER_TOKEN]
  for (let end = lineEnd(text, at); end < text.length; end = lineEnd(text, at)) {
    const length = charactersOf(text.slice(at, end + 1))
    if (length > left) break
    left -= length
    at = end + 1
  }
  return offsetAfter(text, at, left)
}

/** The offset after `characters` code points from `start` on. */
export function offsetAfter(text: string, start: number, characters: number): number {
  let at = start
  for (let count = 0; count < characters && at < text.length; count++)
    at += text.codePointAt(at)! > 0xffff ? 2 : 1
  return at
}
