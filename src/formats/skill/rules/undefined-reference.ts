import { dirname } from 'node:path/posix'
import type { Report, Rule } from '../../../model.ts'
import { codeSpanEnds } from '../../../text/markdown/code-spans.ts'
import { markdownOf } from '../../../text/markdown/index.ts'
import { labelOf } from '../../../text/markdown/references.ts'
import { quote } from '../../../text/quote.ts'
import { resolve } from '../../links/targets.ts'
import { goodSkill } from '../example.ts'
import type { Skill } from '../parse.ts'

/** Text and a label in brackets. */
const REFERENCE = /(?<![\w\])\\`!])\[([^[\]\n]{1,300})\]\[([\w.-]{1,100})\](?![[(])/g
/** What stands before a link whose text is one word. */
const INTRODUCED = /\b(?:[Ss]ee|[Rr]ead|[Ff]ollow|[Cc]heck|the|our|in|to) $/
/** A link with a space in it, and where it leads. */
const SPACED = /\[([^[\]\n]{1,300})\] \(([^()\s]{1,300})\)/g
/** A file that has a suffix. */
const FILE = /^[\w-][\w./-]*\.[a-z]{2,4}(?:#[\w-]+)?$/
/** A label as links have it, with the definition’s colon after it. */
const DEFINED = /\[([^[\]\n]+)\]:/g

export const undefinedReference: Rule<Skill> = {
  id: 'skill/undefined-reference',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'Every link of the form `[text][label]` has a definition',
  why: 'Without a line `[label]: target` it is no link, and nobody knows where it was meant to lead.',
  source: 'https://spec.commonmark.org/0.31.2/#reference-link',
  bad: { path: goodSkill.path, text: `${goodSkill.text}\nSee [the forms][forms].\n` },
  good: {
    path: goodSkill.path,
    text: `${goodSkill.text}\nSee [the forms][forms].\n\n[forms]: references/forms.md\n`,
    files: { 'skills/pdf/references/forms.md': '# Forms\n' },
  },
  check(skill, report) {
    const { text } = skill.source
    if (text.includes('] (')) reportSpaced(skill, report)
    if (!text.includes('][')) return
    const defined = new Set([...text.matchAll(DEFINED)].map(([, label]) => labelOf(label!)))
    for (const { range } of markdownOf(skill).paragraphs)
      for (const { 0: whole, 1: words = '', 2: label = '', index } of outsideCode(
        text.slice(...range),
        REFERENCE,
      )) {
        const start = range[0] + index
        if (defined.has(labelOf(label)) || !isText(words, text.slice(Math.max(start - 10, 0), start)))
          continue
        report(
          [start, start + whole.length],
          `${quote(whole)} is no link, since no line defines ${quote(label)}. Add a line ${quote(`[${label}]: target`)}, or remove the brackets.`,
        )
      }
  },
}

/** Whether brackets hold the text of a link: `a[i][j]` and tags such as `[P1][bug]` are none. */
function isText(words: string, before: string): boolean {
  return /[a-z] /.test(words) || (/^[A-Za-z-]{4,}$/.test(words) && INTRODUCED.test(before))
}

/** What would be a link without the space before its parenthesis, where the file is there. */
function reportSpaced(skill: Skill, report: Report): void {
  const { text, path, files } = skill.source
  for (const { range } of markdownOf(skill).paragraphs)
    for (const { 0: whole, 1: words = '', 2: target = '', index } of outsideCode(
      text.slice(...range),
      SPACED,
    )) {
      if (!/[a-z]/.test(words) || !FILE.test(target) || !resolve(target, dirname(path), files).exists)
        continue
      const start = range[0] + index
      report(
        [start, start + whole.length],
        `${quote(whole)} is no link. Delete the space before the parenthesis.`,
      )
    }
}

/** Where an expression matches a text that is no code. */
function outsideCode(written: string, expression: RegExp): readonly RegExpExecArray[] {
  const matches = [...written.matchAll(expression)]
  if (matches.length === 0) return []
  const spans = [...codeSpanEnds(written)]
  let next = spans.length - 1
  return matches.filter(({ index }) => {
    // The spans come from the last to the first.
    while (next >= 0 && spans[next]![1] <= index) next--
    return next < 0 || spans[next]![0] > index
  })
}
