import type { GoodExample, YamlDocument } from '../lint/fields/table.ts'
import type { Details, Edit, Range, Rule } from '../model.ts'
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
    summary: 'No field is a part of the description by its indentation',
    why: 'After `description: >` or `|` all indented lines are text. A field that is indented with them is read by no client, and becomes a part of the description.',
    source: 'https://yaml.org/spec/1.2.2/#81-block-scalar-styles',
    bad: { path: good.path, text: folded },
    good: { path: good.path, text: folded.replace(`\n  ${line}`, `\n${line}`) },
    check({ fields, text }, report) {
      const description = fields.get('description')
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
