import type { Document } from '../../model.ts'
import { codePoints } from '../../wording/code-points.ts'

export const CHARACTERS_PER_TOKEN = 4

/** Tokens of the body, by the estimate that agents themselves use: four characters each, rounded up. */
export function estimateTokens({ body, text }: Document): number {
  return Math.ceil(codePoints(text.slice(...body)) / CHARACTERS_PER_TOKEN)
}

/** The offset after `characters` code points from `start` on. */
export function offsetAfter(text: string, start: number, characters: number): number {
  let at = start
  for (let count = 0; count < characters && at < text.length; count++)
    at += text.codePointAt(at)! > 0xffff ? 2 : 1
  return at
}
