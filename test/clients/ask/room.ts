import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { Sample } from '../files/make.ts'
import { bytesOf } from '../files/make.ts'
import type { Answer, Client, Ran, Room, RunOptions } from './client.ts'

const PATIENCE = 90_000
/** Nothing listens there, so whatever a client would fetch fails at once. */
const NOWHERE = 'http://127.0.0.1:9'

/** Asks a client about skills in a fresh repository with an empty home, and removes both. */
export async function ask(client: Client, samples: readonly Sample[], modules: string): Promise<Answer> {
  const base = mkdtempSync(join(tmpdir(), 'passmuster-ask-'))
  const repository = join(base, 'repository')
  const home = join(base, 'home')
  const [{ start = '', above = '' } = {}] = samples
  const skills = join(client.below === 'home' ? home : join(repository, above), client.root)
  try {
    const started = join(repository, start)
    for (const folder of [started, home, skills]) mkdirSync(folder, { recursive: true })
    for (const sample of samples) furnish(sample, skills, repository)
    const run = runner(started, home)
    await run('git', ['init', '--quiet', repository])
    const paths = samples.flatMap(({ path, twin }) => (twin === undefined ? [path] : [path, twin.path]))
    const { listed, remarks } = await client.ask({
      repository,
      start: started,
      home,
      skills,
      paths,
      modules,
      run,
    })
    return {
      listed,
      remarks: remarks.map(({ path, message }) => ({ path, message: placeless(message, path, base) })),
    }
  } finally {
    rmSync(base, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** A message without the place of the file, which differs from run to run. */
function placeless(message: string, path: string, base: string): string {
  const [start = '', ...rest] = message.replaceAll(path, 'the file').split(base)
  return [start, ...rest.map((part) => part.replace(/^[^\s:,]*/, ''))].join('the file')
}

function furnish(sample: Sample, skills: string, repository: string): void {
  for (const written of [sample, ...(sample.beside ?? []), ...(sample.twin ? [sample.twin] : [])]) {
    const file = join(sample.linked ? join(repository, 'elsewhere') : skills, written.path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytesOf(written))
  }
  if (sample.ignoredBy !== undefined)
    writeFileSync(join(repository, sample.ignoredBy), `${dirname(sample.path)}/\n`)
  const path = sample.linked === 'file' ? sample.path : dirname(sample.path)
  const link = join(skills, path)
  if (sample.linked === undefined || existsSync(link)) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(join(repository, 'elsewhere', path), link)
}

/** Runs commands in the repository, with nothing of this process's environment but the system's programs. */
function runner(repository: string, home: string): Room['run'] {
  const environment = {
    PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    TMPDIR: home,
    LANG: 'C.UTF-8',
    TERM: 'dumb',
    NO_COLOR: '1',
    CI: 'true',
    ...Object.fromEntries(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'].flatMap((key) => both(key, NOWHERE))),
    ...Object.fromEntries(both('NO_PROXY', '127.0.0.1')),
  }
  return (command, args, options = {}) =>
    run(command, args, repository, { ...environment, ...options.env }, options)
}

function both(key: string, value: string): [string, string][] {
  return [
    [key, value],
    [key.toLowerCase(), value],
  ]
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string>,
  { input, until }: RunOptions,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    // A group of its own, so that whatever it starts ends with it.
    const child = spawn(command, args, { cwd, env, detached: true })
    let [stdout, stderr] = ['', '']
    const end = (): void => {
      clearTimeout(timer)
      endGroup(child.pid)
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error(`no answer in ${PATIENCE / 1000} s`))
    }, PATIENCE)
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
      if (until?.(stdout)) end()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', reject)
    child.on('close', () => {
      end()
      resolve({ stdout, stderr })
    })
    child.stdin.on('error', () => {})
    if (input !== undefined) child.stdin.write(input)
    if (until === undefined) child.stdin.end()
  })
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
