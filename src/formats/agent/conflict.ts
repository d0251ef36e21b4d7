import { isList } from '../../fields.ts'
import { quote } from '../../message.ts'
import type { Example, Field, Report, Rule } from '../../types.ts'
import { goodAgent, SPECIFICATION } from './example.ts'
import type { Agent, BodyText } from './parse.ts'

type Key = keyof Agent['inHeadings']

/** The rule `agent/<key>-conflict`: the field and `place`, where the body gives the same value, do not differ. */
export function conflict(key: Key, place: string, bad: Example, good: Example = goodAgent): Rule<Agent> {
  return {
    id: `agent/${key}-conflict`,
    severity: { recommended: 'error', strict: 'error' },
    summary: `\`${key}\` and ${place} do not differ`,
    why: 'A value that stands both in the frontmatter and below a heading must be the same in both places, but for case and the blank space around it. On any other agent the loader must throw an error.',
    source: SPECIFICATION,
    bad,
    good,
    check({ fields, inHeadings }, report) {
      const field = fields.get(key)
      const inBody = inHeadings[key]
      const inField = field && wordsOf(field)
      if (field === undefined || inBody === undefined || inField === undefined || same(inField) === same(inBody.text)) return
      reportConflict(key, field, inField, inBody, place, report)
    },
  }
}

/** Reports a conflict at the field, with the place in the body as related location. */
export function reportConflict(key: Key, { range }: Field, inField: string, inBody: BodyText, place: string, report: Report): void {
  const message = `\`${key}\` is ${quote(inField)} here but ${quote(inBody.text)} in ${place}. Keep one, or make them equal.`
  report(range, message, { related: [{ range: inBody.range, message: `The other ${key} is here.` }] })
}

/** The text of a field, of a list one `- ` line for each item; undefined when there is none. */
function wordsOf({ value }: Field): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  if (!isList(value) || value.length === 0 || !value.every((item) => typeof item.value === 'string')) return undefined
  return value.map((item) => `- ${String(item.value).trim()}`).join('\n')
}

function same(text: string): string {
  return text.replaceAll('\r\n', '\n').trim().toLowerCase()
}
