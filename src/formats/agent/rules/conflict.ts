import type { Field, Report } from '../../../model.ts'
import { isList } from '../../../syntax/fields.ts'
import { quote } from '../../../wording/quote.ts'
import { agentRule, withChange } from '../example.ts'
import type { BodyText } from '../sections.ts'

const PLACES = {
  title: 'the level-1 heading',
  description: 'the first paragraph below the level-1 heading',
  system: '`## System`',
  rules: '`## Rules`',
  avatar: 'the image below `# Avatar`',
} as const

export const conflict = agentRule({
  id: 'agent/conflict',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'The fields and the headings of the body give the same values',
  why: 'The title, the description, the system message, the rules and the avatar may be in the frontmatter, in the body, or in both. A value in both places must be the same, but for letter case and surrounding blank space. If the two differ, the loader must throw an error. The title and the description of the body are the text that a reader sees, without Markdown; line breaks in a description count. Lists of rules are compared item by item, whatever their marks.',
  bad: withChange('icon: 🧭', 'icon: 🧭\ndescription: Audits files.'),
  good: withChange('icon: 🧭', 'icon: 🧭\nrules:\n  - report what is unclear.'),
  check({ fields, inHeadings }, report) {
    for (const key of ['title', 'description', 'system', 'rules', 'avatar'] as const) {
      const [field, inBody] = [fields.get(key), inHeadings[key]]
      if (field !== undefined && inBody !== undefined) compare(key, field, inBody, report)
    }
  },
})

function compare(key: keyof typeof PLACES, field: Field, inBody: BodyText, report: Report): void {
  const inField = wordsOf(key, field)
  if (inField === undefined) return
  const below = isList(field.value) ? itemsOf(inBody.text) : (inBody.lines ?? inBody.text)
  if (same(inField) === same(below)) return
  const related = [{ range: inBody.range, message: `The other ${key} is here.` }]
  if (same(joined(inField)) === same(joined(below))) {
    const message = `\`${key}\` and ${PLACES[key]} differ in white space, which loaders count. Keep one, or use the same line breaks.`
    return report(field.range, message, { related })
  }
  const [here, there] = apart(joined(inField), joined(below))
  const message = `\`${key}\` is ${quote(here)} here but ${quote(there)} in ${PLACES[key]}. ${adviceFor(key, below)}.`
  report(field.range, message, { related })
}

/** The first heading of level 1 is the title, also where it is that of the avatar. */
function adviceFor(key: string, below: string): string {
  return key === 'title' && same(below) === 'avatar'
    ? 'Put a heading with the title above `# Avatar`'
    : 'Keep one, or make them equal'
}

function wordsOf(key: string, { value }: Field): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (key !== 'rules' || !isList(value) || value.length === 0) return undefined
  if (!value.every((item) => typeof item.value === 'string')) return undefined
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
