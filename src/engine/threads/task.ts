import type { Found } from '../../files/found-path.ts'
import type { Budget } from '../budget.ts'
import type { LintedFile } from '../lint-file.ts'
import type { Options } from '../options.ts'

/** What all threads of a run work on together. It can be copied to a thread. */
export interface Task {
  readonly files: readonly Found[]
  /** How many files one part has. */
  readonly size: number
  /** The index of the part that is taken next; the memory is shared. */
  readonly next: Int32Array
  readonly options: Options
  /** Whether there is any config file. */
  readonly hasConfig: boolean
  readonly cwd: string
  readonly budget: Budget
}

/** What a run gives its threads, besides the files. */
export type Work = Pick<Task, 'options' | 'hasConfig'> & { readonly threads: number }

/** What was found in one file, and how much text was read for it, in UTF-16 code units. */
export interface Read {
  readonly linted: LintedFile
  readonly units: number
}

/** A file as a thread sends it: what cannot be copied is looked up again by `path` and `format`. */
export interface Sent extends Omit<LintedFile, 'found' | 'settings' | 'format' | 'besides'> {
  readonly path: string
  readonly format: string | undefined
  readonly besides: readonly Sent[]
}

/** What a thread sends when it has linted a part. */
export interface SentPart {
  readonly index: number
  readonly files: readonly { readonly sent: Sent; readonly units: number }[]
}

/** The file as it is sent. */
export function toSent({ found, settings: _, format, besides, ...rest }: LintedFile): Sent {
  return { ...rest, path: found.path, format: format?.name, besides: besides.map(toSent) }
}
