import type { Details, Field, Rule } from '../../../model.ts'
import { isMapping, isTagged } from '../../../text/fields.ts'
import { safely, suggest } from '../../../text/fixes.ts'
import { quote } from '../../../text/quote.ts'
import { quoteYaml } from '../../../text/write-yaml.ts'
import { skillWith } from '../example.ts'
import type { Skill } from '../parse.ts'

export const metadataValues: Rule<Skill> = {
  id: 'skill/metadata-values',
  severity: { recommended: 'warning', strict: 'warning' },
  fix: 'safe',
  summary: 'No value of `metadata` loses its text when it is read',
  why: 'An unquoted `version: 1.10` is the number 1.1 to YAML, `0123` is 123. To the YAML 1.1 of Python clients `yes`, `no`, `on` and `off` are booleans and `1_000` and `12:30` are numbers.',
  source: 'https://agentskills.io/specification#metadata-field',
  bad: skillWith('metadata:\n  version: 1.10'),
  good: skillWith('metadata:\n  version: "1.10"'),
  check({ fields, source: { text } }, report) {
    const metadata = fields.get('metadata')
    if (metadata === undefined || !isMapping(metadata.value)) return
    for (const field of metadata.value.values()) {
      const loss = lossOf(field, text)
      if (loss !== undefined)
        report(field.range, `${loss} Quote it.`, quotes(field, text, text[metadata.range[0]]!))
    }
  },
}

/** What readers make of a value that its author wrote as another text; undefined where it stays what it is. */
export function lossOf({ value, range }: Field, text: string): string | undefined {
  const written = text.slice(...range)
  if (!/^[\w.+:-]+$/.test(written) || isTagged(text, range)) return undefined
  if (typeof value === 'number' && String(value) !== written)
    return `YAML reads the metadata value ${quote(written)} as \`${value}\`.`
  if (typeof value !== 'string') return undefined
  if (/^(?:yes|no|on|off)$/i.test(written))
    return `Python clients read the metadata value ${quote(written)} as \`${/^(?:yes|on)$/i.test(written)}\`.`
  return /^[-+]?[1-9]\d*(?:(?:_\d+)+|(?::[0-5]?\d)+)$/.test(written)
    ? `Python clients read the metadata value ${quote(written)} as \`${asPython(written)}\`.`
    : undefined
}

/** YAML 1.1 takes `1_000` for a number, and `12:30` for one of base 60. */
function asPython(written: string): number {
  const amount = written
    .replace(/[-+_]/g, '')
    .split(':')
    .reduce((sum, digits) => sum * 60 + Number(digits), 0)
  return written.startsWith('-') ? -amount : amount
}

/** In braces the value may be one that a client of JSON reads as a number. */
function quotes({ range }: Field, text: string, start: string): Details {
  const title = 'Quote the value'
  const quoted = quoteYaml(text.slice(...range))
  return start === '{' ? suggest(title, range, quoted) : safely(title, { range, text: quoted })
}
