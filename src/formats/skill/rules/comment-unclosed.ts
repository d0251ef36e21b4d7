import type { Range } from '../../../model.ts'
import { markdownOf } from '../../../syntax/markdown/index.ts'
import { lineEnd, lineStarts, positionAt, trimEnd } from '../../../syntax/position.ts'
import { withBody } from '../../examples.ts'
import { goodSkill, skillRule } from '../example.ts'
import type { Skill } from '../parse.ts'

export const commentUnclosed = skillRule({
  id: 'skill/comment-unclosed',
  summary: 'Every HTML comment is closed',
  why: 'A line that starts with `<!--` opens a comment, which ends at the next `-->`. Without one all that follows is hidden where Markdown is rendered. Its links are none, so no rule looks at them. A comment that runs to the end of the file and has no blank line in it is not reported.',
  source: 'https://spec.commonmark.org/0.31.2/#html-blocks',
  bad: withBody(goodSkill, '<!-- Draft\n\n## Forms\n\nFill them.'),
  good: withBody(goodSkill, '<!-- Draft -->\n\n## Forms\n\nFill them.'),
  check(skill, report) {
    const { text } = skill
    if (!text.includes('\n<!--')) return
    const range = unclosedComment(skill)
    if (range === undefined) return
    const [start, end] = range
    const last = positionAt(text, lineStarts(text), end).line
    const message = `Nothing closes this comment, so the text up to line ${last} is part of it. Add \`-->\` where the comment ends.`
    report([start, trimEnd(text, start, lineEnd(text, start))], message)
  },
})

/** A comment that takes in a paragraph after its own, in no list or quote, which would end it. */
function unclosedComment(skill: Skill): Range | undefined {
  const { text } = skill
  const last = markdownOf(skill).comments.at(-1)
  if (last === undefined || text[last.range[0] - 1] !== '\n') return undefined
  const written = text.slice(...last.range).trimEnd()
  const isOpen = !written.includes('-->') && /\n[ \t]*\r?\n/.test(written)
  return isOpen ? [last.range[0], last.range[0] + written.length] : undefined
}
