import { resolve } from '../../../references/targets.ts'
import { labelOf } from '../../../syntax/markdown/inline.ts'
import { matchesInProse } from '../../../syntax/markdown/prose.ts'
import { dirname } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'

export const undefinedReference = skillRule({
  id: 'skill/undefined-reference',
  severity: { recommended: 'info', strict: 'warning' },
  summary: 'Every link of the form `[text][label]` has a definition',
  why: 'Without a line `[label]: target` it is no link, and nobody knows where it was meant to lead.',
  source: 'https://spec.commonmark.org/0.31.2/#reference-link',
  bad: withBody(goodSkill, 'See [the forms][forms].'),
  good: withBody(goodSkill, 'See [the forms][forms].\n\n[forms]: references/forms.md', {
    'skills/pdf/references/forms.md': '# Forms\n',
  }),
  check(skill, report) {
    const { text, path, files } = skill
    for (const { range, match } of text.includes('] (') ? matchesInProse(skill, SPACED) : []) {
      const [written, words = '', target = ''] = match
      if (/[a-z]/.test(words) && FILE.test(target) && resolve(target, dirname(path), files).exists)
        report(range, `${quote(written)} is no link. Delete the space before the parenthesis.`)
    }
    if (!text.includes('][')) return
    const defined = new Set([...text.matchAll(DEFINED)].map(([, label]) => labelOf(label!)))
    for (const { range, match } of matchesInProse(skill, REFERENCE)) {
      const [written, words = '', label = ''] = match
      const before = text.slice(Math.max(range[0] - LONGEST_INTRODUCTION, 0), range[0])
      if (defined.has(labelOf(label)) || !isText(words, before)) continue
      const message = `${quote(written)} is no link, since no line defines ${quote(label)}. Add a line ${quote(`[${label}]: target`)}, or remove the brackets.`
      report(range, message)
    }
  },
})

const REFERENCE = /(?<![\w\])\\`!])\[([^[\]\n]{1,300})\]\[([\w.-]{1,100})\](?![[(])/g
/** Text before a link whose text is one word. */
const INTRODUCED = /\b(?:[Ss]ee|[Rr]ead|[Ff]ollow|[Cc]heck|the|our|in|to) $/
const SPACED = /\[([^[\]\n]+)\] \(([^()\s]+)\)/g
const FILE = /^[\w-][\w./-]*\.[a-z]{2,4}(?:#[\w-]+)?$/
const DEFINED = /\[([^[\]\n]+)\]:/g

/** Words that stand right before a bracket. */
const LONGEST_INTRODUCTION = 10

/** Whether brackets hold the text of a link: `a[i][j]` and tags such as `[P1][bug]` are none. */
function isText(words: string, before: string): boolean {
  return /[a-z] /.test(words) || (/^[A-Za-z-]{4,}$/.test(words) && INTRODUCED.test(before))
}
