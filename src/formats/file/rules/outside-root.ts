import { quote } from '../../../text/quote.ts'
import type { FileRule } from '../rule.ts'

export const outsideRoot: FileRule = {
  id: 'file/outside-root',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'A symbolic link stays inside the repository',
  why: 'A clone does not have files from outside the repository. On a build machine such a file may be private, so it is never read and its text is never printed. A link to a folder outside is a warning, because nothing in that folder was checked.',
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
        `The symbolic link points to ${quote(reading.target)}, which git ignores or owns, so it was not read. Copy the file into the repository.`,
      )
      return true
    }
    if (reading.state !== 'outside' && reading.state !== 'outside-directory') return false
    if (reading.state === 'outside')
      report(
        [0, 0],
        'The symbolic link points outside the repository, so it was not read. Copy the file into the repository.',
      )
    else
      report(
        [0, 0],
        'The symbolic link points to a folder outside the repository, so nothing in it was checked. Copy the folder into the repository, or ignore the link.',
        { severity: 'warning' },
      )
    return true
  },
}
