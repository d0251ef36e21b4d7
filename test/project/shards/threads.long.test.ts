import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const CLI = resolve('dist/cli.js')
const FILES = 2100
let folder: string

/** Skills with findings of their own, with names that others have, too, with suppressions, and without any. */
function skillAt(index: number): string {
  const name = index % 5 === 0 ? `twice-${index % 700}` : `s${index}`
  const body = ['Read it.', '[gone](gone.md)', '<!-- passmuster-disable-next-line -->\n[gone](gone.md)']
  return `---\nname: ${name}\ndescription: Reads files ${index}. Use when asked.\n---\n${body[index % 3]}\n`
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'passmuster-threads-'))
  for (let index = 0; index < FILES; index++) {
    const skill = join(folder, '.claude/skills', `s${index}`)
    mkdirSync(skill, { recursive: true })
    writeFileSync(join(skill, 'SKILL.md'), skillAt(index))
  }
  execFileSync('git', ['init', '-q', folder])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(words: readonly string[], ...node: readonly string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [...node, CLI, ...words], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  return { stdout, stderr, status }
}

/** Node with one processor: a run is then not shared out. */
const ONE = ['--import', 'data:text/javascript,import os from "node:os";os.availableParallelism=()=>1']
/** What tells the threads that a run starts. */
const TOLD = [
  '--import',
  'data:text/javascript,import w from "node:worker_threads";import {syncBuiltinESMExports as s} from "node:module";const W=w.Worker;w.Worker=class extends W{constructor(...a){super(...a);console.error("thread")}};s()',
]

test.skipIf(availableParallelism() === 1)('a run on threads reports what one thread does', () => {
  for (const words of [['--format', 'json'], ['--format', 'sarif'], ['--preset', 'strict'], ['--quiet']]) {
    const whole = run(words, ...ONE)
    expect(whole.status).toBe(1)
    expect(whole.stdout).toContain('gone.md')
    expect(run(words)).toEqual(whole)
  }
  expect(run([], ...TOLD).stderr).toContain('thread\n')
  expect(run([], ...ONE, ...TOLD).stderr).not.toContain('thread\n')
})

test('a run whose threads fail judges all files itself', () => {
  const broken =
    'data:text/javascript,import {isMainThread} from "node:worker_threads";if(!isMainThread)process.exit(3)'
  const whole = run(['--format', 'json'], ...ONE)
  expect(run(['--format', 'json'], '--import', broken)).toEqual(whole)
  const forbids = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission'
  const { stdout, status } = run(['--format', 'json'], '--no-warnings', forbids, '--allow-fs-read=*')
  expect({ stdout, status }).toEqual({ stdout: whole.stdout, status: whole.status })
})
