import { CLIENT_IDS } from '../clients/who-loses.ts'
import { compare } from '../wording/compare.ts'
import { likelyMeant } from '../wording/near-names.ts'
import { quote } from '../wording/quote.ts'
import { either } from '../wording/wording.ts'

export const SEVERITIES = ['error', 'warning', 'info'] as const
export const PRESETS = ['recommended', 'strict'] as const

/** The choice that `value` is; throws one line that names the flag and its values. */
export function oneOf<Choice extends string>(
  flag: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((name) => name === value)
  if (choice !== undefined) return choice
  throw new Error(
    `${quote(value)} is not a value of \`${flag}\`. ${didYouMean(value, choices)}Use ${either(choices)}.`,
  )
}

/** In tokens. A smaller number is one of thousands, or a mistake. */
export const LEAST_WINDOW = 1000

/** The context window that `value` is, in tokens; throws one line for what is none. */
export function readWindow(value: string, flag = '--context-window'): number {
  const tokens = /^\d{1,9}$/.test(value) ? Number(value) : 0
  if (tokens >= LEAST_WINDOW) return tokens
  throw new Error(
    `${quote(value)} is not a number of tokens. Give \`${flag}\` a whole number, such as 200000.`,
  )
}

/** The whole number that `value` is; throws one line that names the flag. */
export function readCount(flag: string, value: string, what = 'warnings'): number {
  if (!/^\d+$/.test(value))
    throw new Error(`${quote(value)} is not a number of ${what}. Give \`${flag}\` a whole number, 0 or more.`)
  return Number(value)
}

/** `Did you mean …? ` with the words that are known and were likely meant; empty where there are none. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = likelyMeant(word, known)
  return meant.length === 0 ? '' : `Did you mean ${either(meant.map((name) => `\`${name}\``))}? `
}

/** Clients by their ids, each once; throws one line for an id that no client has. */
export function readClients(ids: readonly string[]): readonly string[] {
  const unknown = ids.find((id) => !CLIENT_IDS.includes(id))
  if (unknown === undefined) return CLIENT_IDS.filter((id) => ids.includes(id))
  throw new Error(
    `${quote(unknown)} is not a client. ${didYouMean(unknown, CLIENT_IDS)}Use ${either([...CLIENT_IDS].sort(compare))}.`,
  )
}
