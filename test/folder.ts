import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A SKILL.md without a mistake, where it lies in a directory of its name and its body has none. */
export function skill(name: string, body = 'Read it.\n'): string {
  return `---\nname: ${name}\ndescription: Reads PDF files. Use when the user has a PDF.\n---\n${body}`
}

/** A folder with these files, gone when `use` is done: when it has thrown, returned, or kept its promise. */
export function inFolder<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'passmuster-')))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    put(folder, files)
    const result = use(folder)
    if (result instanceof Promise) return result.finally(remove) as T
    remove()
    return result
  } catch (error) {
    remove()
    throw error
  }
}

export function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Runs git in a folder, whoever the user is; what it prints. */
export function git(cwd: string, ...argv: readonly string[]): string {
  const settings = [
    'protocol.file.allow=always',
    'user.name=x',
    'user.email=x@example.com',
    'init.defaultBranch=main',
  ]
  const options = settings.flatMap((setting) => ['-c', setting])
  return execFileSync('git', [...options, ...argv], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
