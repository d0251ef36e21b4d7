import type { Client } from '../../clients/client.ts'
import type { Reason } from '../../clients/verdict.ts'
import { frequentFirst, groupBy } from '../../wording/compare.ts'
import type { ClientVerdict, JudgedSkill, Matrix } from './judged.ts'
import { OUTCOMES } from './judged.ts'

/** What some clients do with some skills, and why. */
export interface Loss {
  readonly outcome: 'refused' | 'unseen' | 'degraded'
  readonly clients: readonly Client[]
  readonly skills: readonly JudgedSkill[]
  /** What is wrong with the skills, as a sentence. */
  readonly problem: string
  /** What these clients do then, where they all do the same; '' if nobody says. */
  readonly effect: string
  /** The rules that report it. */
  readonly rules: readonly string[]
  /** The fields that it is about, the most frequent first. */
  readonly fields: readonly string[]
}

interface One extends Pick<Loss, 'outcome' | 'problem' | 'effect'>, Pick<Reason, 'rule' | 'fields'> {
  readonly client: Client
  readonly skill: JudgedSkill
}

/** The losses of a matrix by their reasons: the worst first, and of each outcome the greatest. */
export function lossesOf({ skills }: Matrix): readonly Loss[] {
  const all = skills.flatMap((skill) => skill.verdicts.flatMap((verdict) => onesOf(verdict, skill)))
  const alike = groupBy(all, ({ outcome, problem, effect }) =>
    [outcome, problem, outcome === 'degraded' ? effect : ''].join('\n'),
  )
  const losses = [...alike.values()].flatMap(byClients)
  return losses.sort((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a))
}

function rankOf({ outcome }: Loss): number {
  return OUTCOMES.indexOf(outcome)
}

function sizeOf({ clients, skills }: Loss): number {
  return clients.length * skills.length
}

function onesOf({ client, outcome, reasons }: ClientVerdict, skill: JudgedSkill): readonly One[] {
  if (outcome === 'loads' || outcome === 'unknown') return []
  return reasons
    .filter(
      ({ note, outcome: own = outcome }) => note === undefined && (outcome === 'unseen' || own === outcome),
    )
    .map(({ text, problem = text, effect = '', ...reason }) => ({
      ...reason,
      outcome,
      client,
      skill,
      problem,
      effect,
    }))
}

/** A loss for each set of skills that the same clients lose. */
function byClients(ones: readonly One[]): readonly Loss[] {
  const ids = new Map<JudgedSkill, number>()
  for (const { skill } of ones) if (!ids.has(skill)) ids.set(skill, ids.size)
  const ofClient = groupBy(ones, ({ client }) => client)
  const sets = groupBy(ofClient.values(), (own) => own.map(({ skill }) => ids.get(skill)).join())
  return [...sets.values()].map((set) => lossOf(set.flat()))
}

function lossOf(ones: readonly One[]): Loss {
  const { outcome, problem, effect } = ones[0]!
  const isSame = ones.every((one) => one.effect === effect)
  return {
    outcome,
    problem,
    effect: isSame ? effect : '',
    clients: [...new Set(ones.map(({ client }) => client))],
    skills: [...new Set(ones.map(({ skill }) => skill))],
    rules: [...new Set(ones.flatMap(({ rule }) => rule ?? []))],
    fields: frequentFirst(ones.flatMap(({ fields }) => fields ?? [])).map(([field]) => field),
  }
}
