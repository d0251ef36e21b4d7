import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Client, Room } from './client.ts'
import { below, native } from './paths.ts'

/** OpenCode: what it lists. */
export const opencode: Client = {
  id: 'opencode',
  package: 'opencode-ai',
  root: '.agents/skills',
  ask: (room) => debugged(room, native(room, 'opencode', 'bin', 'opencode'), 'OPENCODE'),
}

/** What a program lists with `debug skill`; its variables have a prefix. */
export async function debugged(room: Room, program: string, prefix: string): Promise<Answer> {
  // It ends before a pipe has taken a long list.
  const list = join(room.home, 'list.json')
  await room.run('sh', ['-c', '"$0" debug skill > "$1"', program, list], {
    env: {
      [`${prefix}_DISABLE_AUTOUPDATE`]: '1',
      [`${prefix}_DISABLE_MODELS_FETCH`]: '1',
      [`${prefix}_DISABLE_DEFAULT_PLUGINS`]: '1',
    },
  })
  const entries = JSON.parse(readFileSync(list, 'utf8')) as Entry[]
  const listed = entries.flatMap(({ name, description, location }) => {
    const path = below(room, location)
    return path === undefined ? [] : [{ name, description, path }]
  })
  return { listed, remarks: [] }
}

interface Entry {
  readonly name: string
  readonly description?: string
  readonly location: string
}
