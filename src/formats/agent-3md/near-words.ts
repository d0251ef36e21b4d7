import { nearestOf } from '../../text/near-names.ts'
import type { Pair } from './grammar/pairs.ts'

/** In shorter words another letter makes another word, such as `host` of `cost`. */
const SHORTEST = 5

/** The words of a grammar, and what is taken for them. */
export interface Words {
  readonly known: readonly string[]
  /** Slips that are no matter of a letter, and what they mean. */
  readonly meant: ReadonlyMap<string, string>
  /** Words that a file may have on purpose, whatever they resemble. */
  readonly own: readonly string[]
}

/** The known word that another was meant to be; undefined where it resembles none, or several. */
export function meantBy(word: string, { known, meant, own }: Words): string | undefined {
  const lower = word.toLowerCase()
  if (known.includes(word) || own.includes(lower)) return undefined
  const told = meant.get(lower)
  if (told !== undefined) return told
  const nearest = nearestOf(lower, known).filter(
    (name) => !isPlural(lower, name) && (name.length >= SHORTEST || lettersOf(name) === lettersOf(lower)),
  )
  return nearest.length === 1 ? nearest[0] : undefined
}

/** The axis that a misspelt one was meant to be; case does not count. */
export function meantAxis(axis: Pair | undefined): string | undefined {
  const written = axis?.value.trim().toLowerCase() ?? ''
  return written === 'skill' ? undefined : nearestOf(written, ['skill'])[0]
}

/** `agents` beside `agent`: a word that people make up for data of their own. */
function isPlural(word: string, name: string): boolean {
  return word === `${name}s` || name === `${word}s`
}

/** The same for two words where letters have only changed places. */
function lettersOf(word: string): string {
  return [...word].sort().join('')
}
