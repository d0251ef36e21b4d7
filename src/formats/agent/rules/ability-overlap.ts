import { quote } from '../../../wording/quote.ts'
import type { Ability } from '../abilities.ts'
import { abilitiesOf, nameOf } from '../abilities.ts'
import { agentRule, withChange } from '../example.ts'

export const abilityOverlap = agentRule({
  id: 'agent/ability-overlap',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No ability is both allowed and denied',
  why: 'Loaders must throw an error if the two lists overlap. A denied `sh` overlaps with an allowed `sh:git`. To allow `sh` and deny `sh:git` is a warning: some loaders take it for an exception.',
  bad: withChange('icon: 🧭', 'icon: 🧭\nallow: [fs, network]\ndeny: [network]'),
  good: withChange('icon: 🧭', 'icon: 🧭\nallow: ["sh:git"]\ndeny: ["sh:rm"]'),
  check(agent, report) {
    const { allow, deny } = abilitiesOf(agent)
    const denied = new Map<string, Ability>()
    for (const ability of deny.toReversed()) denied.set(nameOf(ability), ability)
    const scoped = new Map(deny.filter(({ scope }) => scope).map((each) => [each.base, each]))
    for (const ability of allow) {
      const same = denied.get(nameOf(ability)) ?? denied.get(ability.base)
      const other = same ?? (ability.scope === undefined ? scoped.get(ability.base) : undefined)
      if (other !== undefined)
        report(ability.range, messageFor(ability, other), {
          ...(same === undefined && { severity: 'warning' }),
          related: [{ range: other.range, message: `${quote(other.text)} is denied here.` }],
        })
    }
  },
})

function messageFor(allowed: Ability, denied: Ability): string {
  return nameOf(allowed) === nameOf(denied)
    ? `${quote(allowed.text)} is both allowed and denied. Remove one of the two.`
    : `${quote(allowed.text)} is allowed and ${quote(denied.text)} denied, so the two lists overlap. Remove one of the two.`
}
