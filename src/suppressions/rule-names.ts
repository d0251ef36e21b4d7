import { nearestOf } from '../text/near-names.ts'

/**
 * Whether a word of a config file or a suppression names a rule, by its id or its group: `skill/bom` or
 * `skill/*`.
 */
export function names(word: string, rule: string): boolean {
  return word === rule || (word.endsWith('/*') && rule.startsWith(word.slice(0, -1)))
}

/** The rules that there were once, each with what to use instead. */
const RETIRED: ReadonlyMap<string, string> = new Map([
  ['skill/body-tokens', 'skill/body-length'],
  ['skill/deep-reference', 'skill/reference-chain'],
])

/** What to say of a word that names a rule that was removed; undefined of any other. */
export function retirementOf(word: string): string | undefined {
  const successor = RETIRED.get(word)
  return successor && `\`${word}\` was removed; \`${successor}\` covers it.`
}

/** The rule, or the group, that was meant by a word that names none. */
export function nearestRule(word: string, ids: readonly string[]): string | undefined {
  const groups = [...new Set(ids.map((id) => `${id.split('/')[0]}/*`))]
  if (word.endsWith('/*')) return nearestOf(word, groups)[0]
  const [name] = nearestOf(word, ids.map(nameOf))
  return nearestOf(word, ids)[0] ?? ids.find((id) => nameOf(id) === name)
}

function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}
