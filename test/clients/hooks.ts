import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { blocksIn, project } from '../docs/hand-written.ts'
import type { Room } from './ask/client.ts'
import type { ToolCall } from './ask/model.ts'
import { APIS, callTool } from './ask/model.ts'
import { native } from './ask/paths.ts'
import { ask } from './ask/room.ts'
import { installed, versionOf } from './installed.ts'

/** An agent whose hook is tried, with the settings that docs/agents.md shows. */
interface Agent {
  readonly package: string
  readonly api: keyof typeof APIS
  /** Where its settings lie in the repository. */
  readonly settings: string
  /** How its model writes a file. */
  readonly writing: (path: string, text: string) => ToolCall
  readonly run: (room: Room, url: string, env: Readonly<Record<string, string>>) => Promise<unknown>
  /** Whether it keeps what a hook says with exit code 2 from the model, so that it needs `--agent`. */
  readonly isDeaf: boolean
}

const OPENAI = { OPENAI_API_KEY: 'none' }

const AGENTS: Readonly<Record<string, Agent>> = {
  'claude-code': {
    package: '@anthropic-ai/claude-code',
    api: 'anthropic',
    settings: '.claude/settings.json',
    writing: (path, content) => ({ tool: 'Write', input: { file_path: path, content } }),
    run: runClaude,
    isDeaf: false,
  },
  codex: {
    package: '@openai/codex',
    api: 'responses',
    settings: '.codex/hooks.json',
    writing: (path, content) => {
      const lines = content.trimEnd().split('\n')
      const patch = [
        '*** Begin Patch',
        `*** Add File: ${path}`,
        ...lines.map((line) => `+${line}`),
        '*** End Patch',
      ]
      return { tool: 'apply_patch', input: `${patch.join('\n')}\n` }
    },
    run: (room, url, env) => {
      const home = join(room.home, '.codex')
      mkdirSync(home)
      writeFileSync(join(home, 'config.toml'), codexConfig(url, room.repository))
      const flags = ['--dangerously-bypass-approvals-and-sandbox', '--dangerously-bypass-hook-trust']
      return room.run(codexProgram(room), ['exec', ...flags, 'hi'], { env })
    },
    isDeaf: false,
  },
  'copilot-cli': {
    package: '@github/copilot',
    api: 'completions',
    settings: '.github/hooks/passmuster.json',
    writing: (path, text) => ({ tool: 'create', input: { path, file_text: text } }),
    run: (room, url, env) =>
      room.run(
        native(room, '@github/copilot', 'copilot'),
        ['-p', 'hi', '--allow-all-tools', '--allow-all-paths'],
        {
          env: {
            ...env,
            COPILOT_PROVIDER_BASE_URL: `${url}/v1`,
            COPILOT_MODEL: 'gpt-4.1',
            COPILOT_OFFLINE: 'true',
            GITHUB_COPILOT_PROMPT_MODE_REPO_HOOKS: 'true',
          },
        },
      ),
    isDeaf: true,
  },
  'qwen-code': {
    package: '@qwen-code/qwen-code',
    api: 'completions',
    settings: '.qwen/settings.json',
    writing: (path, content) => ({ tool: 'write_file', input: { file_path: path, content } }),
    run: (room, url, env) => {
      const program = join(room.modules, '@qwen-code', 'qwen-code', 'cli.js')
      const words = ['-p', 'hi', '--auth-type', 'openai', '--approval-mode', 'yolo']
      return room.run(process.execPath, [program, ...words], {
        env: { ...env, ...OPENAI, OPENAI_BASE_URL: `${url}/v1`, OPENAI_MODEL: 'nobody' },
      })
    },
    isDeaf: true,
  },
}

function runClaude(room: Room, url: string, env: Readonly<Record<string, string>>): Promise<unknown> {
  const words = ['-p', 'hi', '--permission-mode', 'acceptEdits']
  return room.run(native(room, '@anthropic-ai/claude-code', 'claude'), words, {
    env: {
      ...env,
      ANTHROPIC_API_KEY: 'none',
      ANTHROPIC_BASE_URL: url,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
    },
  })
}

function codexProgram(room: Room): string {
  const target = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-unknown-linux-musl`
  return native(room, '@openai/codex', 'vendor', target, 'bin', 'codex')
}

function codexConfig(url: string, repository: string): string {
  return `model = "gpt-5.5"
model_provider = "nobody"
[model_providers.nobody]
name = "nobody"
base_url = "${url}/v1"
wire_api = "responses"
supports_websockets = false
[projects."${repository}"]
trust_level = "trusted"
`
}

const BROKEN = '---\nname: excel\ndescription: Reads PDF files. Use when the user has a PDF.\n---\nRead it.\n'
const FINDING = 'error skill/name-directory: The skill is named `excel` but its directory is `pdf`.'

/** The requests of an agent whose model writes a broken skill. */
async function requestsOf(id: string, run: Agent['run'], settings?: string): Promise<readonly string[]> {
  const agent = AGENTS[id]!
  let requests: readonly string[] = []
  await ask(
    {
      id,
      package: agent.package,
      root: 'skills',
      ask: async (room) => {
        // Copilot CLI makes no folders.
        mkdirSync(join(room.skills, 'pdf'))
        const file = join(room.repository, agent.settings)
        mkdirSync(dirname(file), { recursive: true })
        if (settings !== undefined) writeFileSync(file, settings)
        const call = agent.writing(join(room.skills, 'pdf', 'SKILL.md'), BROKEN)
        const env = { PATH: [withNpx(room), process.env['PATH']].join(delimiter) }
        requests = await callTool(APIS[agent.api], call, (url) => run(room, url, env))
        return { listed: [], remarks: [] }
      },
    },
    [],
    modules,
  )
  return requests
}

/** A folder in which `npx --yes passmuster` is the bundle of this project. */
function withNpx(room: Room): string {
  const folder = join(room.home, 'bin')
  mkdirSync(folder)
  const cli = join(project, 'dist', 'cli.js')
  const script = `#!/bin/sh\n[ "$1 $2" = '--yes passmuster' ] || exit 99\nshift 2\nexec "${process.execPath}" "${cli}" "$@"\n`
  writeFileSync(join(folder, 'npx'), script)
  chmodSync(join(folder, 'npx'), 0o755)
  return folder
}

function expectHeard(requests: readonly string[], what: string, isHeard = true): void {
  if (requests.some((request) => request.includes(FINDING)) !== isHeard)
    throw new Error(
      `${what}: ${isHeard ? 'the model does not hear of the finding' : 'the model hears of it'}`,
    )
  if (requests.length < 2) throw new Error(`${what}: the model wrote nothing`)
  console.log(`${what}: ${isHeard ? 'the model is told' : 'the model is not told'}`)
}

/** Installs the plugin from a clone of this repository, as docs/agents.md says, and writes with it. */
async function tryPlugin(version: string): Promise<void> {
  const said: string[] = []
  const requests = await requestsOf('claude-code', async (room, url, env) => {
    const program = native(room, '@anthropic-ai/claude-code', 'claude')
    const clone = join(room.home, 'passmuster')
    await room.run('git', ['clone', '--quiet', project, clone])
    for (const words of [
      ['validate', '--strict', clone],
      ['marketplace', 'add', clone],
      ['install', 'passmuster@passmuster'],
    ])
      said.push((await room.run(program, ['plugin', ...words], { env })).stdout)
    await runClaude(room, url, env)
  })
  const answers = [
    '✔ Validation passed',
    'added marketplace: passmuster',
    'installed plugin: passmuster@passmuster',
  ]
  for (const [at, answer] of answers.entries()) if (!said[at]?.includes(answer)) throw new Error(said[at])
  console.log(`claude-code ${version}: the plugin is valid, and installed`)
  if (!requests.some((request) => request.includes('passmuster:passmuster: Lints SKILL.md files')))
    throw new Error('the skill of the plugin is not listed')
  console.log(`claude-code ${version}: the skill of the plugin is listed`)
  expectHeard(requests, `claude-code ${version}, plugin`)
}

const words = process.argv.slice(2)
const ids = Object.keys(AGENTS).filter(
  (id) => words.includes(`--client=${id}`) || !words.some((word) => word.startsWith('--client=')),
)
const modules = installed(
  ids.map((id) => AGENTS[id]!.package),
  words.includes('--latest'),
)
const shown = blocksIn('docs/agents.md', 'json')
for (const id of ids) {
  const { package: name, run, isDeaf } = AGENTS[id]!
  const version = versionOf(name, modules)
  const flag = id === 'claude-code' ? '' : ` --agent ${id}`
  const settings = shown.find((block) => block.includes(`passmuster hook${flag}"`))!
  if (id === 'claude-code') await tryPlugin(version)
  expectHeard(await requestsOf(id, run, settings), `${id} ${version}`)
  if (isDeaf)
    expectHeard(
      await requestsOf(id, run, settings.replaceAll(flag, '')),
      `${id} ${version}, exit code 2`,
      false,
    )
}
