import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Client, Listed } from './client.ts'

/** npx skills: what it would install from a folder, and what it skips. Its list has names, but no paths. */
export const npxSkills: Client = {
  id: 'npx-skills',
  package: 'skills',
  root: 'skills',
  oneByOne: true,
  ask: async (room) => {
    const program = join(room.modules, 'skills', 'bin', 'cli.mjs')
    const { stdout } = await room.run(process.execPath, [program, 'add', room.repository, '--list'], {
      env: { DISABLE_TELEMETRY: '1' },
    })
    const text = stripVTControlCharacters(stdout)
    const skipped = /Skipped .*? — (.*)/.exec(text)
    const path = room.paths[0]!
    return { listed: listedIn(text), remarks: skipped === null ? [] : [{ path, message: skipped[1]! }] }
  },
}

/** Names are indented by four columns, descriptions by six. */
function listedIn(text: string): Listed[] {
  const list = text.split('Available Skills')[1]?.split('└')[0] ?? ''
  const items = list.split(/^│ {4}(?! )/m).slice(1)
  return items.map((item) => {
    const [name, ...rest] = item.split('\n').map((line) => line.replace(/^│/, '').trim())
    return { name: name!, description: rest.join(' ').trim() }
  })
}
