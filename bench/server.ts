import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MessageConnection } from 'vscode-languageserver/node'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node'
import { plural } from '../src/wording/wording.ts'
import { readArguments, SUBJECTS, USAGE } from './arguments.ts'
import { median, milliseconds, table } from './figures.ts'
import { isSkill, originals } from './originals.ts'
import { folderOf, trees } from './trees.ts'

/** Skills of the repository, and lines of the one that is edited. */
const SKILLS = 600
const LINES = 500
const CHANGES = 40

/** In milliseconds, the medians of which are held against these. */
const LIMITS = { 'first diagnostics': 300, 'diagnostics after a change': 50 } as const

type Measured = Record<keyof typeof LIMITS, number[]>

/** A server over a folder, and a way to wait for what it says of one version of a document. */
async function start(folder: string, uri: string) {
  const child = spawn(process.execPath, [join('dist', 'cli.js'), 'lsp'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const server: MessageConnection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const waiting = new Map<number, () => void>()
  server.onNotification('textDocument/publishDiagnostics', (said: { uri: string; version: number }) => {
    if (said.uri === uri) waiting.get(said.version)?.()
  })
  server.listen()
  const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'bench' }]
  await server.sendRequest('initialize', { processId: null, capabilities: {}, workspaceFolders })
  return {
    server,
    /** How long it takes from what is told to the diagnostics of a version, in milliseconds. */
    async timed(version: number, tell: () => Promise<void>): Promise<number> {
      const from = performance.now()
      const heard = new Promise<void>((resolve) => waiting.set(version, resolve))
      await tell()
      await heard
      return performance.now() - from
    },
    async stop(): Promise<void> {
      await server.sendRequest('shutdown')
      await server.sendNotification('exit')
      server.dispose()
    },
  }
}

async function measure(folder: string, path: string, measured: Measured): Promise<void> {
  const uri = pathToFileURL(join(folder, path)).href
  const { server, timed, stop } = await start(folder, uri)
  const text = longer(readFileSync(join(folder, path), 'utf8'))
  const opened = await timed(0, async () => {
    await server.sendNotification('initialized', {})
    await server.sendNotification('textDocument/didOpen', {
      textDocument: { uri, version: 0, languageId: 'markdown', text },
    })
  })
  measured['first diagnostics'].push(opened)
  // Until then the other files are judged.
  await server.sendRequest('textDocument/references', {
    textDocument: { uri },
    position: { line: 0, character: 0 },
    context: { includeDeclaration: false },
  })
  for (let version = 1; version <= CHANGES; version++) {
    const start = { line: LINES - 1, character: 0 }
    const contentChanges = [{ range: { start, end: start }, text: version % 5 === 0 ? '[a](gone.md) ' : 'a' }]
    const took = await timed(version, () =>
      server.sendNotification('textDocument/didChange', { textDocument: { uri, version }, contentChanges }),
    )
    measured['diagnostics after a change'].push(took)
  }
  await stop()
}

/** The text with as many lines as are to be edited. */
function longer(text: string): string {
  const lines = text.split('\n')
  const body = lines.slice(lines.indexOf('---', 1) + 1)
  while (lines.length < LINES) lines.push(...body, '')
  return lines.slice(0, LINES).join('\n')
}

async function main(): Promise<void> {
  const choices = readArguments(process.argv.slice(2))
  if (choices === undefined) return void process.stdout.write(USAGE)
  if (choices.write || choices.vs.length > 0 || choices.only.length < SUBJECTS.length)
    throw new Error('The server is measured alone. Leave out `--only`, `--vs` and `--write`.')
  const { files: all } = await originals(choices.corpus)
  const skills = all.filter(isSkill).slice(0, SKILLS)
  const tree = trees(skills, 'real', choices.small).get('600')!
  const folder = folderOf('600', tree, skills)
  const measured: Measured = { 'first diagnostics': [], 'diagnostics after a change': [] }
  for (let run = 0; run < choices.runs; run++)
    await measure(folder, skillIn(folder, tree.files >> 1), measured)
  process.stdout.write(
    `Over the protocol, ${plural(choices.runs, 'run')} over ${plural(tree.files, 'skill')}\n\n`,
  )
  const rows = Object.entries(LIMITS).map(([what, limit]) => {
    const values = measured[what as keyof Measured]
    if (choices.check && median(values) > limit) process.exitCode = 1
    return [what, milliseconds(median(values)), milliseconds(Math.max(...values)), milliseconds(limit)]
  })
  process.stdout.write(table(['', 'median', 'slowest', 'limit'], rows))
}

/** The path of the so-manieth skill. */
function skillIn(folder: string, index: number): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('SKILL.md'),
  )
  return names.toSorted()[index % names.length]!
}

main().catch((error: unknown) => {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
