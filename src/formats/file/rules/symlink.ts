import type { FileRule, Reading } from '../../../lint/reading.ts'
import type { Severity } from '../../../model.ts'
import { quote } from '../../../wording/quote.ts'
import { goodSkill } from '../../skill/example.ts'

const LONGEST_PATH = 4096

export const symlink: FileRule = {
  id: 'file/symlink',
  severity: { recommended: 'warning', strict: 'error' },
  summary: 'A symbolic link points to a file in the repository',
  why: 'Clients find no skill or agent at a broken link, and do not say so. A clone does not have files from outside the repository, so a link to one is always an error. On a build machine such a file may be private, so it is never read and its text is never printed. A link to a folder outside is a warning, because nothing in that folder was checked. Clients also follow a link to a folder that git ignores or does not track, or to dependencies: that is an error if it has a skill or agent, because none of them was checked. If git cannot create symbolic links (Windows, some archives), it writes the path of the target to a plain file, which is easily committed. Clients then read that path as the whole skill, which is a warning, too. A target in a submodule that is not checked out is an info.',
  isShared: true,
  source: 'https://git-scm.com/docs/gitfaq#Documentation/gitfaq.txt-symlinks',
  bad: { path: goodSkill.path, text: { link: '../../shared/pdf/SKILL.md' } },
  good: {
    path: '.claude/skills/pdf/SKILL.md',
    text: { link: '../../../skills/pdf/SKILL.md' },
    files: { [goodSkill.path]: goodSkill.text },
  },
  refuses(reading, report) {
    const path = reading.state === 'text' ? stubOf(reading.text) : undefined
    if (path !== undefined) {
      const message = `The file holds only the path ${quote(path)}, and clients read that as the whole file. Make it a symbolic link again, or copy the file here.`
      report([0, path.length], message, { severity: 'warning' })
      return true
    }
    if (!('target' in reading)) return false
    const { state, target } = reading
    const { message, severity } = LINKS[state]
    report([0, 0], message(quote(target)), severity === undefined ? {} : { severity })
    return true
  },
}

interface Link {
  readonly message: (to: string) => string
  /** Left out where it is the rule’s. */
  readonly severity?: Severity
}

const LINKS: Readonly<Record<Extract<Reading, { target: string }>['state'], Link>> = {
  dangling: {
    message: (to) =>
      `The target of the symbolic link, ${to}, does not exist. Correct the link, or remove it.`,
  },
  'not-checked-out': {
    severity: 'info',
    message: (to) =>
      `The symbolic link points to ${to}, in a submodule that is not checked out, so it was not read. Run \`git submodule update --init\` first.`,
  },
  hidden: {
    severity: 'error',
    message: (to) =>
      `The symbolic link points to ${to}, which git ignores or owns, so it was not read. Copy the file into the repository.`,
  },
  untracked: {
    severity: 'error',
    message: (to) =>
      `The symbolic link points to ${to}, which git does not track, so it was not read. Add the file to git, or copy it into the repository.`,
  },
  'hidden-directory': {
    severity: 'error',
    message: (to) =>
      `The symbolic link points to the folder ${to}, which has skills or agents that git ignores, owns or does not track, so they were not checked. Copy the folder into the repository, or remove the link.`,
  },
  outside: {
    severity: 'error',
    message: () =>
      'The symbolic link points outside the repository, so it was not read. Copy the file into the repository, or, if it is there, link it by a relative path.',
  },
  'outside-directory': {
    severity: 'warning',
    message: () =>
      'The symbolic link points to a folder outside the repository, so nothing in it was checked. Copy the folder into the repository, link it there by a relative path, or ignore the link.',
  },
}

/** The path that is the whole of a text; undefined for any other text. */
export function stubOf(text: string): string | undefined {
  if (text.length > LONGEST_PATH || text[0] !== '.') return undefined
  const path = text.trimEnd()
  return /^\.{1,2}\/\S+$/.test(path) ? path : undefined
}
