import { nearestOf } from '../../../fields.ts'
import { listed, quote } from '../../../message.ts'
import type { Rule } from '../../../types.ts'
import { abilitiesOf, BASES } from '../abilities.ts'
import { SPECIFICATION, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const abilityUnknown: Rule<Agent> = {
  id: 'agent/ability-unknown',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Every ability is fs, network, sh, tool, mcp, browser or env',
  why: 'Runtimes validate abilities and refuse an agent that names another one. Case does not count.',
  source: SPECIFICATION,
  bad: withChange('icon: 🧭', 'icon: 🧭\nallow: [fs, shell]'),
  good: withChange('icon: 🧭', 'icon: 🧭\nallow: [FS, "sh:git"]'),
  check(agent, report) {
    const { allow, deny } = abilitiesOf(agent)
    for (const { text, base, range } of [...allow, ...deny]) {
      if (BASES.some((known) => known === base)) continue
      const nearest = nearestOf(base, BASES)
      report(range, `${quote(text)} is not an ability. Use ${listed((nearest.length > 0 ? nearest : BASES).map((name) => `\`${name}\``))}.`)
    }
  },
}
