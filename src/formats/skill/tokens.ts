import { codePoints } from '../../message.ts'
import type { Document } from '../../types.ts'

export const CHARACTERS_PER_TOKEN = 4

/** Tokens of the body, by the estimate that agents themselves use: four characters each, rounded up. */
export function estimateTokens({ body, source: { text } }: Document): number {
  return Math.ceil(codePoints(text.slice(...body)) / CHARACTERS_PER_TOKEN)
}
