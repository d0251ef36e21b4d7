import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { inFolder, skill } from '../folder.ts'
import type { Ended } from '../in-turn.ts'
import { runInTurn } from '../in-turn.ts'

export const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
export const windows = process.platform === 'win32'
/** Root may read and write whatever its mode. */
export const root = process.getuid?.() === 0

/** A run takes a fraction of a second; what takes this long, on however busy a machine, does not end. */
const LONGEST = 30_000

/** With a finding that has a safe fix, and as it is fixed. */
export const unquoted = (name: string): string => skill(name).replace('Reads', 'Reads: all')
export const quoted = (name: string): string =>
  skill(name).replace(
    'Reads PDF files. Use when the user has a PDF.',
    '"Reads: all PDF files. Use when the user has a PDF."',
  )

/** A git work tree with these files, gone when `use` is done. */
export function inRepository<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
  return inFolder({ '.git/HEAD': 'ref: refs/heads/main\n', ...files }, use)
}

export interface Ran {
  readonly stdout: string
  readonly stderr: string
  /** Null when it was ended, also for taking too long. */
  readonly status: number | null
  readonly signal: string | null
}

const PLAIN = { FORCE_COLOR: undefined, NO_COLOR: undefined }

/** Runs the command line. */
export function run(argv: readonly string[], cwd: string): Promise<Ended> {
  // No progress where a terminal shows the tests.
  return runInTurn(cli, { argv, cwd, env: { ...process.env, ...PLAIN, TERM: 'dumb' } })
}

/** Runs the command line in a process of its own, which may be ended. */
export function runAlone(
  argv: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Ran {
  return start(process.execPath, [cli, ...argv], cwd, env)
}

/** Runs the command line in a shell, where `$passmuster` stands for it. */
export function shell(script: string, cwd: string): Ran {
  return start('sh', ['-c', script.replaceAll('$passmuster', `"${process.execPath}" "${cli}"`)], cwd)
}

function start(
  command: string,
  argv: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Ran {
  const { stdout, stderr, status, signal } = spawnSync(command, argv, {
    cwd,
    encoding: 'utf8',
    timeout: LONGEST,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 28,
    env: { ...process.env, ...PLAIN, ...env },
  })
  return { stdout, stderr, status, signal }
}

/** What `run` gives of a run that checks nothing. */
export function refused(fault: string): Ended {
  return { stdout: 'No file was checked.\n', stderr: `passmuster: ${fault}\n`, status: 2 }
}

/** The findings of a run, as `PATH RULE` or as `PATH MESSAGE`, its exit code and what it says of itself. */
interface Found {
  readonly found: readonly string[]
  readonly files: number
  readonly stderr: string
  readonly status: number | null
}

/** What a run without faults of its own finds. */
export function checked(files: number, found: readonly string[] = []): Found {
  return { found, files, stderr: '', status: found.length > 0 ? 1 : 0 }
}

/** Runs the command line with a report in JSON. */
export async function findings(
  argv: readonly string[],
  cwd: string,
  say: 'rule' | 'message' = 'rule',
): Promise<Found> {
  return foundIn(await run(['-f', 'json', ...argv], cwd), say)
}

/** What a run with a report in JSON found. Every file is counted once. */
export function foundIn({ stdout, stderr, status }: Omit<Ran, 'signal'>, say: 'rule' | 'message'): Found {
  const { files, diagnostics, summary } = JSON.parse(stdout) as {
    files: { path: string }[]
    diagnostics: Record<'path' | 'rule' | 'message', string>[]
    summary: { files: number }
  }
  if (summary.files !== new Set(files.map(({ path }) => path)).size)
    throw new Error(`${summary.files} files are counted: ${JSON.stringify(files)}`)
  return {
    found: diagnostics.map((each) => `${each.path} ${each[say]}`),
    files: summary.files,
    stderr,
    status,
  }
}
