/** A file as a reader of a specification has it before them. */
export interface Written {
  /** Relative to the repository, with `/`. */
  readonly path: string
  readonly text: string
  /** Whether a file or folder is at a path relative to the repository. */
  readonly exists: (path: string) => boolean
}

type Level = 'error' | 'warning' | 'info'

/** One checkable sentence of a specification. `V` is what a reader sees in a file. */
export interface Sentence<V> {
  /** The sentence, in own words. */
  readonly sentence: string
  /** The rules of which at least one must report, at the level, exactly when the sentence does not hold. */
  readonly rules: readonly string[]
  /** What their messages say, where they speak of other sentences, too. */
  readonly about?: RegExp
  /** Without it, `error`. */
  readonly level?: Level
  /**
   * Undefined where the specification does not decide; the reason stands there. A sentence about what a file
   * lacks holds.
   */
  readonly holds: (view: V) => boolean | undefined
}

/** A specification, read by itself: no code is shared with the rules. */
export interface Reading<V> {
  readonly read: (file: Written) => V
  readonly sentences: readonly Sentence<V>[]
  /** Rules that can report errors although no sentence here is theirs, each with the reason. */
  readonly unread: Readonly<Record<string, string>>
}

/** False where one is, else undefined where one is. */
export function all(verdicts: readonly (boolean | undefined)[]): boolean | undefined {
  return verdicts.includes(false) ? false : verdicts.includes(undefined) ? undefined : true
}
