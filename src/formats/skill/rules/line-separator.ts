import type { Range } from '../../../model.ts'
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
    const yaml = text.slice(...content)
    for (const { 0: found, index } of yaml.matchAll(/[\u2028\u2029]+/g)) {
      const range: Range = [content[0] + index, content[0] + index + found.length]
      if (quoted.some((value) => value.range[0] < range[0] && range[0] < value.range[1])) continue
      // A space before a key would make it a part of the value above.
      const isAtMargin = index === 0 || yaml[index - 1] === '\n'
      const advice = isAtMargin ? 'Delete it' : 'Write a space'
      report(
        range,
        `The YAML of Python clients takes ${codePointOf(found)} for a line break, so they refuse the file or cut the value. ${advice}.`,
        revealing(suggest(advice, range, isAtMargin ? '' : ' ')),
      )
    }
  },
})
