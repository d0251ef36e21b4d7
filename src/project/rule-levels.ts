import { rules } from '../formats/rules.ts'
import { names, nearestRule, replacementOf } from '../lint/suppressions/rule-names.ts'
import type { Level } from '../model.ts'
import { quote } from '../wording/quote.ts'
import { oneOf, SEVERITIES } from './option-values.ts'

/**
 * The severities of rules and groups of rules, by their names; a later one overrides an earlier one. Throws one line
 * for a name or a severity that is none; `flag` is what sets them.
 */
export function readLevels(
  levels: Iterable<readonly [name: string, level: string]>,
  flag: string,
): ReadonlyMap<string, Level> {
  const read = new Map<string, Level>()
  for (const [name, given] of levels) {
    const level = oneOf<Level>(flag, given, [...SEVERITIES, 'off'])
    for (const id of rulesNamed(name)) read.set(id, level)
  }
  return read
}

/** The rules of a name, that of a rule or of a group such as `skill/*`; throws one line where there is none. */
export function rulesNamed(name: string): readonly string[] {
  const ids = rules.map(({ id }) => id)
  const named = ids.filter((id) => names(name, id))
  if (named.length > 0) return named
  const replaced = replacementOf(name)
  if (replaced !== undefined) throw new Error(`${replaced} Name that one.`)
  const nearest = nearestRule(name, ids)
  throw new Error(
    `${quote(name)} is not a rule. ${nearest === undefined ? '' : `Did you mean \`${nearest}\`? `}See \`passmuster --list-rules\`.`,
  )
}
