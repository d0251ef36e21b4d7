import { propose, reportAs } from '../../lint/fields/other-value.ts'
import type { Grade, Report } from '../../model.ts'
import { placeOf } from '../../syntax/fields.ts'
import { revealing, suggest } from '../../wording/fixes.ts'
import { nearestOne } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import { either } from '../../wording/wording.ts'
import { agent3mdRule, agentWith } from './example.ts'
import { ATTRIBUTES, FIELDS, fieldMeantBy, lowerCaseOf } from './fields.ts'
import { suggestField } from './grammar/frontmatter.ts'
import type { Agent3md } from './parse.ts'

/** The specification recommends it. */
const RECOMMENDED: Grade = { severity: { recommended: 'off', strict: 'warning' } }

export const missingField = agent3mdRule({
  id: 'agent3md/missing-field',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The agent has a name, each skill has a label, and `axis` is set',
  why: 'An agent without a name cannot be listed or called: at least one of `title` and `agent` must have text. Without a label no link, list or call can name a skill. A missing `axis` is a warning under `strict`: the specification recommends it.',
  fields: {
    title: FIELDS['title']!,
    agent: FIELDS['agent']!,
    axis: FIELDS['axis']!,
    label: ATTRIBUTES['label']!,
  },
  bad: agentWith('agent: dev\n', ''),
  check(agent, report) {
    reportNameless(agent, report)
    for (const { label, directive, z } of agent.skills) {
      if (label === undefined)
        report(directive, `The skill at z=${z} has no label. Add its name, such as \`label="find files"\`.`)
      else if (label.value.trim() === '') {
        const message = `The label of the skill at z=${z} is blank. Write the name of the skill.`
        report(placeOf(label, label.key), message)
      }
    }
    const { text, fields, opening } = agent
    if (fields.get('axis') === undefined)
      report(opening, 'The frontmatter has no `axis`. Add the line `axis: skill`.', {
        ...suggestField(text, fields.get('3md')?.range ?? opening, 'axis: skill'),
        grade: RECOMMENDED,
      })
  },
})

function reportNameless({ fields, opening }: Agent3md, report: Report): void {
  const names = [fields.get('title'), fields.get('agent')].filter((field) => field !== undefined)
  if (names.some(({ value }) => value.trim() !== '')) return
  const message = 'The frontmatter gives the agent no name. Add a line such as `agent: dev`.'
  report(names[0]?.key ?? opening, message, { field: 'agent' })
}

const MOST_LISTED = 5

export const fieldValue = agent3mdRule({
  id: 'agent3md/field-value',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: '`3md`, `axis`, `entry` and `kind` have values that are read',
  why: 'A host starts the agent at the plane of `entry`. The others are warnings. No other version of 3md exists. Loaders take a plane of an unknown `kind` for a skill. Readers of 3md tell by `axis: skill` that the planes are skills. Another `axis` that does not resemble it is reported under `strict` only.',
  fields: {
    '3md': FIELDS['3md']!,
    axis: FIELDS['axis']!,
    entry: FIELDS['entry']!,
    kind: ATTRIBUTES['kind']!,
  },
  bad: agentWith('tools: rg', 'entry: 7\ntools: rg'),
  check(agent, report) {
    reportEntry(agent, report)
    reportVersion(agent, reportAs('warning', report))
    reportAxis(agent, report)
    reportKinds(agent, reportAs('warning', report))
  },
})

function reportEntry({ fields, planeAt }: Agent3md, report: Report): void {
  const entry = fields.get('entry')
  if (entry === undefined) return
  const written = entry.value.trim()
  const known = [...planeAt.keys()]
    .filter(Number.isSafeInteger)
    .toSorted((a, b) => a - b)
    .slice(0, MOST_LISTED)
  const advice = `Use the \`z\` of a plane${known.length === 0 ? '' : `, such as ${either(known.map(String))}`}`
  const problem = `\`entry\` is ${quote(written)}`
  if (written === '')
    report(placeOf(entry, entry.key), `\`entry\` has no value. ${advice}, or remove the line.`)
  else if (!/^-?\d+$/.test(written))
    report(entry.range, `${problem}, which is not a whole number. ${advice}, with digits only.`)
  else if (!planeAt.has(Number(written)))
    report(entry.range, `${problem}, but no plane has this \`z\`. ${advice}.`)
}

function reportVersion({ fields }: Agent3md, report: Report): void {
  const written = fields.get('3md')
  if (written !== undefined && written.value.trim() !== '1.0') {
    const message = `\`3md\` is ${quote(written.value)}, but agents are written in version 1.0 of 3md. Write \`1.0\`.`
    report(written.range, message)
  }
}

/** Letter case does not count. */
function reportAxis({ fields }: Agent3md, report: Report): void {
  const axis = fields.get('axis')
  const word = axis?.value.trim().toLowerCase()
  if (axis === undefined || word === undefined || word === 'skill') return
  const { range, value } = axis
  const meant = nearestOne(word, ['skill'])
  const problem = `\`axis\` is ${quote(value)}, so readers do not see that the planes are skills.`
  if (meant !== undefined) return propose(range, { problem, meant }, reportAs('warning', report))
  if (word === '')
    return report(placeOf(axis, axis.key), '`axis` has no value. Write `axis: skill`.', {
      grade: RECOMMENDED,
    })
  report(range, `The \`axis\` is ${quote(value)}, not \`skill\`. Write \`axis: skill\`.`, {
    ...suggest('Write `skill`', range, 'skill'),
    grade: RECOMMENDED,
  })
}

function reportKinds({ planes, identities }: Agent3md, report: Report): void {
  // A second identity would be an error.
  let taken = identities.length > 0
  for (const { kind } of planes) {
    if (kind === undefined || kind.value === 'identity' || kind.value === 'skill') continue
    if (kind.value.trim() === '') {
      report(placeOf(kind, kind.key), '`kind` has no value. Write `identity` or `skill`.')
      continue
    }
    const nearest = nearestOne(kind.value.trim(), ['identity', 'skill'])
    const meant = taken && nearest === 'identity' ? undefined : nearest
    taken ||= meant === 'identity'
    const problem = `${quote(kind.value)} is not a kind of plane.`
    const otherwise = 'Write `identity` or `skill`.'
    propose(kind.range, { problem, meant, otherwise }, (range, message, details = {}) =>
      report(range, message, revealing(details)),
    )
  }
}

export const misspeltField = agent3mdRule({
  id: 'agent3md/misspelt-field',
  fix: 'suggested',
  summary: 'No key of the frontmatter and no attribute of a plane is misspelt',
  why: 'Loaders keep keys that they do not know as metadata and ignore such attributes, so what was meant is missing: a plane with `trigger=` gets no requests. Most keys count in lower case only. Keys and attributes that resemble none of the format are your own.',
  fields: { ...FIELDS, ...ATTRIBUTES },
  bad: agentWith('agent: dev', 'agent: dev\nperona: Brief.'),
  good: agentWith('agent: dev', 'agent: dev\npersona: Brief.\nauthor: Ada'),
  check(agent, report) {
    reportCase(agent, report)
    for (const { name, key } of agent.pairs) {
      const meant = fieldMeantBy(name, FIELDS)
      // A key that differs in case alone is reported as such, or read in any case.
      if (meant === undefined || agent.fields.has(meant) || name.toLowerCase() === meant) continue
      report(key, `Loaders take ${quote(name)} for metadata of your own. Did you mean \`${meant}\`?`)
    }
    for (const { attributes } of agent.planes) {
      for (const [name, { key }] of attributes) {
        const meant = fieldMeantBy(name, ATTRIBUTES)
        if (meant !== undefined && !attributes.has(meant))
          report(key, `Loaders ignore the attribute ${quote(name)}. Did you mean \`${meant}\`?`)
      }
    }
  },
})

function reportCase({ pairs, fields }: Agent3md, report: Report): void {
  const taken = new Set(fields.keys())
  for (const { name, key } of pairs) {
    const lower = lowerCaseOf(name)
    if (lower === undefined) continue
    // What is read then may be wrong, and of two keys only one can be it.
    const fix = taken.has(lower) ? {} : revealing(suggest(`Rename to \`${lower}\``, key, lower))
    taken.add(lower)
    const message = `\`${name}\` is ignored, because loaders read the key in lower case only. Write \`${lower}\`.`
    report(key, message, fix)
  }
}
