import type { FieldTable, YamlDocument } from '../lint/fields/table.ts'
import type { Details, Rule, RuleInfo } from '../model.ts'
import type { TextField } from '../syntax/fields.ts'
import { isBlank, textField } from '../syntax/fields.ts'
import { lineEnd } from '../syntax/position.ts'
import { quote } from '../wording/quote.ts'

/** Keys that hold the instructions where agents are written as JSON, or for other programs. */
const INSTRUCTIONS = /^(?:(?:system[-_]?)?prompt|(?:system[-_]?)?instructions?|system[-_]?message)$/i

type About = Pick<RuleInfo, 'why' | 'source' | 'mindedBy'> & Pick<FieldTable, 'group' | 'good'>

/** The rule `<group>/body-empty`; `good` is a file of the format with one line of text. */
export function bodyEmpty({ group, good, ...about }: About): Rule<YamlDocument> {
  return {
    id: `${group}/body-empty`,
    severity: { recommended: 'warning', strict: 'warning' },
    fix: 'suggested',
    summary: 'Instructions follow the frontmatter',
    ...about,
    bad: { path: good.path, text: good.text.slice(0, good.text.lastIndexOf('\n', good.text.length - 2) + 1) },
    good,
    check({ fields, frontmatter, body, text }, report) {
      if (frontmatter.state === 'absent' || text.slice(...body).trim() !== '') return
      const covers = [`${group}/unreferenced-file`]
      const key = [...fields.keys()].find((name) => INSTRUCTIONS.test(name))
      const misplaced = key === undefined ? undefined : textField(fields, key)
      if (misplaced === undefined || isBlank(misplaced)) {
        const message = 'Nothing follows the frontmatter. Write the instructions below it.'
        return report(frontmatter.closing, message, { covers })
      }
      const message = `No client reads ${quote(key!)}, and nothing follows the frontmatter. Move its text below the frontmatter.`
      report(misplaced.key, message, { ...movingDown(misplaced, text), covers })
    },
  }
}

function movingDown({ key, range, value }: TextField, text: string): Details {
  const [start] = key
  if (text[start - 1] !== '\n') return {}
  // A block ends with its line break.
  const end = text[range[1] - 1] === '\n' ? range[1] : lineEnd(text, range[1]) + 1
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const below = `${text.endsWith('\n') ? '' : eol}${eol}${value.trim().replace(/\r?\n/g, eol)}${eol}`
  const edits = [
    { range: [start, end] as const, text: '' },
    { range: [text.length, text.length] as const, text: below },
  ]
  return { fix: { title: 'Move the text below the frontmatter', safe: false, edits, reveals: true } }
}
