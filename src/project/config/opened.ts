import type { Glob, GlobMistake } from '../../files/glob.ts'
import type { Range } from '../../model.ts'
import type { Config } from './schema.ts'

type Place = readonly (string | number)[]

/** A value and where a config file says it. */
export interface Decided<Value> {
  readonly value: Value
  readonly file: ConfigFile
  readonly place: Place
}

/** A config file, ready to be asked about absolute paths below its folder. */
export interface ConfigFile {
  readonly config: Config
  /** Its absolute path, and the one that people read. */
  readonly path: string
  readonly shownPath: string
  /** The folder at which its globs start: where the file is, or the one that extends it. */
  readonly folder: string
  /** Its text without a byte order mark. */
  readonly text: string
  /** The file or package that it extends, as it is written. */
  readonly extended?: { readonly value: string; readonly range: Range }
  /** Hears how many steps of work the file costs. */
  spend(steps: number): void
  /** A place as people read it: `FILE:LINE:COLUMN`. */
  shown(place: Place): string
  /** The range of a value in its text. */
  rangeOf(place: Place): Range
  /** Whether one of a rule's globs matches a text. They start nowhere, unless `read` reads them otherwise. */
  matching(globs: readonly string[], read?: (glob: string) => Glob | GlobMistake): (text: string) => boolean
  /** Which of its requirements are for a file, by their indexes. */
  requirementsFor(path: string): readonly number[]
  ignores(path: string): Decided<string> | undefined
  formatFor(path: string): Decided<string> | undefined
  /**
   * What is left below a folder of the globs that leave out files or give them a format: below folders with the same
   * answer they match the same.
   */
  leftBelow(path: string): string
  /** What holds for a file: the settings at the top, then those of its overrides, in their order. */
  partsFor(path: string): readonly Decided<Part>[]
}

type Override = NonNullable<Config['overrides']>[number]
export type Part = Omit<Override, 'files'>
