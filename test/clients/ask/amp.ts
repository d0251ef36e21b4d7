import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client, Room } from './client.ts'
import { below, native } from './paths.ts'

/** Amp: what it lists, and the errors of those that it leaves out. Some files keep it from any answer. */
export const amp: Client = {
  id: 'amp',
  package: '@ampcode/cli',
  root: '.agents/skills',
  most: 60,
  ask: async (room) => {
    // It ends before a pipe has taken a long list.
    const list = join(room.home, 'list.json')
    const line = 'timeout 12 "$0" skill list --json > "$1"'
    const env = { AMP_API_KEY: 'none', AMP_URL: 'http://127.0.0.1:9' }
    await room.run('sh', ['-c', line, native(room, '@ampcode/cli', 'amp'), list], { env })
    const { skills, errors } = JSON.parse(readFileSync(list, 'utf8')) as Printed
    return {
      listed: skills.flatMap(({ name, description, baseDir }) => {
        const path = placeOf(baseDir, room)
        return path === undefined ? [] : [{ name: textOf(name), description: textOf(description), path }]
      }),
      remarks: errors.map(({ path, error }) => ({ path: placeOf(path, room) ?? path, message: error })),
    }
  },
}

/** Its own skills are at addresses that are none of files. */
function placeOf(url: string, room: Room): string | undefined {
  return url.startsWith('file:') ? below(room, fileURLToPath(url)) : undefined
}

/** It lists some values as they are. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}

interface Printed {
  readonly skills: readonly {
    readonly name: unknown
    readonly description: unknown
    readonly baseDir: string
  }[]
  readonly errors: readonly { readonly path: string; readonly error: string }[]
}
