import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { basename, dirname } from 'node:path/posix'
import type { Client, Listed, Remark, Room } from './client.ts'
import { overhear } from './endpoint.ts'
import { below } from './paths.ts'

/** Kimi Code: the list of skills that it would send to the model, and its log of those that it skips. */
export const kimiCode: Client = {
  id: 'kimi-code',
  package: '@moonshot-ai/kimi-code',
  root: '.agents/skills',
  ask: async (room) => {
    const own = join(room.home, 'kimi')
    mkdirSync(own)
    const program = join(room.modules, '@moonshot-ai', 'kimi-code', 'dist', 'main.mjs')
    const list = await overhear(HEADING, (url) => {
      writeFileSync(join(own, 'config.toml'), configured(url))
      return room.run(process.execPath, [program, '-p', 'hi', '--output-format', 'stream-json'], {
        env: { KIMI_CODE_HOME: own },
      })
    })
    return {
      listed: listedIn(list, room),
      remarks: remarksIn(readFileSync(join(own, 'logs', 'kimi-code.log'), 'utf8'), room),
    }
  },
}

const HEADING = 'Available skills'

function configured(url: string): string {
  return `default_model = "nobody"
telemetry = false
[providers.nobody]
type = "openai"
base_url = "${url}/v1"
api_key = "none"
[models.nobody]
provider = "nobody"
model = "nobody"
protocol = "openai"
max_context_size = 200000
`
}

function listedIn(list: string, room: Room): Listed[] {
  // A description may hold a list of its own.
  const items = list.slice(list.indexOf(HEADING)).matchAll(/\n- ([^]*?)\n {2}Path: (.*)/g)
  return [...items].flatMap(([, item, place]) => {
    const path = below(room, place!)
    if (path === undefined) return []
    // A name may hold what ends one, and is mostly that of its folder.
    const folder = basename(dirname(path))
    const name = item!.startsWith(`${folder}: `) ? folder : item!.split(': ')[0]!
    return [{ path, name, description: item!.slice(name.length + 2) }]
  })
}

function remarksIn(log: string, room: Room): Remark[] {
  return [...log.matchAll(/Skipping invalid skill at (.*?\.md): (.*)/g)].map(([, path, message]) => ({
    path: below(room, path!) ?? path!,
    // The log cuts long lines, so how much of a reason there is depends on how long the path is.
    message: message!.replace(/ in \/.*/, ''),
  }))
}
