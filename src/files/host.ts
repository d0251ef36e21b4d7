import { keptByText } from '../wording/kept-for.ts'

export interface Stat {
  readonly size: number
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

export interface DirectoryEntry extends Omit<Stat, 'size'> {
  readonly name: string
}

/** What git printed, and its exit code. */
export interface GitAnswer {
  readonly code: number | undefined
  readonly output: Uint8Array
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
  /** The bytes of a file, at most `most` of them. */
  read(path: string, most?: number): Uint8Array
  /** The bytes of standard input, at most `most` of them. */
  readStdin(most: number): Uint8Array
  /** Readers of the file meanwhile find the old text or the new one, never a part. Missing folders may be made. */
  write(path: string, text: string, makesFolders?: boolean): void
  /**
   * Runs git in a work tree, where the settings of the repository start nothing and `settings` count more than
   * they do. Its code is undefined where it could not be started.
   */
  git?(folder: string, words: readonly string[], settings?: ReadonlyMap<string, string>): GitAnswer
  /** Hears how many steps of work a file costs, by its path. Throws where a run has cost more than it may. */
  spend?(path: string, steps: number): void
  /** Hears that the work is large enough to prepare for. */
  expectWork?(): void
  /** Hears how many of all files are checked. */
  progress?(done: number, total: number): void
}

/** What comes of git where it cannot be started. */
export const NO_GIT: GitAnswer = { code: undefined, output: new Uint8Array() }

/** The same machine, whose folders are listed once and whose git is asked once: rules ask again what a search did. */
export function listingOnce(host: Host): Host {
  const answers = new Map<string, GitAnswer>()
  return {
    ...host,
    list: keptByText((directory) => host.list(directory)),
    git(folder, words, settings) {
      const asked = JSON.stringify([folder, words, ...(settings ?? [])])
      const answer = answers.get(asked) ?? host.git?.(folder, words, settings) ?? NO_GIT
      answers.set(asked, answer)
      return answer
    },
  }
}

/** What is asked for; undefined where that throws. */
export function tried<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** Why a file that the user names cannot be used, as the end of a sentence: `cannot be read: EACCES`. */
export function whyUnread(error: unknown): string {
  const code = errorCode(error)
  return code === 'ENOENT' ? 'does not exist' : `cannot be read: ${code}`
}

/** The system's code of an error, such as `EACCES`; its message when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error)
}
