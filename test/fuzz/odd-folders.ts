import { basename } from 'node:path/posix'
import type { Random } from '../random.ts'
import type { Kind, Subject } from './kinds.ts'

/** Names that a file system takes, and of which many are no name of a skill. */
const FOLDERS = [
  'a:b',
  'a\tb',
  '"quoted"',
  "it's",
  '`tick`',
  '\u{202E}fdp',
  'pdf\u{200B}',
  'two words',
  ' blank',
  'blank ',
  '.',
  '.hidden',
  '...',
  '-dash',
  'dash-',
  'two--dashes',
  'PDF',
  'Pdf-Tools',
  'under_score',
  'a#b',
  '# x',
  '2024',
  'true',
  'null',
  '1e3',
  '[x]',
  '{x}',
  '*',
  '&a',
  '!x',
  '%41',
  'a,b',
  'a\nb',
  'a\\b',
  'äöü',
  'e\u{301}tude',
  '技能',
  '👩‍🚀',
  'ＡＢ',
  '::error::x',
  'x'.repeat(255),
  'ü'.repeat(127),
  `${'long-'.repeat(12)}name`,
  'claude',
  'anthropic-pdf',
  'pdf',
]

/** The same file in a folder, or of an agent also with a name, of any of these names. */
export function oddlyPlaced(kind: Kind, make: (random: Random) => Subject): (random: Random) => Subject {
  return (random) => {
    const subject = make(random)
    const folder = random.pick(FOLDERS)
    return { ...subject, path: placeOf(kind, subject.path, folder) }
  }
}

function placeOf({ name }: Kind, path: string, folder: string): string {
  const file = basename(path)
  if (name === 'skill' || name === 'plane') return folder === '.' ? file : `skills/${folder}/${file}`
  if (name === 'claude') return `${folder}/.claude/agents/${file}`
  return name === 'agent3md' ? `${folder}/${file}` : `${folder}/agents/${file}`
}
