import type { Level, RuleInfo, Settings } from '../model.ts'

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

/** Whether clients are chosen of which none minds. */
function isUnminded({ mindedBy }: Pick<RuleInfo, 'mindedBy'>, { clients }: Settings): boolean {
  return clients !== undefined && mindedBy !== undefined && !clients.some((id) => mindedBy.includes(id))
}
