import { spawnSync } from 'node:child_process'
import type { Figures } from './figures.ts'

export interface Command {
  /** What tells it from all others. */
  readonly name: string
  /** What it is called in the table. */
  readonly title: string
  /** The name of the command that does no more than list and read the same files, where there is one. */
  readonly floor?: string
  readonly argv: readonly string[]
  /** Where it is run, as people run it in their repository; undefined where that does not matter. */
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** Whether what it prints says that it did its work; undefined where nobody knows. */
  readonly isDone?: (stdout: string) => boolean
  /** Whether an exit code says that it did its work. */
  readonly succeeds: (code: number) => boolean
  /** Whether it is left out, with a line that says so, where it does not do its work. */
  readonly isOptional?: boolean
}

// wait4 is exact, and tells of one child and those that it waited for. Node has no such call. Python is small
// enough for its own memory,
// which the system counts for a child before the child's program starts, not to show in that of a Node.
const WAIT = `
import json, os, sys, time
null = [(os.POSIX_SPAWN_OPEN, descriptor, os.devnull, os.O_RDWR, 0) for descriptor in (0, 1, 2)]
start = time.perf_counter()
pid = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=null)
ended, usage = os.wait4(pid, 0)[1:]
wall = time.perf_counter() - start
unit = 1 if sys.platform == 'darwin' else 1024
print(json.dumps({'code': os.waitstatus_to_exitcode(ended), 'wall': 1000 * wall, 'cpu': 1000 * (usage.ru_utime + usage.ru_stime), 'memory': usage.ru_maxrss * unit}))
`

/** The interpreter itself, since `python3` may be a script that takes long to find it. */
export function findPython(): string {
  const { stdout, status } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('There is no `python3`, which measures the commands. Install it.')
  return stdout.trim()
}

/**
 * What a child gets: settings of this process that change the start of Node, or the output, are not among it.
 */
function environment(command: Command): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_EXTRA_CA_CERTS: undefined,
    NODE_OPTIONS: undefined,
    FORCE_COLOR: undefined,
    NO_COLOR: undefined,
    ...command.env,
  }
}

/** Runs a command once, with its output to nowhere. */
export function measure(command: Command, python: string): Figures {
  const { stdout, stderr, status } = spawnSync(python, ['-c', WAIT, ...command.argv], {
    cwd: command.cwd,
    encoding: 'utf8',
    env: environment(command),
  })
  if (status !== 0) throw new Error(`\`${command.name}\` cannot be measured: ${stderr}`)
  const { code, wall, cpu, memory } = JSON.parse(stdout)
  if (!command.succeeds(code)) throw new Error(`\`${command.name}\` ends with ${code}.`)
  return { wall, cpu, memory }
}

/**
 * Runs a command once without measuring, so that all are measured with warm caches. Throws when it does not
 * do what it should.
 */
export function warm(command: Command): void {
  const { name, argv, cwd, isDone, succeeds } = command
  const { stdout, stderr, status, error } = spawnSync(argv[0]!, argv.slice(1), {
    cwd,
    encoding: 'utf8',
    env: environment(command),
    maxBuffer: Infinity,
    stdio: ['ignore', isDone === undefined ? 'ignore' : 'pipe', 'pipe'],
  })
  if (error !== undefined) throw error
  if (!succeeds(status ?? -1)) throw new Error(`\`${name}\` ends with ${status}:\n${stderr}`)
  if (isDone !== undefined && !isDone(stdout))
    throw new Error(`\`${name}\` does not say that it did its work:\n${stdout.slice(-500)}`)
}
