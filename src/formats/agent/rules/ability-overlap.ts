import type { Rule } from '../../../model.ts'
import { quote } from '../../../text/quote.ts'
import type { Ability } from '../abilities.ts'
import { abilitiesOf } from '../abilities.ts'
import { SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const abilityOverlap: Rule<Agent> = {
  id: 'agent/ability-overlap',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No ability is both allowed and denied',
  why: 'Loaders must throw an error if the two lists overlap. A denied `sh` overrides an allowed `sh:git`: that is a warning. To allow `sh` and deny `sh:git` is fine.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon: 🧭\nallow: [fs, network]\ndeny: [network]'),
  good: withChange('icon: 🧭', 'icon: 🧭\nallow: [sh]\ndeny: ["sh:rm"]'),
  check(agent, report) {
    const { allow, deny } = abilitiesOf(agent)
    const denied = new Map<string, Ability>()
    for (const ability of deny.toReversed()) denied.set(nameOf(ability), ability)
    for (const ability of allow) {
      const same = denied.get(nameOf(ability))
      const base = denied.get(ability.base)
      if (same !== undefined) {
        report(ability.range, `${quote(ability.text)} is both allowed and denied. Remove one of the two.`, {
          related: [{ range: same.range, message: 'It is denied here.' }],
        })
      } else if (base !== undefined) {
        const related = [{ range: base.range, message: `\`${base.text}\` is denied here.` }]
        report(
          ability.range,
          `${quote(ability.text)} is allowed, but ${quote(base.text)} is denied and overrides it. Remove one of the two.`,
          { severity: 'warning', related },
        )
      }
    }
  },
}

function nameOf({ base, scope }: Ability): string {
  return scope === undefined ? base : `${base}:${scope}`
}
