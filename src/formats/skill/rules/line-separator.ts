import { matchesIn } from '../../../syntax/position.ts'
import { codePointOf } from '../../../wording/code-points.ts'
import { revealing, suggest } from '../../../wording/fixes.ts'
import { changed } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'

export const lineSeparator = skillRule({
  id: 'skill/line-separator',
  severity: { recommended: 'warning', strict: 'error' },
  fix: 'suggested',
  summary: 'No value has a line break that nobody sees',
  why: 'U+2028 and U+2029 come with text that is pasted from other programs. The YAML 1.1 of Python clients takes them for line breaks, so the next word starts a field of its own: most refuse such a file, and some lose the rest of the value. In quotes they are text.',
  mindedBy: ['skills-ref', 'quick-validate', 'hermes', 'mistral-vibe'],
  source: 'https://yaml.org/spec/1.1/#id871136',
  bad: changed(goodSkill, 'PDF files', 'PDF\u2028files'),
  check({ fields, frontmatter: { content }, text }, report) {
    if (!/[\u2028\u2029]/.test(text)) return
    const quoted = [...fields.values()].filter(({ range: [start] }) => `"'`.includes(text[start]!))
    for (const { range, match } of matchesIn(text, content, /[\u2028\u2029]+/g)) {
      if (quoted.some((value) => value.range[0] < range[0] && range[0] < value.range[1])) continue
      // A space before a key would make it a part of the value above.
      const isAtMargin = text[range[0] - 1] === '\n'
      const advice = isAtMargin ? 'Delete it' : 'Write a space'
      const message = `The YAML of Python clients takes ${codePointOf(match[0])} for a line break, so they refuse the file or cut the value. ${advice}.`
      report(range, message, revealing(suggest(advice, range, isAtMargin ? '' : ' ')))
    }
  },
})
