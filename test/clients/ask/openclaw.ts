import { join } from 'node:path'
import type { Client } from './client.ts'
import { below } from './paths.ts'

/** OpenClaw: what it lists of its workspace, without paths, and on standard error what it skips. */
export const openclaw: Client = {
  id: 'openclaw',
  package: 'openclaw',
  root: '.openclaw/workspace/skills',
  below: 'home',
  most: 150,
  ask: async (room) => {
    const program = join(room.modules, 'openclaw', 'openclaw.mjs')
    const { stdout, stderr } = await room.run(process.execPath, [program, 'skills', 'list', '--json'])
    const { skills } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { skills: readonly Entry[] }
    return {
      listed: skills
        // What is not eligible needs a program or a setting that this machine lacks.
        .filter(
          ({ source, modelVisible, eligible }) =>
            source === 'openclaw-workspace' && (modelVisible || !eligible),
        )
        .map(({ name, description }) => ({ name, description })),
      remarks: [...stderr.matchAll(/file=(.*?\.md) error=(.*)/g)].map(([, file, message]) => ({
        path: below(room, file!) ?? file!,
        message: message!,
      })),
    }
  },
}

interface Entry {
  readonly name: string
  readonly description: string
  readonly source: string
  readonly modelVisible: boolean
  readonly eligible: boolean
}
