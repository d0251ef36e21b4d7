import { skill as good } from '../folder.ts'
import type { Repository, Server } from './github-server.ts'
import { startServer } from './github-server.ts'
import type { Done, Step } from './workflow.ts'
import { runStep } from './workflow.ts'

export { good }
export const excel = { 'skills/excel/SKILL.md': good('pdf') }
export const empty = { 'skills/empty/SKILL.md': good('empty').replace('Read it.\n', '') }

/** Gives a server with this repository, which is gone when `use` is done. */
export async function onServer<T>(repository: Repository, use: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer(repository)
  try {
    return await use(server)
  } finally {
    server.close()
  }
}

/** A step whose pull request changes no file that is checked. */
export const runOnline = (step: Step): Promise<Done> =>
  onServer({}, ({ url }) => runStep({ ...step, api: url }))

/** The annotations of findings, of one kind or of any. */
export const commandsOf = ({ stdout }: Done, kind = '\\w+'): readonly string[] =>
  stdout.match(new RegExp(`^::${kind} file=.*$`, 'gm')) ?? []
/** What the step says of itself. */
export const messagesOf = ({ stdout }: Done, kind: string): readonly string[] =>
  [...stdout.matchAll(new RegExp(`^::${kind}::(.*)$`, 'gm'))].map(([, message]) => message!)
/** The rules of the annotations. */
export const rulesOf = (done: Done): readonly string[] =>
  commandsOf(done).map((line) => /title=([^:,]*)/.exec(line)![1]!)
