import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client, Listed, Remark, Room } from './client.ts'
import { overhear, unescaped } from './endpoint.ts'
import { below, native } from './paths.ts'

/** Claude Code: the list of skills that it would send to the model, and what it says of them as those of a plugin. */
export const claudeCode: Client = {
  id: 'claude-code',
  package: '@anthropic-ai/claude-code',
  root: '.claude/skills',
  ask: async (room) => {
    const program = native(room, '@anthropic-ai/claude-code', 'claude')
    const list = await overhear(HEADING, (url) =>
      room.run(program, ['-p', 'hi', '--output-format', 'stream-json', '--verbose'], {
        env: {
          ANTHROPIC_API_KEY: 'none',
          ANTHROPIC_BASE_URL: url,
          CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
          DISABLE_AUTOUPDATER: '1',
          // The list of all skills together must not be cut; each description still is.
          SLASH_COMMAND_TOOL_CHAR_BUDGET: '1000000',
        },
      }),
    )
    return { listed: listedIn(list, room), remarks: await validated(program, room) }
  },
}

const HEADING = 'The following skills are available'

function listedIn(list: string, room: Room): Listed[] {
  const items = list.slice(list.indexOf(HEADING)).split('\n- ').slice(1)
  return items.flatMap((item) => {
    // Longest first: a folder may begin as another does.
    const folders = room.paths.map((path) => path.split('/').at(-2) ?? '').sort((a, b) => b.length - a.length)
    const folder = folders.find(
      (each) => item === each || item.startsWith(`${each}: `) || item.startsWith(`${each} (`),
    )
    if (folder === undefined) return []
    const rest = item.slice(folder.length)
    const label = /^ \((.*?)\)(?=: |$)/.exec(rest)
    const description = rest
      .slice(label?.[0].length ?? 0)
      .replace(/^: /, '')
      .split(/\n\n|\n<\//)[0]
    const path = room.paths.find((each) => each.split('/').at(-2) === folder)!
    return [{ path, name: label?.[1] ?? folder, description: unescaped(description ?? '') }]
  })
}

/** What `claude plugin validate` says of the same skills. */
async function validated(program: string, room: Room): Promise<Remark[]> {
  const plugin = join(room.home, 'plugin')
  mkdirSync(join(plugin, '.claude-plugin'), { recursive: true })
  writeFileSync(
    join(plugin, '.claude-plugin', 'plugin.json'),
    '{"name":"asked","version":"1.0.0","description":"Asked."}',
  )
  cpSync(room.skills, join(plugin, 'skills'), { recursive: true })
  const { stdout } = await room.run(program, ['plugin', 'validate', '--json', plugin])
  const { contents } = JSON.parse(stdout) as { contents: readonly Content[] }
  const inPlugin: Room = { ...room, skills: join(plugin, 'skills') }
  return contents.flatMap(({ file, errors, warnings }) =>
    [...errors, ...warnings].map(({ message }) => ({ path: below(inPlugin, file) ?? file, message })),
  )
}

interface Content {
  readonly file: string
  readonly errors: readonly { message: string }[]
  readonly warnings: readonly { message: string }[]
}
