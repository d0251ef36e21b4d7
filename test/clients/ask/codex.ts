import type { Client, Room } from './client.ts'
import { below, native } from './paths.ts'

const ASKED = 2

/** OpenAI Codex: its app server lists skills, and errors for those that it leaves out. */
export const codex: Client = {
  id: 'codex',
  package: '@openai/codex',
  root: '.agents/skills',
  ask: async (room) => {
    const requests = [
      { id: 1, method: 'initialize', params: { clientInfo: { name: 'passmuster', version: '0' } } },
      { method: 'initialized' },
      { id: ASKED, method: 'skills/list', params: { cwds: [room.start], forceReload: true } },
    ]
    const { stdout } = await room.run(programOf(room), ['app-server'], {
      input: requests.map((request) => `${JSON.stringify(request)}\n`).join(''),
      until: (printed) => answerIn(printed) !== undefined,
    })
    const [{ skills, errors }] = answerIn(stdout)!.result.data
    return {
      listed: skills
        .filter(({ scope }) => scope === 'repo')
        .map(({ name, description, path }) => ({ name, description, path: below(room, path) ?? path })),
      remarks: errors.map(({ path, message }) => ({ path: below(room, path) ?? path, message })),
    }
  },
}

interface Reply {
  readonly id?: number
  readonly result: {
    readonly data: readonly [
      {
        readonly skills: readonly { name: string; description: string; path: string; scope: string }[]
        readonly errors: readonly { path: string; message: string }[]
      },
    ]
  }
}

function answerIn(stdout: string): Reply | undefined {
  const whole = stdout.slice(0, stdout.lastIndexOf('\n') + 1).split('\n')
  return whole
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Reply)
    .find(({ id }) => id === ASKED)
}

function programOf(room: Room): string {
  const triple = { arm64: 'aarch64', x64: 'x86_64' }[process.arch as 'arm64' | 'x64']
  const system = process.platform === 'darwin' ? 'apple-darwin' : 'unknown-linux-musl'
  return native(room, '@openai/codex', 'vendor', `${triple}-${system}`, 'bin', 'codex')
}
