import { basename } from 'node:path/posix'
import { ODD_NAMES } from '../odd-names.ts'
import type { Random } from '../random.ts'
import type { Kind, Subject } from './kinds.ts'

/** The same file in a folder, or of an agent also with a name, of any of these names. */
export function oddlyPlaced(kind: Kind, make: (random: Random) => Subject): (random: Random) => Subject {
  return (random) => {
    const subject = make(random)
    const folder = random.pick(['.', ...ODD_NAMES])
    return { ...subject, path: placeOf(kind, subject.path, folder) }
  }
}

function placeOf({ name }: Kind, path: string, folder: string): string {
  const file = basename(path)
  if (name === 'skill' || name === 'plane') return folder === '.' ? file : `skills/${folder}/${file}`
  if (name === 'claude') return `${folder}/.claude/agents/${file}`
  return name === 'agent3md' ? `${folder}/${file}` : `${folder}/agents/${file}`
}
