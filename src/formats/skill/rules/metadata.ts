import { clientsMinding } from '../../../clients/who-loses.ts'
import { quoting } from '../../../lint/fields/wrong-types.ts'
import type { Field, Grade, Report } from '../../../model.ts'
import { isList, isMapping, isTagged, kindOf, placeOf } from '../../../syntax/fields.ts'
import { safely } from '../../../wording/fixes.ts'
import { quote } from '../../../wording/quote.ts'
import { quoteYaml } from '../../../wording/write-yaml.ts'
import { CLIENT_FIELDS } from '../client-fields.ts'
import { skillRule, skillWith } from '../example.ts'
import { SKILL_FIELDS } from '../fields.ts'
import type { Skill } from '../parse.ts'
import { reportUnfit } from '../unfit-value.ts'

export const metadata = skillRule({
  id: 'skill/metadata',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'safe',
  summary: '`metadata` is a mapping from keys to text',
  why: 'Agent Skills define a map from strings to strings. A client that reads keys from anything else fails. A value that loses its text is a warning. An unquoted `version: 1.10` is the number 1.1 to YAML, `0123` is 123. To the YAML 1.1 of Python clients `yes`, `no`, `on` and `off` are booleans and `1_000` and `12:30` are numbers. Under `strict` other values that are not text are warnings, too, but for the mappings that OpenClaw (`openclaw`, `clawdbot`, `clawdis`, `moltbot`) and Hermes (`hermes`) document.',
  whenNot: 'Your clients read other values in `metadata`.',
  source: 'https://agentskills.io/specification#metadata-field',
  bad: skillWith('metadata:\n  version: 1.10'),
  good: skillWith('metadata:\n  version: "1.10"'),
  violations: ['metadata-nested-map', 'field-value'],
  check(skill, report) {
    const field = skill.fields.get('metadata')
    if (field === undefined) return
    const { text } = skill
    if (field.value === null) return reportOutside(skill.fields, text, report)
    if (!isMapping(field.value))
      return reportUnfit('metadata', report)(
        field.range,
        `\`metadata\` is ${kindOf(field.value)}, not a mapping. Write \`key: value\` lines below it.`,
      )
    for (const [key, value] of field.value) {
      const loss = lossOf(value, text)
      if (loss === undefined) reportOther(key, value, skill, report)
      else {
        const edit = { range: value.range, text: quoteYaml(text.slice(...value.range)) }
        // The version stays the same one.
        const severity = edit.text === `"${value.value}.0"` ? 'info' : 'warning'
        report(value.range, `${loss} Quote it.`, { ...safely('Quote the value', edit), severity })
      }
    }
  },
})

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
  const message = `\`metadata\` is empty, since ${quote(next)} below it is not indented. Indent what belongs to it by two spaces.`
  report(key, message, { severity: 'warning' })
}

/** What readers make of a value that its author wrote as another text; undefined where it stays what it is. */
function lossOf({ value, range }: Field, text: string): string | undefined {
  const written = text.slice(...range)
  if (!/^[\w.+:-]+$/.test(written) || isTagged(text, range)) return undefined
  if (typeof value === 'number' && String(value) !== written)
    return `YAML reads the metadata value ${quote(written)} as \`${value}\`.`
  if (typeof value !== 'string') return undefined
  const problem = `Python clients read the metadata value ${quote(written)} as a`
  if (/^(?:yes|no|on|off)$/i.test(written)) return `${problem} boolean.`
  // YAML 1.1 takes `1_000` for a number, and `12:30` for one of base 60.
  return /^[-+]?[1-9]\d*(?:(?:_\d+)+|(?::[0-5]?\d)+)$/.test(written) ? `${problem} number.` : undefined
}

/** Keys that clients document as mappings: OpenClaw's, with its former names, and Hermes's. */
const KEYS_OF_CLIENTS = new Set(['openclaw', 'clawdbot', 'clawdis', 'moltbot', 'hermes'])

const NOT_TEXT: Grade = {
  severity: { recommended: 'off', strict: 'warning' },
  mindedBy: () => clientsMinding('metadata-nested-map'),
}

function reportOther(key: string, field: Field, skill: Skill, report: Report): void {
  const punished = isList(field.value) || isMapping(field.value) ? ['metadata-nested-map'] : []
  if (typeof field.value === 'string') return
  // Clients that do not read it may refuse it.
  if (KEYS_OF_CLIENTS.has(key)) return report(field.key, '', { punished, severity: 'off' })
  const quotable = typeof field.value === 'number' || typeof field.value === 'boolean'
  const message = `The metadata value ${quote(key)} is ${kindOf(field.value)}; Agent Skills define text. ${quotable ? 'Quote it' : 'Write text, or a key that a client documents'}.`
  report(placeOf(field, field.key), message, {
    ...quoting(skill, field),
    ...(!quotable && { violation: 'metadata-nested-map' }),
    punished,
    grade: NOT_TEXT,
  })
}
