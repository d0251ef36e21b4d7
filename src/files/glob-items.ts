/** A part of a glob. A slash, `deep` stars and groups with one of them match a `/`, the other parts do not. */
export type Item =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slash' | 'any' | 'star' }
  | Stars
  | CharacterClass
  | NumberRange
  | Group

/**
 * `**`, which matches any folders if it is a whole name, that is `deep`, and otherwise what `*` does. It
 * `isFilled` if it must match a name at the end of a glob: unlike `docs/**`, which matches `docs` too, the
 * globs `*` + `/**` and `a*` + `/**` match only what is in a folder.
 */
export interface Stars {
  readonly kind: 'stars'
  deep: boolean
  isFilled: boolean
}

/**
 * `[a-z]`. `ranges` has the first and the last code point of each range in turn. `literal` is the text of the
 * class itself if that matches too.
 */
export interface CharacterClass {
  readonly kind: 'class'
  readonly negated: boolean
  readonly ranges: readonly number[]
  readonly literal: string | undefined
}

/** `{1..12}`. `width` is the number of digits that each number has if there are leading zeros, otherwise 0. */
export interface NumberRange {
  readonly kind: 'range'
  readonly low: number
  readonly high: number
  readonly width: number
}

/** Alternatives: `{` and `@` match one of them, `?` one or none, `*` and `+` several, `!` all but them. */
export interface Group {
  readonly kind: 'group'
  readonly type: '{' | '@' | '?' | '*' | '+' | '!'
  readonly branches: readonly (readonly Item[])[]
}

/** How far a glob is read: `at` is an offset in UTF-16 code units, `depth` the number of groups around it. */
export interface Parser {
  readonly glob: string
  readonly nocase: boolean
  at: number
  depth: number
  /** The rest of a sentence about the glob, and the fix, without a period. */
  mistake: string | undefined
}

/** A text as globs and paths are compared that may differ in case. Lower case would depend on neighbours. */
export function folded(text: string): string {
  return text.toUpperCase()
}

/** Notes a mistake and moves to the end, so that nothing else is read. The first mistake stays. */
export function fail(parser: Parser, mistake: string): void {
  parser.mistake ??= mistake
  parser.at = parser.glob.length
}

/** Reads a character. `\` takes the meaning from a mark. */
export function readCharacter(parser: Parser): string {
  const { glob } = parser
  if (glob[parser.at] === '\\') {
    parser.at++
    // Only paths of Windows have this, and in some expressions it is more than a letter.
    if (parser.at === glob.length || /[/\p{L}\p{N}]/u.test(glob[parser.at]!))
      fail(parser, 'has a `\\` that escapes nothing. Write `/` between folders')
  }
  const character = String.fromCodePoint(glob.codePointAt(parser.at) ?? 0)
  parser.at += character.length
  return character
}
