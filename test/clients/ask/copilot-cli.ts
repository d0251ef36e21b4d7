import type { Client, Remark, Room } from './client.ts'
import { below, native } from './paths.ts'

/** GitHub Copilot CLI: what it lists, and on standard error why it leaves out the rest. */
export const copilotCli: Client = {
  id: 'copilot-cli',
  package: '@github/copilot',
  root: '.agents/skills',
  ask: async (room) => {
    const { stdout, stderr } = await room.run(native(room, '@github/copilot', 'copilot'), [
      'skill',
      'list',
      '--json',
    ])
    const listed = (JSON.parse(stdout) as Entry[]).flatMap(({ name, description, path }) => {
      const place = below(room, path)
      return place === undefined ? [] : [{ name, description, path: place }]
    })
    return {
      listed,
      remarks: remarksIn(stderr, room),
    }
  },
}

interface Entry {
  readonly name: string
  readonly description: string
  readonly path: string
}

function remarksIn(stderr: string, room: Room): Remark[] {
  return stderr.split('\n').flatMap((line) => {
    const found = /^ *• \.agents\/skills\/(.*?): (.*)$/.exec(line)
    if (found === null) return []
    const path = room.paths.find((each) => line.includes(`.agents/skills/${each}: `)) ?? found[1]!
    return [{ path, message: line.slice(line.indexOf(`${path}: `) + path.length + 2) }]
  })
}
