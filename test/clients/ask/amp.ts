import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client, Room } from './client.ts'
import { overhear } from './endpoint.ts'
import { below, native } from './paths.ts'

/** Amp: what it lists, with errors for what it leaves out. */
export const amp: Client = {
  id: 'amp',
  package: '@ampcode/cli',
  root: '.agents/skills',
  // Some files keep it from an answer about any.
  most: 40,
  ask: async (room) => {
    // It ends before a pipe has taken a long list.
    const list = join(room.home, 'list.json')
    const program = native(room, '@ampcode/cli', 'amp')
    await overhear((url) =>
      room.run('sh', ['-c', '"$0" skill list --json > "$1"', program, list], {
        env: { AMP_API_KEY: 'none', AMP_URL: url },
      }),
    )
    const { skills, errors } = JSON.parse(readFileSync(list, 'utf8')) as Answered
    return {
      listed: skills.flatMap(({ name, description, baseDir }) => {
        const path = placed(room, baseDir)
        return path === undefined ? [] : [{ name, description: `${description}`, path }]
      }),
      remarks: errors.map(({ path, error }) => ({ path: placed(room, path) ?? path, message: error })),
    }
  },
}

interface Answered {
  readonly skills: readonly { name: string; description: unknown; baseDir: string }[]
  readonly errors: readonly { path: string; error: string }[]
}

/** Undefined where a skill is one of its own. */
function placed(room: Room, place: string): string | undefined {
  return place.startsWith('file:') ? below(room, fileURLToPath(place)) : below(room, place)
}
