import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { project } from '../docs/hand-written.ts'
import { inFolder } from '../folder.ts'

export type Texts = Readonly<Record<string, string>>

/** What lints in the bundle for browsers, where there is nothing but the language. */
export function bareLinter(): (texts: Texts, settings: object) => unknown {
  const code = inFolder({}, (folder) => {
    bundle(folder)
    return readFileSync(join(folder, 'passmuster.js'), 'utf8')
  })
  const context = createContext({})
  // V8 adds it, of which the language knows nothing.
  new Script('delete globalThis.console').runInContext(context)
  new Script(code).runInContext(context)
  return (texts, settings) => {
    const given = [texts, { ...settings, today: '2026-06-15' }].map((each) => JSON.stringify(each)).join()
    const lint = new Script(`JSON.stringify(passmuster.findings(passmuster.open(${given})))`)
    return JSON.parse(lint.runInContext(context))
  }
}

/** Builds the bundle into a folder, or that of another module. */
export function bundle(...words: readonly string[]): void {
  execFileSync(process.execPath, ['bundle/browser.mjs', ...words], { cwd: project, stdio: 'pipe' })
}
