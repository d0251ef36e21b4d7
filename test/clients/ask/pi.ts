import { join } from 'node:path'
import type { Client, Listed, Remark, Room } from './client.ts'
import { loadedBy } from './loader.ts'
import { below } from './paths.ts'

const PACKAGE = '@earendil-works/pi-coding-agent'

/** Pi: its commands, of which each skill is one; diagnostics come from the function that loads the skills of a folder. */
export const pi: Client = {
  id: 'pi',
  package: PACKAGE,
  root: '.agents/skills',
  ask: async (room) => {
    const program = join(room.modules, PACKAGE, 'dist', 'bundle', 'cli.js')
    const { stdout } = await room.run(process.execPath, [program, '--mode', 'rpc', '--approve'], {
      env: { PI_OFFLINE: '1' },
      input: '{"id":"1","type":"get_commands"}\n',
      until: (printed) => repliedIn(printed) !== undefined,
    })
    const { commands } = repliedIn(stdout)!.data
    return { listed: commands.flatMap((command) => skillOf(command, room)), remarks: await remarksOf(room) }
  },
}

interface Command {
  readonly name: string
  readonly description: string
  readonly source: string
  readonly sourceInfo: { readonly path: string }
}

interface Reply {
  readonly data: { readonly commands: readonly Command[] }
}

function repliedIn(stdout: string): Reply | undefined {
  const line = stdout.split('\n').find((each) => each.startsWith('{"id":"1"') && each.endsWith('}'))
  return line === undefined ? undefined : JSON.parse(line)
}

function skillOf({ name, description, source, sourceInfo }: Command, room: Room): Listed[] {
  const path = below(room, sourceInfo.path)
  if (source !== 'skill' || path === undefined) return []
  return [{ name: name.replace(/^skill:/, ''), description, path }]
}

async function remarksOf(room: Room): Promise<Remark[]> {
  const { diagnostics } = await loadedBy<{ diagnostics: readonly Remark[] }>(
    room,
    `${PACKAGE}/dist/core/skills.js`,
    "loaded.loadSkillsFromDir({ dir: folder, source: 'project' })",
  )
  return diagnostics.map(({ path, message }) => ({ path: below(room, path) ?? path, message }))
}
