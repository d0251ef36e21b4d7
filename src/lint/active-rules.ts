import type { CheckOptions, Document, Level, Rule, RuleInfo, Settings } from '../model.ts'
import { keptFor } from '../wording/kept-for.ts'

interface ActiveRule {
  readonly rule: Rule<Document>
  readonly level: Level
  readonly options: CheckOptions
}

/** Tells by settings which rules are on, in their order. Nearly all files have the same rules and settings. */
export const activeBy = keptFor((settings: Settings) =>
  keptFor((rules: readonly Rule<Document>[]): readonly ActiveRule[] =>
    rules.flatMap((rule) => {
      const level = levelOf(rule, settings)
      return level === 'off' ? [] : { rule, level, options: checkOptionsOf(rule, settings) }
    }),
  ),
)

/** What a rule knows besides the file: its own limit and an empty list, unless the settings say otherwise. */
export function checkOptionsOf(
  { id, max = Infinity }: RuleInfo,
  { options, clients, tools = [], demands }: Settings,
): CheckOptions {
  const set = options?.get(id)
  return {
    max: set?.max ?? max,
    allows: set?.allows ?? (() => false),
    isOwnTool: (name) => tools.includes(name),
    clients,
    demands,
  }
}

/**
 * How severe a rule is: as the settings say, else as the preset does. Where clients are chosen, what one of them
 * minds is on, and what only others mind is an info at most.
 */
export function levelOf(rule: Pick<RuleInfo, 'id' | 'severity' | 'mindedBy'>, settings: Settings): Level {
  const set = settings.rules.get(rule.id)
  const usual = rule.severity[settings.preset]
  if (set !== undefined || settings.clients === undefined || rule.mindedBy === undefined) return set ?? usual
  if (isUnminded(rule, settings)) return usual === 'off' ? 'off' : 'info'
  return usual === 'off' ? rule.severity.strict : usual
}

/** Whether the level of a rule holds for all its findings, whatever severity they carry. */
export function isFixed(rule: Pick<RuleInfo, 'id' | 'mindedBy'>, level: Level, settings: Settings): boolean {
  return settings.rules.has(rule.id) || (level === 'info' && isUnminded(rule, settings))
}

function isUnminded(rule: Pick<RuleInfo, 'mindedBy'>, { clients }: Settings): boolean {
  const minders = clients && mindersOf(rule)
  return minders !== undefined && !minders.some((id) => clients?.includes(id))
}

/** The ids of the clients that mind what a rule reports; undefined where the specification demands it. */
export function mindersOf({ mindedBy }: Pick<RuleInfo, 'mindedBy'>): readonly string[] | undefined {
  return typeof mindedBy === 'function' ? mindedBy() : mindedBy
}
