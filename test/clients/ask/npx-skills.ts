import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Client, Listed } from './client.ts'
import { below } from './paths.ts'

/** npx skills: what it would install from a folder, without paths, and the files that it skips. */
export const npxSkills: Client = {
  id: 'npx-skills',
  package: 'skills',
  root: 'skills',
  ask: async (room) => {
    const program = join(room.modules, 'skills', 'bin', 'cli.mjs')
    // It ends before a pipe has taken a long list.
    const list = join(room.home, 'list.txt')
    const line = '"$0" "$1" add "$2" --list > "$3" 2>&1'
    await room.run('sh', ['-c', line, process.execPath, program, room.repository, list], {
      env: { DISABLE_TELEMETRY: '1' },
    })
    const printed = stripVTControlCharacters(readFileSync(list, 'utf8'))
    const skipped = printed.matchAll(/Skipped (\/.*?) — (.*)/g)
    const remarks = [...skipped].map(([, path, message]) => ({
      path: below(room, path!) ?? path!,
      message: message!,
    }))
    return { listed: listedIn(printed), remarks }
  },
}

/** Names are indented by four columns, descriptions by six. */
function listedIn(text: string): Listed[] {
  const list = text.split('Available Skills')[1]?.split('\n└')[0] ?? ''
  const items = list.split(/^│ {4}(?! )/m).slice(1)
  return items.map((item) => {
    const [name, ...rest] = item.split('\n').map((line) => line.replace(/^│/, '').trim())
    return { name: name!, description: rest.join(' ').trim() }
  })
}
