import type { Example, Field, Rule } from '../../model.ts'
import { isList } from '../../text/fields.ts'
import { quote } from '../../text/quote.ts'
import { goodAgent, SPECIFICATION } from './example.ts'
import type { Agent } from './parse.ts'

type Key = keyof Agent['inHeadings']

const NOTES: Partial<Record<Key, string>> = {
  title: ' What counts is the text that a reader sees, without Markdown.',
  description:
    ' What counts is the text that a reader sees, without Markdown. Line breaks count, too: every known loader refuses the file.',
  rules: ' Lists are compared item by item, whatever their marks.',
}

/**
 * The rule `agent/<key>-conflict`: the field and `place`, where the body gives the same value, do not differ.
 */
export function conflict(key: Key, place: string, bad: Example, good: Example = goodAgent): Rule<Agent> {
  return {
    id: `agent/${key}-conflict`,
    severity: { recommended: 'error', strict: 'error' },
    summary: `\`${key}\` and ${place} do not differ`,
    why: `A value that is both in the frontmatter and below a heading must be the same in both places. Letter case and surrounding blank space do not count. If they differ, the loader must throw an error.${NOTES[key] ?? ''}`,
    source: SPECIFICATION,
    bad,
    good,
    check({ fields, inHeadings }, report) {
      const field = fields.get(key)
      const inBody = inHeadings[key]
      const inField = field && wordsOf(key, field)
      if (field === undefined || inBody === undefined || inField === undefined) return
      const below = isList(field.value) ? itemsOf(inBody.text) : (inBody.lines ?? inBody.text)
      if (same(inField) === same(below)) return
      const related = [{ range: inBody.range, message: `The other ${key} is here.` }]
      if (same(joined(inField)) === same(joined(below))) {
        return report(
          field.range,
          `\`${key}\` and ${place} differ in white space, which loaders count. Keep one, or use the same line breaks.`,
          { related },
        )
      }
      const [here, there] = apart(joined(inField), joined(below))
      report(
        field.range,
        `\`${key}\` is ${quote(here)} here but ${quote(there)} in ${place}. ${adviceFor(key, below)}.`,
        { related },
      )
    },
  }
}

/** The first heading of level 1 is the title, also where it is that of the avatar. */
function adviceFor(key: Key, below: string): string {
  return key === 'title' && same(below) === 'avatar'
    ? 'Put a heading with the title above `# Avatar`'
    : 'Keep one, or make them equal'
}

/** The text of a field, of a list of rules one `- ` line for each item; undefined when there is none. */
function wordsOf(key: Key, { value }: Field): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (
    key !== 'rules' ||
    !isList(value) ||
    value.length === 0 ||
    !value.every((item) => typeof item.value === 'string')
  )
    return undefined
  return value.map((item) => `- ${joined(String(item.value))}`).join('\n')
}

const MARK = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/

/** The items of a Markdown list, one `- ` line for each, whatever their marks. */
function itemsOf(text: string): string {
  return text
    .split(/\n(?=[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t])/)
    .map((item) => joined(item.replace(MARK, '- ')))
    .join('\n')
}

function same(text: string): string {
  return text.replaceAll('\r\n', '\n').trim().toLowerCase()
}

function joined(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** As much of a text as a message shows before the place where another begins to differ. */
const LONGEST_START = 30

/** Two texts from the word on in which they differ, so that a message shows the difference. */
function apart(one: string, other: string): readonly [string, string] {
  let at = 0
  while (at < one.length && at < other.length && one[at]!.toLowerCase() === other[at]!.toLowerCase()) at++
  if (at <= LONGEST_START) return [one, other]
  const word = one.lastIndexOf(' ', at - 1) + 1
  const from = at - word > LONGEST_START ? at - ((one.charCodeAt(at) & 0xfc00) === 0xdc00 ? 1 : 0) : word
  return [`…${one.slice(from)}`, `…${other.slice(from)}`]
}
