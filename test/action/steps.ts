import { skill as good } from '../folder.ts'
import type { Repository, Server } from './github-server.ts'
import { startServer } from './github-server.ts'
import type { Done, Step } from './workflow.ts'
import { runStep } from './workflow.ts'

export { good }
export const excel = { 'skills/excel/SKILL.md': good('pdf') }
/** So many skills, each of which has another name than its directory. */
export const misnamed = (number: number): Step['files'] =>
  Object.fromEntries(
    Array.from({ length: number }, (_, index) => [
      `skills/s${index}/SKILL.md`,
      good('pdf').replace('name: pdf', `name: other-${index}`),
    ]),
  )
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

/** A step on a server with this repository, and the requests that came. */
export const runOn = (
  repository: Repository,
  step: Step,
): Promise<Done & { readonly requests: Server['requests'] }> =>
  onServer(repository, async ({ url, requests }) => ({ ...(await runStep({ api: url, ...step })), requests }))

/** A step whose pull request changes no file that is checked. */
export const runOnline = (step: Step): Promise<Done> => runOn({}, step)

/** The annotations of findings, of one kind or of any. */
export const commandsOf = ({ stdout }: Done, kind = '\\w+'): readonly string[] =>
  stdout.match(new RegExp(`^::${kind} file=.*$`, 'gm')) ?? []
/** What the step says of itself. */
export const messagesOf = ({ stdout }: Done, kind: string): readonly string[] =>
  [...stdout.matchAll(new RegExp(`^::${kind}::(.*)$`, 'gm'))].map(([, message]) => message!)
/** The rules of the annotations. */
export const rulesOf = (done: Done): readonly string[] =>
  commandsOf(done).map((line) => /title=([^:,]*)/.exec(line)![1]!)
