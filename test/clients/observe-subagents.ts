import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Client } from './ask/client.ts'
import { native } from './ask/paths.ts'
import { ask } from './ask/room.ts'
import { SUBAGENTS } from './files/subagents.ts'
import { installed, versionOf } from './installed.ts'

const FILE = join(import.meta.dirname, 'observed-subagents.json')
const PACKAGE = '@anthropic-ai/claude-code'

interface Content {
  readonly file: string
  readonly errors: readonly { readonly message: string }[]
  readonly warnings: readonly { readonly message: string }[]
}

/** What `claude plugin validate` says of agents, as `error: …` and `warning: …`. */
const validator: Client = {
  id: 'claude-code',
  package: PACKAGE,
  root: 'plugin/agents',
  async ask(room) {
    const plugin = join(room.repository, 'plugin')
    mkdirSync(join(plugin, '.claude-plugin'), { recursive: true })
    writeFileSync(
      join(plugin, '.claude-plugin', 'plugin.json'),
      '{"name":"asked","version":"1.0.0","description":"Asked.","author":{"name":"Asked"}}',
    )
    const program = native(room, PACKAGE, 'claude')
    const { stdout } = await room.run(program, ['plugin', 'validate', '--json', plugin])
    const { contents } = JSON.parse(stdout) as { contents: readonly Content[] }
    const remarks = contents.flatMap(({ file, errors, warnings }) => [
      ...errors.map(({ message }) => ({ path: basename(file), message: `error: ${message}` })),
      ...warnings.map(({ message }) => ({ path: basename(file), message: `warning: ${message}` })),
    ])
    return { listed: [], remarks }
  },
}

const modules = installed([PACKAGE], false)
const samples = Object.entries(SUBAGENTS).map(([id, text]) => ({
  id,
  path: `${id}.md`,
  text,
  violations: [],
}))
const { remarks } = await ask(validator, samples, modules)
const said = Object.fromEntries(
  samples.map(({ id, path }) => [
    id,
    remarks.filter((remark) => remark.path === path).map(({ message }) => message),
  ]),
)
const version = versionOf(PACKAGE, modules)
if (process.argv.includes('--check')) {
  const before = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly said: typeof said }
  const differing = Object.keys(said).filter((id) => `${said[id]}` !== `${before.said[id]}`)
  for (const id of differing) console.log(`${id}: ${before.said[id]} → ${said[id]}`)
  console.log(differing.length === 0 ? 'as observed' : `${differing.length} verdicts differ`)
  process.exitCode = differing.length === 0 ? 0 : 1
} else {
  const observed = new Date().toISOString().slice(0, 10)
  writeFileSync(FILE, `${JSON.stringify({ observed, version, said }, undefined, 2)}\n`)
}
