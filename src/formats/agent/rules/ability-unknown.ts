import type { Report, Value } from '../../../model.ts'
import { fieldsBelow, isMapping, kindOf } from '../../../syntax/fields.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { either } from '../../../wording/wording.ts'
import { abilitiesOf, BASES } from '../abilities.ts'
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
