import type { Pieces } from '../text/pieces.ts'

export interface Stat {
  readonly size: number
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

export interface DirectoryEntry {
  readonly name: string
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

/** What git printed, and its exit code. */
export interface GitAnswer {
  readonly code: number | undefined
  readonly output: Uint8Array
}

/** What runs our own code beside this one. */
export interface Threads {
  /** How many threads the machine runs at once. */
  cores(): number
  /**
   * Starts a thread for a task, of which it gets a copy, and hears what it sends. Resolves when the thread has done
   * all its work; rejects with what ended it earlier.
   */
  start(task: unknown, hear: (message: unknown) => void): Promise<void>
}

/**
 * The machine: all that the linter does outside its own memory. Paths are absolute. Each call throws as
 * node:fs does.
 */
export interface Host {
  readonly cwd: string
  /** The day of the run, as YYYY-MM-DD. */
  today(): string
  /**
   * The folder that stands for the repository where no git work tree in it says what it is; the working
   * directory without one.
   */
  readonly workspace?: string
  list(directory: string): DirectoryEntry[]
  stat(path: string): Stat
  /** Like `stat`, of a symbolic link itself. */
  lstat(path: string): Stat
  realpath(path: string): string
  /** Where a symbolic link points to, as it is written. */
  readlink(path: string): string
  /** The bytes of a file. If at most `most` are asked for, they are valid until the next file is read. */
  read(path: string, most?: number): Uint8Array
  /** The bytes of standard input, at most `most` of them. */
  readStdin(most: number): Promise<Uint8Array>
  /** Whoever reads the file meanwhile finds the old text or the new one, never a part. */
  write(path: string, text: Pieces): void
  /** Runs git in a folder, with other settings than its own. Its code is undefined where it could not be started. */
  git?(folder: string, words: readonly string[], settings: ReadonlyMap<string, string>): GitAnswer
  /** Undefined where all work is done by one thread. */
  readonly threads?: Threads | undefined
  /** Hears how many of all files are checked. */
  saw?(done: number, total: number): void
}

/** The same machine, each of whose folders is listed once: rules ask about those that the search has seen. */
export function listingOnce(host: Host): Host {
  const listed = new Map<string, DirectoryEntry[]>()
  return {
    ...host,
    list(directory) {
      const entries = listed.get(directory) ?? host.list(directory)
      listed.set(directory, entries)
      return entries
    },
  }
}

/** The system's code of an error, such as `EACCES`; its message when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error)
}
