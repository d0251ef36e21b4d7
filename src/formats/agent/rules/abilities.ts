import type { Report, Value } from '../../../model.ts'
import { fieldsBelow, isMapping, kindOf } from '../../../syntax/fields.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { either } from '../../../wording/wording.ts'
import type { Ability } from '../abilities.ts'
import { abilitiesOf, BASES, nameOf } from '../abilities.ts'
import { agentRule, withChange } from '../example.ts'
import type { Agent } from '../parse.ts'

export const abilityUnknown = agentRule({
  id: 'agent/ability-unknown',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'Every ability is fs, network, sh, tool, mcp, browser or env',
  why: 'Runtimes refuse an agent that names another ability. Letter case does not count. In YAML, `sh: git` without quotes is a mapping, which a loader may drop: a denied ability is then allowed.',
  bad: withChange('icon: 🧭', 'icon: 🧭\nallow: [fs, shell]'),
  good: withChange('icon: 🧭', 'icon: 🧭\nallow: [FS, "sh:git"]'),
  check(agent, report) {
    const { allow, deny, unread } = abilitiesOf(agent)
    for (const { text, base, range } of [...allow, ...deny]) {
      if (BASES.some((known) => known === base)) continue
      const meant = MEANT.get(base)
      const nearest = meant === undefined ? nearestOf(base, BASES) : [meant]
      const message = `${quote(text)} is not an ability. ${nearest.length > 0 ? `Did you mean ${namesOf(nearest)}?` : `Use ${namesOf(BASES)}.`}`
      report(range, message)
    }
    for (const item of unread) reportUnread(agent.text, item, report)
    reportKeys(agent, report)
  },
})

/** A list under another name than `allow` and `deny` is lost, or its loader refuses the file. */
function reportKeys({ fields }: Agent, report: Report): void {
  for (const [name, { key }] of fieldsBelow(fields, 'abilities')) {
    if (LISTS.includes(name.toLowerCase())) continue
    const nearest = nearestOf(name, LISTS)
    const message = `Abilities have no list ${quote(name)}, so it is lost or the file is refused. ${nearest.length === 1 ? `Did you mean \`${nearest[0]}\`?` : 'Write `allow` or `deny`.'}`
    report(key, message, { severity: 'warning' })
  }
}

const MEANT: ReadonlyMap<string, string> = new Map([
  ...['shell', 'bash', 'terminal', 'exec'].map((name) => [name, 'sh'] as const),
  ...['net', 'http', 'web', 'fetch'].map((name) => [name, 'network'] as const),
  ...['file', 'files', 'filesystem'].map((name) => [name, 'fs'] as const),
])

const LISTS = ['allow', 'deny']

function namesOf(abilities: readonly string[]): string {
  return either(abilities.map((name) => `\`${name}\``))
}

function reportUnread(text: string, item: Value, report: Report): void {
  const { value, range } = item
  const written = quote(text.slice(...range))
  const meant = scopedAs(item)
  if (value === null || typeof value === 'string')
    report(range, 'An ability is empty. Name one, or remove the item.')
  else if (meant !== undefined)
    report(
      range,
      `${written} is a mapping, not an ability. Write ${quote(meant)} in quotes.`,
      revealing(suggest(`Write \`"${meant}"\``, range, `"${meant}"`)),
    )
  else report(range, `${written} is ${kindOf(value)}, not an ability. Write the name of one, such as \`fs\`.`)
}

/** The scoped ability that a mapping was meant to be: `sh: git` without quotes is one. */
function scopedAs({ value }: Value): string | undefined {
  if (!isMapping(value) || value.size !== 1) return undefined
  const [[base, scope]] = value as unknown as [[string, Value]]
  return base.toLowerCase() === 'sh' && typeof scope.value === 'string' && /^[\w./+-]+$/.test(scope.value)
    ? `${base}:${scope.value}`
    : undefined
}

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
