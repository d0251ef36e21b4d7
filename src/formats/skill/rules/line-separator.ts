import { codePointOf } from '../../../wording/code-points.ts'
import { suggest } from '../../../wording/fixes.ts'
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
    for (const { 0: found, index } of text.slice(...content).matchAll(/[\u2028\u2029]/g)) {
      const start = content[0] + index
      if (quoted.some(({ range }) => range[0] < start && start < range[1])) continue
      report(
        [start, start + 1],
        `The YAML of Python clients takes ${codePointOf(found)} for a line break, so they refuse the file or cut the value. Write a space.`,
        suggest('Write a space', [start, start + 1], ' '),
      )
    }
  },
})
