import type { CheckOptions, RuleInfo, Settings } from '../model.ts'

const NOTHING_ALLOWED: CheckOptions = { max: Infinity, allows: () => false, isOwnTool: () => false }

/** What a rule has to go by: its own limit and an empty list, unless the settings say otherwise. */
export function checkOptionsOf({ id, max }: RuleInfo, { options, clients, tools }: Settings): CheckOptions {
  const set = options?.get(id)
  if (set === undefined && max === undefined && clients === undefined && tools === undefined)
    return NOTHING_ALLOWED
  return {
    max: set?.max ?? max ?? Infinity,
    allows: set?.allows ?? NOTHING_ALLOWED.allows,
    isOwnTool: tools === undefined ? NOTHING_ALLOWED.isOwnTool : (name) => tools.includes(name),
    clients,
  }
}
