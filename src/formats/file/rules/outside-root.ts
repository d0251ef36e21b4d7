import { quote } from '../../../text/quote.ts'
import type { FileRule } from '../rule.ts'

export const outsideRoot: FileRule = {
  id: 'file/outside-root',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'A symbolic link stays inside the repository',
  why: 'What lies outside the repository is not there after a clone, and on a build machine it may be private: it is never read, and its text is never printed. A link to a folder outside is a warning: what lies below it was not searched.',
  source: 'https://git-scm.com/docs/gitfaq#Documentation/gitfaq.txt-symlinks',
  bad: {
    path: 'skills/pdf/SKILL.md',
    text: { link: '../../../elsewhere/SKILL.md' },
    files: { '../elsewhere/SKILL.md': 'Not ours.\n' },
  },
  good: {
    path: '.claude/skills/pdf/SKILL.md',
    text: { link: '../../../skills/pdf/SKILL.md' },
    files: {
      'skills/pdf/SKILL.md':
        '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n',
    },
  },
  refuses(reading, report) {
    if (reading.state === 'hidden') {
      report(
        [0, 0],
        `The symbolic link leads to ${quote(reading.target)}, which is not part of the repository: git ignores it or owns it. It was not read. Copy the file into the repository.`,
      )
      return true
    }
    if (reading.state !== 'outside' && reading.state !== 'outside-directory') return false
    if (reading.state === 'outside')
      report(
        [0, 0],
        'The symbolic link leads outside the repository, so it was not read. Copy the file into the repository.',
      )
    else
      report(
        [0, 0],
        'The symbolic link leads to a folder outside the repository, so nothing below it was checked. Copy the folder into the repository, or ignore the link.',
        { severity: 'warning' },
      )
    return true
  },
}
