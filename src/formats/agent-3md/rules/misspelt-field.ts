import type { Report, Rule } from '../../../model.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { agentWith } from '../example.ts'
import { ATTRIBUTES, FIELDS, lowerCaseOf, meantBy } from '../fields.ts'
import type { Agent3md } from '../parse.ts'

export const misspeltField: Rule<Agent3md> = {
  id: 'agent3md/misspelt-field',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'suggested',
  summary: 'No key of the frontmatter and no attribute of a plane is misspelt',
  why: 'Loaders keep keys that they do not know as metadata and ignore such attributes, so what was meant is missing: a plane with `trigger=` gets no requests. Most keys count in lower case only. Keys and attributes that resemble none of the format are your own.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  fields: { ...FIELDS, ...ATTRIBUTES },
  bad: agentWith('agent: dev', 'agent: dev\nperona: Brief.'),
  good: agentWith('agent: dev', 'agent: dev\npersona: Brief.\nauthor: Ada'),
  check(agent, report) {
    reportCase(agent, report)
    for (const { name, key } of agent.pairs) {
      const meant = meantBy(name, FIELDS)
      // A key that differs in case alone is reported as such, or read in any case.
      if (meant === undefined || agent.fields.has(meant) || name.toLowerCase() === meant) continue
      report(key, `Loaders take ${quote(name)} for metadata of your own. Did you mean \`${meant}\`?`)
    }
    for (const { attributes } of agent.planes) {
      for (const [name, { key }] of attributes) {
        const meant = meantBy(name, ATTRIBUTES)
        if (meant !== undefined && !attributes.has(meant))
          report(key, `Loaders ignore the attribute ${quote(name)}. Did you mean \`${meant}\`?`)
      }
    }
  },
}

function reportCase({ pairs, fields }: Agent3md, report: Report): void {
  const taken = new Set(fields.keys())
  for (const { name, key } of pairs) {
    const lower = lowerCaseOf(name)
    if (lower === undefined) continue
    // What is read then may be wrong, and of two keys only one can be it.
    const fix = taken.has(lower) ? {} : revealing(suggest(`Rename to \`${lower}\``, key, lower))
    taken.add(lower)
    report(
      key,
      `\`${name}\` is ignored, because loaders read the key in lower case only. Write \`${lower}\`.`,
      fix,
    )
  }
}
