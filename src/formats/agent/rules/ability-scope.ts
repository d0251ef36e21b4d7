import { quote } from '../../../wording/quote.ts'
import { abilitiesOf, BASES } from '../abilities.ts'
import { agentRule, withChange } from '../example.ts'

export const abilityScope = agentRule({
  id: 'agent/ability-scope',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'Only `sh` has a scope, and the scope is a command',
  why: 'Only `sh` can be limited to a command, as in `sh:git`. A loader refuses any other scope or, worse, reads it as the whole ability. A command of several words is a warning: the specification does not forbid it, but loaders do.',
  bad: withChange('icon: 🧭', 'icon: 🧭\nallow: ["fs:read"]'),
  good: withChange('icon: 🧭', 'icon: 🧭\nallow: ["sh:git"]'),
  check(agent, report) {
    const { allow, deny } = abilitiesOf(agent)
    for (const { text, base, scope, range } of [...allow, ...deny]) {
      if (scope === undefined || !BASES.some((known) => known === base)) continue
      const spaced = `The command of ${quote(text)} has white space, and loaders refuse it.`
      if (base !== 'sh')
        report(range, `${quote(text)} has a scope, which only \`sh\` may have. Write \`${base}\`.`)
      else if (scope === '')
        report(
          range,
          `${quote(text)} has an empty scope. Write \`sh\`, or add a command, such as \`sh:git\`.`,
        )
      else if (/\s/.test(text.slice(text.indexOf(':')).trim()))
        report(range, `${spaced} Write one word, such as \`sh:git\`.`, { severity: 'warning' })
    }
  },
})
