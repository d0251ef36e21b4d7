import type { ChildProcess } from 'node:child_process'
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ExtensionContext } from 'vscode'
import { workspace } from 'vscode'

/** The editor brings the Node that runs passmuster. */
const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' }

/** The path of the passmuster that a person chose, else of that in the extension. Throws where there is none. */
export function programOf(context: ExtensionContext): string {
  const chosen = workspace.getConfiguration('passmuster').get('path', '')
  if (chosen === '') return context.asAbsolutePath('build/server/cli.js')
  const path = resolve(workspace.workspaceFolders?.[0]?.uri.fsPath ?? '', chosen)
  if (!existsSync(path)) throw new Error(`passmuster.path: ${path}: no such file.`)
  return path
}

/** Starts the language server on its standard input and output. */
export function startServer(program: string): ChildProcess {
  return spawn(process.execPath, [program, 'lsp'], { env })
}

/**
 * What clients do with the skill at an absolute path, as `passmuster clients -f json` prints it. Rejects with what
 * passmuster says where it has no answer.
 */
export async function askClients(path: string, program: string): Promise<string> {
  const asked = [program, 'clients', '-f', 'json', '--', path]
  return new Promise((answer, reject) => {
    execFile(process.execPath, asked, { env, cwd: dirname(path) }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(stderr.trim() || error?.message))
      else answer(stdout)
    })
  })
}
