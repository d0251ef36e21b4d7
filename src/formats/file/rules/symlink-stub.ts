import { quote } from '../../../text/quote.ts'
import type { FileRule } from '../rule.ts'

const LONGEST_PATH = 4096

export const symlinkStub: FileRule = {
  id: 'file/symlink-stub',
  severity: { recommended: 'warning', strict: 'warning' },
  summary: 'The file is not a symbolic link that was checked out as text',
  why: 'If git cannot create symbolic links (Windows, some archives), it writes the path of the target to a plain file. Clients then read that path as the whole skill.',
  source: 'https://git-scm.com/docs/git-config#Documentation/git-config.txt-coresymlinks',
  bad: { path: '.claude/skills/pdf/SKILL.md', text: '../../../skills/pdf/SKILL.md' },
  good: {
    path: 'skills/pdf/SKILL.md',
    text: '---\nname: pdf\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n',
  },
  refuses(reading, report) {
    const path = reading.state === 'text' ? stubOf(reading.text) : undefined
    if (path === undefined) return false
    report(
      [0, path.length],
      `The file holds only the path ${quote(path)}, because git checked out a symbolic link as text. Check it out with \`core.symlinks\`, or copy the file.`,
    )
    return true
  },
}

/** The path that is the whole of a text; undefined for any other text. */
export function stubOf(text: string): string | undefined {
  if (text.length > LONGEST_PATH || text[0] !== '.') return undefined
  const path = text.trimEnd()
  return /^\.{1,2}\/\S+$/.test(path) ? path : undefined
}
