import type { Source } from '../model.ts'
import { memoizeLast } from './memoize-last.ts'

/** Control characters, other than tabs, line breaks and form feeds. */
export const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/g

/** These, and every code unit of a character that has no width or that steers the direction of text. */
const UNUSUAL =
  /[\ufe00-\ufe0f\0-\x08\x0b\x0e-\x1f\x7f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\udb40]/

/** Whether a text may have such characters: most have none, and one look is enough for all rules. */
export const mayBeUnusual: (source: Pick<Source, 'text'>) => boolean = memoizeLast(({ text }) =>
  UNUSUAL.test(text),
)
