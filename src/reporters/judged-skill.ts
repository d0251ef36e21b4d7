import type { Client } from '../formats/clients/client.ts'
import type { Reason, Verdict } from '../formats/clients/verdict.ts'

/** What a client does with a skill: `unseen` where it does not look in its folder. */
export interface ClientVerdict {
  readonly client: Client
  readonly outcome: Verdict['outcome'] | 'unseen'
  readonly reasons: readonly Reason[]
}

/** A skill, by the path that people read, with what each client does with it. */
export interface JudgedSkill {
  readonly path: string
  /** The repository that it lies in. */
  readonly root: string
  /** How many characters its name and description have together; 0 for a skill that no model sees. */
  readonly listed: number
  /** How many its description has. */
  readonly description: number
  readonly verdicts: readonly ClientVerdict[]
}
