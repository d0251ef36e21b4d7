import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Room } from './client.ts'

/** A path that a client names, below the folder with the skills; undefined where it lies elsewhere. */
export function below(room: Room, path: string): string | undefined {
  const full = path.startsWith('~') ? join(room.home, path.slice(1)) : path
  for (const skills of [room.skills, realpathSync(room.skills)]) {
    const rest = relative(skills, full).split(sep).join('/')
    if (!rest.startsWith('..')) return rest === '' ? '.' : rest
  }
  return elsewhere(room, full)
}

/** Some clients name the place that a symbolic link leads to. */
function elsewhere(room: Room, full: string): string | undefined {
  const rest = relative(join(realpathSync(room.repository), 'elsewhere'), full)
  return rest.startsWith('..') || rest === '' ? undefined : rest.split(sep).join('/')
}

/** The program in the package that a client has for this machine. */
export function native(room: Room, scope: string, ...rest: string[]): string {
  return join(room.modules, `${scope}-${process.platform}-${process.arch}`, ...rest)
}
