import type { Details, Field, Rule } from '../../../model.ts'
import { isList, isMapping, isTagged, kindOf } from '../../../text/fields.ts'
import { safely, suggest } from '../../../text/fixes.ts'
import { nearestOf } from '../../../text/near-names.ts'
import { quote } from '../../../text/quote.ts'
import { either } from '../../../text/wording.ts'
import { quoteYaml } from '../../../text/write-yaml.ts'
import { TYPES_OF_FIELDS, VALUES_OF_FIELDS } from '../client-fields.ts'
import { goodSkill } from '../example.ts'
import { CLIENT_FIELDS, readersOf } from '../fields.ts'
import type { Skill } from '../parse.ts'

export const fieldValue: Rule<Skill> = {
  id: 'skill/field-value',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'A client’s own field has a value that one of its clients takes',
  why: 'A client ignores a value of another type or one that it does not know, and some refuse the skill. Claude Code also takes `yes`, `no`, `on`, `off`, `1` and `0` for booleans.',
  source: 'https://github.com/passmuster/passmuster/blob/main/docs/clients.md',
  bad: { path: goodSkill.path, text: goodSkill.text.replace('---\nRead', 'context: forked\n---\nRead') },
  good: goodSkill,
  check({ fields, source: { text } }, report) {
    for (const [key, field] of fields) {
      const clients = CLIENT_FIELDS.get(key)
      if (clients === undefined || field.value === null || !isOwn(key, clients)) continue
      const fault = typeFault(key, field, text) ?? valueFault(key, field)
      if (fault === undefined) continue
      report(field.range, `${fault.problem(readersOf(clients))}. ${fault.advice}`, fault.details)
    }
  },
}

/** A plain word may be data of the author’s own, unless it is of the client that defines most of these fields. */
function isOwn(key: string, clients: readonly string[]): boolean {
  return /[-_A-Z]/.test(key) || clients.includes('Claude Code')
}

interface Fault {
  readonly problem: (readers: string) => string
  readonly advice: string
  readonly details?: Details
}

function typeFault(key: string, { value, range }: Field, text: string): Fault | undefined {
  const types = TYPES_OF_FIELDS[key]?.split(' ')
  if (types === undefined || types.includes(typeOf(value))) return undefined
  const kind = kindOf(value)
  if (types.join() === 'boolean') {
    if (typeof value !== 'string' || /^(?:yes|no|on|off|[01])$/i.test(value)) return undefined
    const meant = /^(?:true|false)$/i.exec(value)?.[0].toLowerCase()
    const isSure = meant !== undefined && !isTagged(text, range)
    return {
      problem: (readers) => `\`${key}\` is ${kind}, but must be a boolean for ${readers}`,
      advice: isSure ? `Write \`${meant}\`.` : 'Write `true` or `false`, without quotes or a tag.',
      ...(isSure && { details: safely(`Write \`${meant}\``, { range, text: meant }) }),
    }
  }
  if (!types.includes('string') || !(isList(value) || isMapping(value))) return undefined
  const written = text.slice(...range)
  const isOneLine = /^[[{].*[\]}]$/.test(written)
  return {
    problem: (readers) => `\`${key}\` is ${kind}, but must be text for ${readers}`,
    advice: isOneLine ? 'Quote the whole value.' : 'Write plain text.',
    ...(isOneLine && { details: suggest('Quote the value', range, quoteYaml(written)) }),
  }
}

function valueFault(key: string, { value, range }: Field): Fault | undefined {
  const values = VALUES_OF_FIELDS[key]?.split(' ')
  if (values === undefined || typeof value !== 'string' || values.includes(value)) return undefined
  const [meant, ...others] = nearestOf(value, values)
  const isSure = meant !== undefined && others.length === 0
  return {
    problem: (readers) => `${quote(value)} is not a value of \`${key}\` for ${readers}`,
    advice: isSure ? `Did you mean \`${meant}\`?` : `Use ${either(values.map((each) => `\`${each}\``))}.`,
    ...(isSure && { details: suggest(`Write \`${meant}\``, range, meant) }),
  }
}

function typeOf(value: Field['value']): string {
  return isList(value) ? 'list' : isMapping(value) ? 'map' : typeof value
}
