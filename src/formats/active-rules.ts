import type { CheckOptions, Document, Level, Rule, Settings } from '../model.ts'
import { memoizeLast } from '../text/memoize-last.ts'
import { checkOptionsOf } from './check-options.ts'
import { levelOf } from './rule-level.ts'

/** A rule that is on, and what it goes by. */
export interface ActiveRule {
  readonly rule: Rule<Document>
  readonly level: Level
  readonly options: CheckOptions
}

/** The rules that are on by settings, in their order. Thousands of files share both, so the answers are kept. */
export function activeRules(rules: readonly Rule<Document>[], settings: Settings): readonly ActiveRule[] {
  const known = activeBy(settings)
  let active = known.get(rules)
  if (active === undefined) known.set(rules, (active = activeOf(rules, settings)))
  return active
}

const activeBy = memoizeLast(
  (_: Settings): WeakMap<readonly Rule<Document>[], readonly ActiveRule[]> => new WeakMap(),
)

function activeOf(rules: readonly Rule<Document>[], settings: Settings): readonly ActiveRule[] {
  return rules.flatMap((rule) => {
    const level = levelOf(rule, settings)
    return level === 'off' ? [] : { rule, level, options: checkOptionsOf(rule, settings) }
  })
}
