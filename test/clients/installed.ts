import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const HERE = import.meta.dirname

/**
 * The folder of packages that are installed outside of the project: of the versions of the lock file, or the latest.
 * What is installed for a lock file is used again.
 */
export function installed(packages: readonly string[], latest: boolean): string {
  const lock = readFileSync(join(HERE, 'package-lock.json'), 'utf8')
  const key = latest ? 'latest' : createHash('sha256').update(lock).digest('hex').slice(0, 12)
  const folder = join(tmpdir(), 'passmuster-clients', key)
  if (latest) rmSync(folder, { recursive: true, force: true })
  const done = join(folder, 'installed')
  const before = existsSync(done) ? readFileSync(done, 'utf8').split('\n') : []
  const wanted = [...new Set([...before, ...packages])].sort()
  if (wanted.length > before.length) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const dependencies = Object.fromEntries(wanted.map((name) => [name, latest ? 'latest' : pinned(name)]))
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ dependencies, overrides: manifest().overrides }),
    )
    if (!latest) writeFileSync(join(folder, 'package-lock.json'), lock)
    // No script of theirs runs: each program is started from the package that has it.
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
    writeFileSync(done, wanted.join('\n'))
  }
  return join(folder, 'node_modules')
}

/** The version of a package that is installed there. */
export function versionOf(name: string, modules: string): string {
  return (JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as { version: string })
    .version
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  /** What stands in for packages that no registry here has, and that no client needs to list skills. */
  readonly overrides: unknown
}

function manifest(): Manifest {
  return JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'))
}

function pinned(name: string): string {
  return manifest().dependencies[name]!
}
