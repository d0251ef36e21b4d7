import { propose } from '../../lint/fields/other-value.ts'
import { fieldRules } from '../../lint/fields/rules.ts'
import type { Subject } from '../../lint/fields/table.ts'
import { reportUnknown } from '../../lint/fields/unknown-fields.ts'
import type { Range, Report, Rule } from '../../model.ts'
import { isBlank, isCommentedOut, isList, isMapping, isTagged, kindOf } from '../../syntax/fields.ts'
import { quote } from '../../wording/quote.ts'
import { completeVersion, isSemanticVersion } from '../../wording/semantic-version.ts'
import { firstAt } from '../by-key.ts'
import type { Skill } from '../skill/parse.ts'
import { withLine } from './example.ts'
import { FIELD_TABLE } from './fields.ts'

const NO_VERSION = 'Write three numbers, such as `1.0.0`.'

const IGNORED = {
  name: 'The Skills plane ignores `name`. Remove it, and put the name in the first level-1 heading.',
  tokens: 'The Skills plane ignores `tokens` and counts them itself. Remove the field.',
}

export const planeFieldRules: readonly Rule<Skill>[] = fieldRules<Skill>(FIELD_TABLE, {
  misspelt: {
    why: 'The gateway silently ignores a misspelt field and uses the default of the intended one: `development` for `domain`, `1.0.0` for `version`.',
    bad: withLine('domain', 'Domain: development'),
  },
  missing: {
    severity: { recommended: 'warning', strict: 'warning' },
    why: 'The registry searches the description too; the Skills plane recommends it.',
    bad: withLine('description', ''),
    say: {
      description: () => ({
        message: 'The skill has no `description`. Add one that says what it does, so that a search finds it.',
      }),
    },
  },
  type: {
    fix: 'suggested',
    why: 'A search finds no skill by tags that are none. Any other field of a wrong type is a warning.',
    bad: withLine('version', 'version: 1.0'),
    checks: {
      description({ field: { value, range } }, report) {
        if (typeof value !== 'string') {
          const message = `The \`description\` is ${kindOf(value)}, not text. Write text, so that a search finds it.`
          report(range, message)
        }
      },
      domain({ field: { value, range } }, report) {
        if (typeof value !== 'string')
          report(range, `\`domain\` is ${kindOf(value)}, not text. Write the domain’s name.`)
      },
      version({ field: { value, range }, document }, report) {
        if (typeof value === 'string') return
        const { text } = document
        const written = text.slice(...range)
        const problem = `${quote(written)} is ${kindOf(value)}, not a semantic version.`
        const meant = isTagged(text, range) ? undefined : completeVersion(written)
        propose(range, { problem, meant, otherwise: NO_VERSION }, report)
      },
      tags: reportTypeOfTags,
    },
  },
  empty: {
    why: 'The registry takes an empty field for a value: it never finds a skill whose `domain` is empty.',
    bad: withLine('domain', 'domain:'),
    checks: {
      version({ field: { key, value, range }, document }, report) {
        const written = quote(document.text.slice(...range))
        if (range[0] === range[1]) report(key, `\`version\` is empty. ${NO_VERSION}`)
        else if (value === null) report(range, `${written} is empty, not a semantic version. ${NO_VERSION}`)
      },
      tags({ field, document }, report) {
        if (!isBlank(field)) return
        const message = isCommentedOut(field, document.text)
          ? '`tags` is empty, since its `#` starts a comment. Write the tags without `#`.'
          : '`tags` is empty. Write some, or remove the field.'
        report(field.key, message)
      },
    },
  },
  value: {
    why: 'Versions are compared as `major.minor.patch`, and a search asks for tags as `#tag`.',
    bad: withLine('version', 'version: "1.0"'),
    checks: {
      version({ field: { value, range } }, report) {
        if (typeof value !== 'string' || range[0] === range[1] || isSemanticVersion(value)) return
        const problem = `${quote(value)} is not a semantic version.`
        propose(range, { problem, meant: completeVersion(value), otherwise: NO_VERSION }, report)
      },
      tags: reportTags,
    },
  },
  unknown: {
    severity: { recommended: 'warning', strict: 'warning' },
    why: 'This dialect reads the name from the first level-1 heading. It ignores a `name` in the frontmatter, which misleads people who edit it. It estimates the `tokens` from the length of the content. Any other field that the gateway does not read does no harm, and is reported under `strict` only.',
    bad: withLine('domain', 'name: deploy'),
    check({ fields }, report, { allows }) {
      for (const [key, message] of Object.entries(IGNORED)) {
        const field = fields.get(key)
        if (field !== undefined) report(field.key, message)
      }
      const options = { advice: 'The gateway ignores such fields, so remove or keep them', allows }
      reportUnknown(fields, FIELD_TABLE, options, (range, message, details) =>
        report(range, message, {
          ...details,
          grade: { severity: { recommended: 'off', strict: 'warning' } },
        }),
      )
    },
  },
})

function reportTypeOfTags({ field: { value, range } }: Subject, report: Report): void {
  if (typeof value === 'string') return
  if (!isList(value)) return report(range, `\`tags\` is ${kindOf(value)}. Write a list of words.`)
  for (const item of value) {
    if (item.value === null || typeof item.value === 'string') continue
    const advice = isList(item.value) || isMapping(item.value) ? 'Write a word' : 'Quote it'
    report(item.range, `A tag is ${kindOf(item.value)}, not text. ${advice}.`)
  }
}

function reportTags(subject: Subject, report: Report): void {
  const seen = new Map<string, Tag>()
  for (const tag of isBlank(subject.field) ? [] : tagsOf(subject)) {
    const first = seen.get(tag.text.toLowerCase())
    if (tag.text === '') report(tag.range, '`tags` has an empty item. Remove the extra comma or item.')
    else if (first !== undefined)
      report(tag.range, `The tag ${quote(tag.text)} is repeated. Remove it.`, firstAt(first.range))
    else if (/[\s#]/.test(tag.text)) {
      const message = `The tag ${quote(tag.text)} cannot be found by a search. Use a word without white space and \`#\`.`
      report(tag.range, message)
    }
    seen.set(tag.text.toLowerCase(), first ?? tag)
  }
}

function tagsOf({ field: { value, range }, document }: Subject): readonly Tag[] {
  if (typeof value === 'string') return splitTags(value, document.text, range)
  if (!isList(value)) return []
  return value.flatMap((item) => {
    if (item.value === null) return { text: '', range: item.range }
    return typeof item.value === 'string' ? { text: item.value.trim(), range: item.range } : []
  })
}

interface Tag {
  readonly text: string
  readonly range: Range
}

/** The tags of a text with commas; each has the range of all if its own place is not known. */
function splitTags(value: string, text: string, range: Range): readonly Tag[] {
  const read = value.split(',')
  const written = text.slice(...range)
  const quotes = /^["']/.test(written) ? 1 : 0
  const header = /^[|>][^\n]*\n/.exec(written)?.[0].length ?? quotes
  const places = placesOf(read, text, [range[0] + header, range[1] - quotes])
  return read.map((item, index) => ({ text: item.trim(), range: places?.[index] ?? range }))
}

/** The place of each item; undefined if, line breaks apart, the text is not written as it is read. */
function placesOf(items: readonly string[], text: string, [start, end]: Range): readonly Range[] | undefined {
  const written = text.slice(start, end).split(',')
  if (
    written.length !== items.length ||
    !written.every((item, index) => onOneLine(item) === onOneLine(items[index]!))
  )
    return undefined
  let at = start
  return written.map((item) => {
    const from = at + (item.length - item.trimStart().length)
    at += item.length + 1
    return [from, from + item.trim().length]
  })
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
