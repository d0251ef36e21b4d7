import { quote } from '../../../text/quote.ts'
import type { FileRule } from '../rule.ts'

export const dangling: FileRule = {
  id: 'file/dangling-symlink',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'The target of a symbolic link exists',
  why: 'Clients find no skill or agent at a broken link, and do not say so.',
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
      `The target of the symbolic link, ${quote(reading.target)}, does not exist. Correct the link, or remove it.`,
    )
    return true
  },
}
