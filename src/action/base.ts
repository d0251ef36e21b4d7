import { join, relative } from 'node:path'
import { faultOf } from '../files/file-fault.ts'
import type { Host } from '../files/host.ts'
import { tried } from '../files/host.ts'
import { overlaid } from '../files/overlaid-host.ts'
import { exists, kindOf, slashed } from '../files/paths.ts'
import { decode } from '../files/read.ts'
import { MODULES } from '../files/work-tree.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { maySuppress } from '../lint/suppressions/read-suppressions.ts'
import type { Earlier } from '../lint/suppressions/standing-comments.ts'
import type { ChangedFile } from '../project/trust/changes.ts'
import { isChangedIn } from '../project/trust/changes.ts'
import { linksIn } from '../project/trust/links.ts'
import { quotePath } from '../wording/quote.ts'
import { count } from '../wording/wording.ts'
import { isTooLarge, readContent } from './answers.ts'
import type { Endpoint } from './api.ts'
import { MOST_FILES_READ, UNKNOWN_FORM } from './api.ts'
import type { Steering } from './steering.ts'
import { strayFrom } from './steering.ts'
import type { Step } from './step.ts'

const READ_FILE: Endpoint = {
  route: 'GET /repos/{owner}/{repo}/contents/{path}',
  permission: 'contents: read',
}

/** What judges a pull request, as it was on the base commit. */
export interface Base {
  /** The work tree with the config files and the baseline of the base commit. */
  readonly host: Host
  /** What changed files with suppressions were there. */
  readonly earlier: Earlier
  readonly changed: readonly string[]
  readonly isSame: boolean
  /**
   * Why one of the files that were read as config or baseline, by their absolute paths, is not that of the base commit;
   * undefined where all are.
   */
  strayAmong(read: Iterable<string>): string | undefined
}

/** Reads what of the base commit judges a pull request. Throws where that cannot be known. */
export async function readBase(step: Step, steering: Steering): Promise<Base> {
  const { host, event } = step
  if (event.pullRequest?.base === undefined)
    throw new Error('The event does not name the base commit. Use the event `pull_request`.')
  const { root } = steering
  const changes = (await step.changes()).filter(({ status }) => status !== 'unchanged')
  const read = reader(step)
  const before = new Map<string, Uint8Array | undefined>()
  const texts = new Map<string, string | undefined>()
  for (const file of changes) {
    const { filename } = file
    const earlier = earlierName(file)
    if (steering.has(filename)) before.set(filename, earlier === filename ? await read(filename) : undefined)
    else if (suppresses(file, root, host)) texts.set(filename, textOf(await read(earlier)))
    if (earlier !== undefined && earlier !== filename && steering.has(earlier))
      before.set(earlier, await read(earlier))
  }
  const links = linksIn(root, host)
  const isChanged = isChangedIn(changes, links.isModule)
  const changed = { links, isChanged, isReplaced: (path: string) => before.has(path) }
  return {
    host: overlaid(host, new Map([...before].map(([path, bytes]) => [join(root, path), bytes]))),
    earlier(path) {
      const known = links.way(path).find(isChanged)
      return known === undefined ? undefined : { text: texts.get(known) }
    },
    changed: [...before.keys()].map((path) => slashed(relative(host.cwd, join(root, path)))),
    isSame: before.size === 0 && texts.size === 0 && !changes.some((file) => hasFiles(file, root, host)),
    strayAmong(read) {
      const places = new Set([...steering.expected, ...[...read].map(steering.placeOf)])
      for (const place of places) {
        const why = strayFrom(place, changed)
        if (why !== undefined) return why
      }
      return undefined
    },
  }
}

/** Whether a change is one of files that nobody lists: those of a submodule, or of a folder that a link points to. */
function hasFiles({ filename }: ChangedFile, root: string, host: Host): boolean {
  return filename === MODULES || kindOf(join(root, filename), host) === 'directory'
}

function earlierName({ filename, status, previous_filename: previous }: ChangedFile): string | undefined {
  if (status === 'renamed') return previous
  return status === 'added' || status === 'copied' ? undefined : filename
}

/** Whether a changed file may have suppressions. Of one that cannot be read none counts, whatever was there. */
function suppresses({ filename, status }: ChangedFile, root: string, host: Host): boolean {
  const path = join(root, filename)
  if (status === 'removed' || !exists(path, host)) return false
  if (faultOf(path, { root, limit: LARGEST_FILE, named: false }, host) !== undefined) return false
  return tried(() => maySuppress(Buffer.from(host.read(path, LARGEST_FILE)).toString())) ?? true
}

function reader({ api, event }: Step): (path: string | undefined) => Promise<Uint8Array | undefined> {
  const { owner, repository: repo, pullRequest } = event
  let left = MOST_FILES_READ
  return async (path) => {
    if (path === undefined) return undefined
    if (left-- <= 0)
      throw new Error(
        `The pull request changes more than ${count(MOST_FILES_READ)} files with suppressions or config. Split it.`,
      )
    const answer = await (await api())(READ_FILE, { owner, repo, path, ref: pullRequest!.base })
    if (isTooLarge(answer))
      throw new Error(`On the base commit ${quotePath(path)} is larger than 1 MiB. Shorten it there.`)
    const content = readContent(answer)
    if (content === undefined) throw new Error(UNKNOWN_FORM)
    return content
  }
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
  const reading = bytes && decode(bytes, LARGEST_FILE)
  return reading?.state === 'text' ? reading.text : undefined
}
