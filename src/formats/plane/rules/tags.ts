import { isList, kindOf } from '../../../fields.ts'
import { quote } from '../../../message.ts'
import type { Field, Range, Report, Rule } from '../../../types.ts'
import type { Skill } from '../../skill/parse.ts'
import { goodPlane, withLine } from '../example.ts'

interface Tag {
  readonly text: string
  readonly range: Range
}

export const tags: Rule<Skill> = {
  id: 'plane/tags',
  severity: { recommended: 'error', strict: 'error' },
  summary: '`tags` is a list of words, or one text with commas',
  why: 'A search asks for tags as `#tag`. A tag with white space or `#` cannot be asked for, and a repeated one adds nothing.',
  source: 'https://github.com/CorvidLabs/corvid-agent',
  bad: withLine('tags', 'tags: 5'),
  good: goodPlane,
  check({ fields, source: { text } }, report) {
    const field = fields.get('tags')
    if (field === undefined || field.value === null) return
    const list = readTags(field, text, report)
    const seen = new Map<string, Tag>()
    for (const tag of list) {
      const first = seen.get(tag.text.toLowerCase())
      if (tag.text === '') report(tag.range, '`tags` has an empty item. Remove the extra comma or item.', { severity: 'warning' })
      else if (first !== undefined) report(tag.range, `The tag ${quote(tag.text)} stands here for the second time. Remove it.`, { severity: 'warning', related: [{ range: first.range, message: 'The first one is here.' }] })
      else if (/[\s#]/.test(tag.text)) report(tag.range, `The tag ${quote(tag.text)} cannot be searched as \`#tag\`. Use a word without white space and \`#\`.`, { severity: 'warning' })
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
      report(item.range, `A tag is ${kindOf(item.value)}, not text. Quote it.`)
      return []
    })
  }
  if (typeof value !== 'string') {
    report(range, `\`tags\` is ${kindOf(value)}. Write a list of words.`)
    return []
  }
  // Where the value is written as it is read, each tag has a place of its own.
  const start = text.startsWith(value, range[0]) ? range[0] : text.startsWith(value, range[0] + 1) ? range[0] + 1 : undefined
  let at = 0
  return value.split(',').map((item) => {
    const from = at + (item.length - item.trimStart().length)
    at += item.length + 1
    return { text: item.trim(), range: start === undefined ? range : [start + from, start + from + item.trim().length] }
  })
}
