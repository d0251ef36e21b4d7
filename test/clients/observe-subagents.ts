import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Client, Listed } from './ask/client.ts'
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

/** What `claude -p --agent NAME` says at its start: how many tools the agent has, if it is there. */
const starter: Client = {
  id: 'claude-code',
  package: PACKAGE,
  root: '.claude/agents',
  async ask(room) {
    const listed: Listed[] = []
    for (const { id, text } of samples) {
      const name = nameOf(id, text)
      const options = { env: { ANTHROPIC_API_KEY: 'none', ANTHROPIC_BASE_URL: NOBODY }, until: isBegun }
      const { stdout } = await room.run(native(room, PACKAGE, 'claude'), [...START, name], options)
      const line = stdout.split('\n').find(isBegun)
      const { agents, tools }: Begun = line === undefined ? { agents: [], tools: [] } : JSON.parse(line)
      if (agents.includes(name)) listed.push({ name: id, description: `${tools.length}` })
    }
    return { listed, remarks: [] }
  },
}

interface Begun {
  readonly agents: readonly string[]
  readonly tools: readonly string[]
}

const START = ['-p', 'hi', '--output-format', 'stream-json', '--verbose', '--agent']
/** Nothing listens there: it says what it has before it asks. */
const NOBODY = 'http://127.0.0.1:9'

function isBegun(printed: string): boolean {
  return /"subtype":"init".*\}/.test(printed)
}

function nameOf(id: string, text: string): string {
  return /^name: *(.*)$/m.exec(text)?.[1] || id
}

const modules = installed([PACKAGE], false)
const samples = Object.entries(SUBAGENTS).map(([id, text]) => ({
  id,
  path: `${id}.md`,
  text,
  violations: [],
}))
const { remarks } = await ask(validator, samples, modules)
const { listed } = await ask(starter, samples, modules)
const said = Object.fromEntries(
  samples.map(({ id, path }) => [
    id,
    remarks.filter((remark) => remark.path === path).map(({ message }) => message),
  ]),
)
/** With how many tools it starts each agent; null where it knows none of that name. */
const tools = Object.fromEntries(
  samples.map(({ id }) => {
    const started = listed.find(({ name }) => name === id)
    return [id, started === undefined ? null : Number(started.description)]
  }),
)
const version = versionOf(PACKAGE, modules)
if (process.argv.includes('--check')) {
  const before = JSON.parse(readFileSync(FILE, 'utf8')) as { said: typeof said; tools: typeof tools }
  const differing = Object.keys(said).filter(
    (id) => `${said[id]}` !== `${before.said[id]}` || tools[id] !== before.tools[id],
  )
  for (const id of differing)
    console.log(`${id}: ${before.said[id]}, ${before.tools[id]} → ${said[id]}, ${tools[id]}`)
  console.log(differing.length === 0 ? 'as observed' : `${differing.length} verdicts differ`)
  process.exitCode = differing.length === 0 ? 0 : 1
} else {
  const observed = new Date().toISOString().slice(0, 10)
  writeFileSync(FILE, `${JSON.stringify({ observed, version, said, tools }, undefined, 2)}\n`)
}
