import { join } from 'node:path'
import type { Client, Listed } from './client.ts'
import { overhear, unescaped } from './endpoint.ts'

/** Qwen Code: the list of skills that it would send to the model. */
export const qwenCode: Client = {
  id: 'qwen-code',
  package: '@qwen-code/qwen-code',
  root: '.qwen/skills',
  // Of a list of more than 8,000 characters it shows the first line of each description.
  most: 6,
  ask: async (room) => {
    const program = join(room.modules, '@qwen-code', 'qwen-code', 'cli.js')
    const list = await overhear(HEADING, (url) =>
      room.run(process.execPath, [program, '-p', 'hi', '--auth-type', 'openai'], {
        env: { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: 'nobody' },
      }),
    )
    return { listed: listedIn(list), remarks: [] }
  },
}

const HEADING = '<available_skills>'

function listedIn(list: string): Listed[] {
  const items = list.matchAll(/<name>\n([^]*?)\n<\/name>\n<description>\n([^]*?) \((\w+)\)\n<\/description>/g)
  return [...items].flatMap(([, name, description, level]) =>
    level === 'project' ? [{ name: unescaped(name!), description: unescaped(description!) }] : [],
  )
}
