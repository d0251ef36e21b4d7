/** Where a client is asked: a git repository and a home of its own, both empty but for the skills. */
export interface Room {
  readonly repository: string
  /** Where the client is started. */
  readonly start: string
  readonly home: string
  /** The folder with the skills. */
  readonly skills: string
  /** Paths of the skills below it. */
  readonly paths: readonly string[]
  /** The packages of the clients. */
  readonly modules: string
  readonly run: (command: string, args: readonly string[], options?: RunOptions) => Promise<Ran>
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
  /** Written to the standard input, which ends with it. */
  readonly input?: string
  /** The run ends as soon as what it printed satisfies this. */
  readonly until?: (stdout: string) => boolean
}

export interface Ran {
  readonly stdout: string
  readonly stderr: string
}

/** A skill as the client lists it. */
export interface Listed {
  /** Its SKILL.md or the folder of it, below the folder with the skills; absent where the list has no paths. */
  readonly path?: string
  readonly name: string
  readonly description?: string | undefined
}

/** What the client says about a file. */
export interface Remark {
  readonly path: string
  readonly message: string
}

export interface Answer {
  readonly listed: readonly Listed[]
  readonly remarks: readonly Remark[]
}

/** A client that can be asked without an account and without a network. */
export interface Client {
  readonly id: string
  readonly package: string
  /** Where it looks for skills, below the repository, or below its home when that is said. */
  readonly root: string
  readonly below?: 'home'
  /** How many skills it lists at most. */
  readonly most?: number
  readonly ask: (room: Room) => Promise<Answer>
}
