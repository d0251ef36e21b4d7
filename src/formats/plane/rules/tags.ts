import type { Field, Report, Rule } from '../../../model.ts'
import { isBlank, isCommentedOut, isList, isMapping, kindOf } from '../../../text/fields.ts'
import { quote } from '../../../text/quote.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'
import type { Tag } from '../split-tags.ts'
import { splitTags } from '../split-tags.ts'

export const tags: Rule<Skill> = {
  id: 'plane/tags',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`tags` is a list of words, or text with commas',
  why: 'A search asks for tags as `#tag`. It cannot ask for a tag with white space or `#`, and a repeated tag adds nothing.',
  source: 'https://agentctx.ai/architecture/skills-plane',
  bad: withLine('tags', 'tags: 5'),
  good: goodPlane,
  check({ fields, source: { text } }, report) {
    const field = fields.get('tags')
    if (field === undefined) return
    if (isBlank(field))
      return report(
        field.key,
        isCommentedOut(field, text)
          ? '`tags` is empty, since its `#` starts a comment. Write the tags without `#`.'
          : '`tags` is empty. Write some, or remove the field.',
        { severity: 'warning' },
      )
    const list = readTags(field, text, report)
    const seen = new Map<string, Tag>()
    for (const tag of list) {
      const first = seen.get(tag.text.toLowerCase())
      if (tag.text === '')
        report(tag.range, '`tags` has an empty item. Remove the extra comma or item.', {
          severity: 'warning',
        })
      else if (first !== undefined)
        report(tag.range, `The tag ${quote(tag.text)} is repeated. Remove it.`, {
          severity: 'warning',
          related: [{ range: first.range, message: 'The first one is here.' }],
        })
      else if (/[\s#]/.test(tag.text))
        report(
          tag.range,
          `The tag ${quote(tag.text)} cannot be found by a search. Use a word without white space and \`#\`.`,
          { severity: 'warning' },
        )
      seen.set(tag.text.toLowerCase(), first ?? tag)
    }
  },
}

/** The tags and where each was written; an item that is no text is reported. */
function readTags({ value, range }: Field, text: string, report: Report): readonly Tag[] {
  if (isList(value)) {
    return value.flatMap((item) => {
      if (typeof item.value === 'string') return { text: item.value.trim(), range: item.range }
      if (item.value === null) return { text: '', range: item.range }
      report(
        item.range,
        `A tag is ${kindOf(item.value)}, not text. ${isList(item.value) || isMapping(item.value) ? 'Write a word' : 'Quote it'}.`,
      )
      return []
    })
  }
  if (typeof value !== 'string') {
    report(range, `\`tags\` is ${kindOf(value)}. Write a list of words.`)
    return []
  }
  return splitTags(value, text, range)
}
