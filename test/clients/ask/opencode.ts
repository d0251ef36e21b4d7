import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from './client.ts'
import { below, native } from './paths.ts'

/** OpenCode: what it lists. */
export const opencode: Client = {
  id: 'opencode',
  package: 'opencode-ai',
  root: '.agents/skills',
  ask: async (room) => {
    // It ends before a pipe has taken a long list.
    const list = join(room.home, 'list.json')
    const program = native(room, 'opencode', 'bin', 'opencode')
    await room.run('sh', ['-c', '"$0" debug skill > "$1"', program, list], {
      env: {
        OPENCODE_DISABLE_AUTOUPDATE: '1',
        OPENCODE_DISABLE_MODELS_FETCH: '1',
        OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
      },
    })
    const entries = JSON.parse(readFileSync(list, 'utf8')) as Entry[]
    const listed = entries.flatMap(({ name, description, location }) => {
      const path = below(room, location)
      return path === undefined ? [] : [{ name, description, path }]
    })
    return { listed, remarks: [] }
  },
}

interface Entry {
  readonly name: string
  readonly description?: string
  readonly location: string
}
