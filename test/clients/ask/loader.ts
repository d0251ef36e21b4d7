import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Room } from './client.ts'

const MARK = '\u0001answer\u0001'

/** What an expression over a module (`loaded`) of a client and the folder with the skills (`folder`) comes to. */
export async function loadedBy<T>(room: Room, module: string, expression: string): Promise<T> {
  const program = `
    const loaded = await import(${JSON.stringify(pathToFileURL(join(room.modules, module)).href)})
    const folder = ${JSON.stringify(room.skills)}
    const answer = await ${expression}
    process.stdout.write(${JSON.stringify(MARK)} + JSON.stringify(answer) + ${JSON.stringify(MARK)}, () => process.exit())
  `
  const { stdout, stderr } = await room.run(process.execPath, ['--input-type=module', '--eval', program])
  const answer = stdout.split(MARK)[1]
  if (answer === undefined) throw new Error(/^.*Error: .*$/m.exec(stderr)?.[0] ?? 'no answer')
  return JSON.parse(answer) as T
}
