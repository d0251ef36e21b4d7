import type { Field, Report, Rule } from '../../../model.ts'
import { isMapping, kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import { skillWith } from '../example.ts'
import { CLIENT_FIELDS, SKILL_FIELDS } from '../fields.ts'
import type { Skill } from '../parse.ts'

export const metadataMap: Rule<Skill> = {
  id: 'skill/metadata-map',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`metadata` is a mapping',
  why: 'Agent Skills define it as a map from keys to values. A client that reads keys from anything else fails.',
  source: 'https://agentskills.io/specification#metadata-field',
  bad: skillWith('metadata: example-org'),
  good: skillWith('metadata:\n  author: example-org'),
  check({ fields, source: { text } }, report) {
    const field = fields.get('metadata')
    if (field === undefined || isMapping(field.value)) return
    if (field.value === null) return reportOutside(fields, text, report)
    report(
      field.range,
      `\`metadata\` is ${kindOf(field.value)}, not a mapping. Write \`key: value\` lines below it.`,
    )
  },
}

/** Fields that some client reads, and that most skills have in their metadata. */
const COMMON = new Set(['author', 'version'])

/** An empty mapping, right above lines that were meant to be in it. */
function reportOutside(fields: ReadonlyMap<string, Field>, text: string, report: Report): void {
  const keys = [...fields.keys()]
  const next = keys[keys.indexOf('metadata') + 1]
  const { key } = fields.get('metadata')!
  const below = next === undefined ? undefined : fields.get(next)
  if (next === undefined || below === undefined || !/^: *\r?\n$/.test(text.slice(key[1], below.key[0])))
    return
  if (SKILL_FIELDS.includes(next) || (CLIENT_FIELDS.has(next) && !COMMON.has(next))) return
  report(
    key,
    `\`metadata\` is empty, since ${quote(next)} below it is not indented. Indent what belongs to it by two spaces.`,
    { severity: 'warning' },
  )
}
