import { quote } from '../../../text/quote.ts'
import type { FileRule } from '../rule.ts'

export const dangling: FileRule = {
  id: 'file/dangling-symlink',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'A symbolic link leads to a file',
  why: 'A link to nothing is a skill or agent that silently does not exist.',
  source: 'https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap04.html#tag_04_16',
  bad: { path: 'skills/pdf/SKILL.md', text: { link: '../../shared/pdf/SKILL.md' } },
  good: {
    path: '.claude/skills/pdf/SKILL.md',
    text: { link: '../../../skills/pdf/SKILL.md' },
    files: {
      'skills/pdf/SKILL.md':
        '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n',
    },
  },
  refuses(reading, report) {
    if (reading.state !== 'dangling') return false
    report(
      [0, 0],
      `The symbolic link leads to ${quote(reading.target)}, which does not exist. Mend or remove the link.`,
    )
    return true
  },
}
