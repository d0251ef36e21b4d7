import type { Client } from '../../clients/client.ts'
import type { Listed } from '../../clients/listing.ts'
import type { Reason, Verdict } from '../../clients/verdict.ts'
import { groupBy } from '../../wording/compare.ts'

/** What a client does with a skill: `unseen` where it does not look in its folder. */
export interface ClientVerdict {
  readonly client: Client
  readonly outcome: Verdict['outcome'] | 'unseen'
  readonly reasons: readonly Reason[]
}

/** A skill, by the path that people read, with what each client does with it. */
export interface JudgedSkill {
  readonly path: string
  readonly root: string
  /** The name of its folder, or the path where it is in none. */
  readonly name: string
  /** The name that it gives itself, if any. */
  readonly ownName: string | undefined
  /** The fields that it has. */
  readonly fields: readonly string[]
  /** What it takes of a list of skills. */
  readonly listed: Listed
  /** Whether it says that no model may use it. */
  readonly isHidden: boolean
  /** The context window in tokens that the settings name. */
  readonly contextWindow: number | undefined
  readonly verdicts: readonly ClientVerdict[]
}

/** What clients do with skills. */
export interface Matrix {
  readonly clients: readonly Client[]
  readonly skills: readonly JudgedSkill[]
}

/** The worst first: a skill that is refused is lost, and so is one that is not found. */
export const OUTCOMES = ['refused', 'unseen', 'degraded', 'unknown', 'loads'] as const

/** In the order of tables. */
export const COLUMNS = ['loads', 'degraded', 'refused', 'unknown', 'unseen'] as const

/** For each client, with how many skills it does what, in the order of the columns. */
export function countsOf({ clients, skills }: Matrix) {
  return clients.map((client, column) => {
    const outcomes = skills.map(({ verdicts }) => verdicts[column]!.outcome)
    return { client, numbers: COLUMNS.map((name) => outcomes.filter((each) => each === name).length) }
  })
}

/** The matrix of the agents that people run, or of all other clients. */
export function partOf({ clients, skills }: Matrix, agents: boolean): Matrix {
  const isIn = ({ kind }: Client): boolean => (kind === 'agent') === agents
  return {
    clients: clients.filter(isIn),
    skills: skills.map((skill) => ({
      ...skill,
      verdicts: skill.verdicts.filter(({ client }) => isIn(client)),
    })),
  }
}

/** Tells whether no other skill has a name. */
export function uniqueAmong(skills: readonly JudgedSkill[]): (name: string) => boolean {
  const names = groupBy(skills, ({ name }) => name)
  return (name) => names.get(name)?.length === 1
}
