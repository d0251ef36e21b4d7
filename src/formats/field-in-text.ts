import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Details, Edit, Range, Report, Rule } from '../model.ts'
import { parseFrontmatter } from '../syntax/frontmatter.ts'
import { trimEnd } from '../syntax/position.ts'
import { applyEdits } from '../wording/fixes.ts'
import { quote } from '../wording/quote.ts'

const FIELD = /^[ \t]+([A-Za-z][\w-]*):[ \t]+(\S.*)$/
/** In characters: a word of a sentence may be that of a field, too. */
const LONGEST_VALUE = 60

interface Wanted {
  readonly isField: (key: string) => boolean
  /** The fields that a fix moves, where validators refuse others. */
  readonly isMoved?: (key: string) => boolean
  /** A field for the examples. */
  readonly line: string
  readonly good: GoodExample
}

/** The rule `<group>/field-in-text` about fields that are the last lines of a description in a block. */
export function fieldInText(
  group: string,
  { isField, isMoved = isField, line, good }: Wanted,
): Rule<YamlDocument> {
  const folded = good.text.replace(/^description: (.*)$/m, `description: >-\n  $1\n  ${line}`)
  return {
    id: `${group}/field-in-text`,
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'No field is a part of the description by its indentation, and no sentence of it a field',
    why: 'After `description: >` or `|` all indented lines are text. A field that is indented with them is read by no client, and becomes a part of the description. A line of it at the margin, such as `Use when: …`, is a field that no client reads.',
    source: 'https://yaml.org/spec/1.2.2/#81-block-scalar-styles',
    bad: { path: good.path, text: folded },
    good: { path: good.path, text: folded.replace(`\n  ${line}`, `\n${line}`) },
    check({ fields, text }, report) {
      const description = fields.get('description')
      reportTextAsField(fields, text, report)
      if (description === undefined || !/[>|]/.test(text[description.range[0]]!)) return
      const lines = lastFields(description.range, text, (key) => isField(key) && !fields.has(key))
      const [first] = lines
      if (first === undefined) return
      const edits = lines.map(({ indent }): Edit => ({ range: indent, text: '' }))
      const message = `${quote(text.slice(...first.key))} is indented, so it is a part of \`description\`. Move it to the margin.`
      report(
        first.key,
        message,
        lines.every(({ key }) => isMoved(text.slice(...key))) ? moving(edits, text) : {},
      )
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
  const [from, to] = fields.get('description')!.range
  const block = /^[>|][^\n]{0,99}\n(?:[ \t]{0,99}\r?\n){0,9}([ \t]{1,99})(?=\S)/.exec(text.slice(from, to))
  const problem = `${quote(key!)} starts at the margin, so it is no part of \`description\`, and no client reads it.`
  const [start] = field.key
  if (block === null) return report(field.key, `${problem} Move the text into \`description\`.`)
  const lines = linesUpTo(text, start, Math.max(field.range[1], start))
  const edits = lines.map((line): Edit => ({ range: [line, line], text: block[1]! }))
  report(field.key, `${problem} Indent the line like those above.`, {
    fix: { title: 'Indent it', safe: false, edits },
  })
}

/** The starts of the lines of a field. */
function linesUpTo(text: string, start: number, end: number): readonly number[] {
  const breaks = [...text.slice(start, trimEnd(text, start, end)).matchAll(/\n(?=.)/g)]
  return [start, ...breaks.map(({ index }) => start + index + 1)]
}

function moving(edits: readonly Edit[], text: string): Details {
  const { state } = parseFrontmatter(applyEdits(text, edits))
  return state === 'read'
    ? { fix: { title: 'Move it to the margin', safe: false, edits, reveals: true } }
    : {}
}

interface Line {
  readonly indent: Range
  readonly key: Range
}

function lastFields([start, end]: Range, text: string, isField: (key: string) => boolean): readonly Line[] {
  const lines: Line[] = []
  for (let at = trimEnd(text, start, end); at > start; ) {
    const from = text.lastIndexOf('\n', at - 1) + 1
    const [, key = '', value = ''] = from > start ? (FIELD.exec(text.slice(from, at)) ?? []) : []
    if (key === '' || !isField(key) || (/^[a-z]+$/.test(key) && isProse(value))) break
    const indent = text.indexOf(key, from)
    lines.unshift({ indent: [from, indent], key: [indent, indent + key.length] })
    at = trimEnd(text, start, from)
  }
  return lines
}

function isProse(value: string): boolean {
  return value.length > LONGEST_VALUE || /[.!?]$/.test(value)
}
