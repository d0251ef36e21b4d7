import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Range, Report, Rule } from '../model.ts'
import { trimEnd } from '../syntax/position.ts'
import { quote } from '../wording/quote.ts'

const FIELD = /^[ \t]+([A-Za-z][\w-]*):[ \t]+(\S.*)$/
/** In characters: a word of a sentence may be that of a field, too. */
const LONGEST_VALUE = 60

interface Wanted {
  readonly isField: (key: string) => boolean
  /** A field for the examples. */
  readonly line: string
  readonly good: GoodExample
}

/** The rule `<group>/field-in-text` about fields that are the last lines of a description in a block. */
export function fieldInText(group: string, { isField, line, good }: Wanted): Rule<YamlDocument> {
  const folded = good.text.replace(/^description: (.*)$/m, `description: >-\n  $1\n  ${line}`)
  return {
    id: `${group}/field-in-text`,
    severity: { recommended: 'warning', strict: 'warning' },
    summary: 'No field is a part of the description by its indentation, and no sentence of it a field',
    why: 'After `description: >` or `|` all indented lines are text. A field that is indented with them is read by no client, and becomes a part of the description. A line of it at the margin, such as `Use when: …`, is a field that no client reads.',
    source: 'https://yaml.org/spec/1.2.2/#81-block-scalar-styles',
    bad: { path: good.path, text: folded },
    good: { path: good.path, text: folded.replace(`\n  ${line}`, `\n${line}`) },
    check({ fields, text }, report) {
      const description = fields.get('description')
      reportTextAsField(fields, text, report)
      if (description === undefined || !/[>|]/.test(text[description.range[0]]!)) return
      const first = firstOfLast(description.range, text, (key) => isField(key) && !fields.has(key))
      if (first === undefined) return
      const key = quote(text.slice(...first))
      report(first, `${key} is indented, so it is a part of \`description\`. Move it to the margin.`)
    },
  }
}

/** What starts a sentence of a description, and is no name of a field. */
const SENTENCE = /^(?:(?:do not|don['’]t|never) use|use(?: this(?: agent| skill)?)?) (?:for|if|when)$/i

/** Reports a key right below the description, which is the start of a sentence of it. */
function reportTextAsField(fields: YamlDocument['fields'], text: string, report: Report): void {
  const keys = [...fields.keys()]
  const at = keys.indexOf('description')
  const key = keys[at + 1]
  const field = at === -1 || key === undefined ? undefined : fields.get(key)
  if (field === undefined || !SENTENCE.test(key!) || !text.startsWith(`\n${key}`, field.key[0] - 1)) return
  const message = `${quote(key!)} starts at the margin, so it is no part of \`description\`, and no client reads it. Move the text into \`description\`.`
  report(field.key, message)
}

/** The key of the first one of the fields that are the last lines of a text. */
function firstOfLast([start, end]: Range, text: string, isField: (key: string) => boolean) {
  let first: Range | undefined
  for (let at = trimEnd(text, start, end); at > start; ) {
    const from = text.lastIndexOf('\n', at - 1) + 1
    const [, key = '', value = ''] = from > start ? (FIELD.exec(text.slice(from, at)) ?? []) : []
    if (key === '' || !isField(key) || (/^[a-z]+$/.test(key) && isProse(value))) break
    const indent = text.indexOf(key, from)
    first = [indent, indent + key.length]
    at = trimEnd(text, start, from)
  }
  return first
}

function isProse(value: string): boolean {
  return value.length > LONGEST_VALUE || /[.!?]$/.test(value)
}
