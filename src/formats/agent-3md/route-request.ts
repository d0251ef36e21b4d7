import { repeatsOf } from './find-repeats.ts'
import type { Agent3md, Plane } from './parse.ts'
import { tokensOf } from './parse.ts'

/** A skill that a request is routed to, and its trigger phrases that the request satisfies. */
export interface Match {
  readonly skill: Plane
  readonly phrases: readonly string[]
}

/**
 * Ranks the skills by how many distinct trigger phrases `request` satisfies, ties by the lower `z`; skills
 * without a
 * match are left out. A phrase is satisfied when every word of it stands in the request, in any order and
 * letter case.
 */
export function routeRequest({ skills }: Agent3md, request: string): readonly Match[] {
  const words = new Set(tokensOf(request))
  const matches = skills.map((skill) => ({ skill, phrases: phrasesOf(skill, words) }))
  return matches
    .filter(({ phrases }) => phrases.length > 0)
    .sort((a, b) => b.phrases.length - a.phrases.length || a.skill.z - b.skill.z)
}

function phrasesOf({ triggers }: Plane, words: ReadonlySet<string>): readonly string[] {
  const phrases = triggers.map(({ value }) => ({ value, tokens: tokensOf(value) }))
  const repeated = new Set(repeatsOf(phrases, ({ tokens }) => tokens.join(' ')).map(({ item }) => item))
  return phrases
    .filter(
      (phrase) =>
        !repeated.has(phrase) && phrase.tokens.length > 0 && phrase.tokens.every((token) => words.has(token)),
    )
    .map(({ value }) => value)
}
