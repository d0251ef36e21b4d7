import { propose, reportAs } from '../../../lint/fields/other-value.ts'
import type { Report, Rule } from '../../../model.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { nearestOf } from '../../../wording/near-names.ts'
import { quote } from '../../../wording/quote.ts'
import { either } from '../../../wording/wording.ts'
import { agentWith, goodAgent } from '../example.ts'
import { ATTRIBUTES, FIELDS } from '../fields.ts'
import { placeOf } from '../grammar/pairs.ts'
import type { Agent3md } from '../parse.ts'
import { RECOMMENDED } from './missing-field.ts'

/** So many planes are listed. */
const MOST_LISTED = 5

export const fieldValue: Rule<Agent3md> = {
  id: 'agent3md/field-value',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: '`3md`, `axis`, `entry` and `kind` have values that are read',
  why: 'A host starts the agent at the plane of `entry`. The others are warnings. No other version of 3md exists. Loaders take a plane of an unknown `kind` for a skill. Readers of 3md tell by `axis: skill` that the planes are skills. Another `axis` that does not resemble it is reported under `strict` only.',
  source: 'https://github.com/CorvidLabs/agent-3md/blob/main/SPEC.md',
  fields: {
    '3md': FIELDS['3md']!,
    axis: FIELDS['axis']!,
    entry: FIELDS['entry']!,
    kind: ATTRIBUTES['kind']!,
  },
  bad: agentWith('tools: rg', 'entry: 7\ntools: rg'),
  good: goodAgent,
  check(agent, report) {
    reportEntry(agent, report)
    reportVersion(agent, reportAs('warning', report))
    reportAxis(agent, report)
    reportKinds(agent, reportAs('warning', report))
  },
}

function reportEntry({ fields, planeAt }: Agent3md, report: Report): void {
  const entry = fields.get('entry')
  if (entry === undefined) return
  const written = entry.value.trim()
  const known = [...planeAt.keys()]
    .filter(Number.isSafeInteger)
    .toSorted((a, b) => a - b)
    .slice(0, MOST_LISTED)
  const advice = `Use the \`z\` of a plane${known.length === 0 ? '' : `, such as ${either(known.map(String))}`}`
  if (written === '') report(placeOf(entry), `\`entry\` has no value. ${advice}, or remove the line.`)
  else if (!/^-?\d+$/.test(written))
    report(
      entry.range,
      `\`entry\` is ${quote(written)}, which is not a whole number. ${advice}, with digits only.`,
    )
  else if (!planeAt.has(Number(written)))
    report(entry.range, `\`entry\` is ${quote(written)}, but no plane has this \`z\`. ${advice}.`)
}

function reportVersion({ fields }: Agent3md, report: Report): void {
  const written = fields.get('3md')
  if (written !== undefined && written.value.trim() !== '1.0')
    report(
      written.range,
      `\`3md\` is ${quote(written.value)}, but agents are written in version 1.0 of 3md. Write \`1.0\`.`,
    )
}

/** Letter case does not count. */
function reportAxis({ fields }: Agent3md, report: Report): void {
  const axis = fields.get('axis')
  const word = axis?.value.trim().toLowerCase()
  if (axis === undefined || word === undefined || word === 'skill') return
  const { range, value } = axis
  const [meant] = nearestOf(word, ['skill'])
  const problem = `\`axis\` is ${quote(value)}, so readers do not see that the planes are skills.`
  if (meant !== undefined)
    return propose(range, { problem, meant, otherwise: '' }, reportAs('warning', report))
  if (word === '')
    return report(placeOf(axis), '`axis` has no value. Write `axis: skill`.', { grade: RECOMMENDED })
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
      report(placeOf(kind), '`kind` has no value. Write `identity` or `skill`.')
      continue
    }
    const nearest = nearestOf(kind.value.trim(), ['identity', 'skill'])
    const sure = nearest.length === 1 && (nearest[0] === 'skill' || !taken)
    taken ||= sure && nearest[0] === 'identity'
    const fix = sure ? revealing(suggest(`Write \`${nearest[0]}\``, kind.range, nearest[0]!)) : {}
    report(
      kind.range,
      `${quote(kind.value)} is not a kind of plane. ${sure ? `Did you mean \`${nearest[0]}\`?` : 'Write `identity` or `skill`.'}`,
      fix,
    )
  }
}
