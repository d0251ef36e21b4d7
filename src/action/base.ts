import { basename, join, relative, resolve } from 'node:path'
import { faultOf } from '../files/file-fault.ts'
import type { Host } from '../files/host.ts'
import { overlaid } from '../files/overlaid-host.ts'
import { exists, realFolder, slashed } from '../files/paths.ts'
import { decode } from '../files/read.ts'
import { rootOf } from '../files/work-tree.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { maySuppress } from '../lint/suppressions/read-suppressions.ts'
import type { Earlier } from '../lint/suppressions/standing-comments.ts'
import { USUAL_BASELINE } from '../project/check.ts'
import { isConfigPath } from '../project/config/find-config-files.ts'
import type { ChangedFile } from '../project/trust/changes.ts'
import { followIn } from '../project/trust/links.ts'
import { quotePath } from '../wording/quote.ts'
import { count } from '../wording/wording.ts'
import { isTooLarge, readContent } from './answers.ts'
import type { Endpoint } from './api.ts'
import { MOST_FILES_READ, UNKNOWN_FORM } from './api.ts'
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
  /** The first link to a changed file that was read as config or baseline; undefined for none. */
  linkToChanged(): string | undefined
}

/** Reads what of the base commit judges a pull request. Throws where that cannot be known. */
export async function readBase(step: Step): Promise<Base> {
  const { host, event } = step
  if (event.pullRequest?.base === undefined)
    throw new Error('The event does not name the base commit. Use the event `pull_request`.')
  const root = realFolder(rootOf(host.cwd, host), host)
  const changes = (await step.changes()).filter(({ status }) => status !== 'unchanged')
  const isSteering = steeringFiles(step, root)
  const read = reader(step)
  const steering = new Map<string, Uint8Array | undefined>()
  const texts = new Map<string, string | undefined>()
  const unread = new Set<string>()
  for (const file of changes) {
    const { filename } = file
    const earlier = earlierName(file)
    if (isSteering(filename)) steering.set(filename, earlier === filename ? await read(filename) : undefined)
    else if (isUnreadable(file, root, host)) unread.add(filename)
    else if (suppresses(file, root, host)) texts.set(filename, textOf(await read(earlier)))
    if (earlier !== undefined && earlier !== filename && isSteering(earlier))
      steering.set(earlier, await read(earlier))
  }
  const files = new Map([...steering].map(([path, bytes]) => [join(root, path), bytes]))
  const changed = new Set(changes.map(({ filename }) => filename))
  const follow = followIn(root, host)
  return {
    ...watching(overlaid(host, files), root, isSteering, changed),
    earlier: (path) => {
      const known = [path, follow(path) ?? path].find((each) => texts.has(each) || unread.has(each))
      return known === undefined ? undefined : { text: texts.get(known) }
    },
    changed: [...steering.keys()].map((path) => slashed(relative(host.cwd, join(root, path)))),
    isSame: steering.size === 0 && texts.size === 0,
  }
}

/** Tells which paths, from the root, are those of config files and of the baseline. */
function steeringFiles({ inputs, host }: Step, root: string): (path: string) => boolean {
  const cwd = realFolder(host.cwd, host)
  const { config } = inputs.options
  const named = [USUAL_BASELINE, ...(typeof config === 'string' ? [config] : [])]
  const paths = new Set(named.map((path) => slashed(relative(root, resolve(cwd, path)))))
  return (path) => isConfigPath(path) || paths.has(path)
}

function earlierName({ filename, status, previous_filename: previous }: ChangedFile): string | undefined {
  if (status === 'renamed') return previous
  return status === 'added' || status === 'copied' ? undefined : filename
}

/** Whether a changed file exists but cannot be read, so that it has no suppressions of the base commit. */
function isUnreadable({ filename }: ChangedFile, root: string, host: Host): boolean {
  const path = join(root, filename)
  return faultOf(path, { root, limit: LARGEST_FILE, named: false }, host) !== undefined
}

function suppresses({ filename, status }: ChangedFile, root: string, host: Host): boolean {
  const path = join(root, filename)
  if (status === 'removed' || !exists(path, host)) return false
  try {
    return maySuppress(Buffer.from(host.read(path, LARGEST_FILE)).toString())
  } catch {
    return true
  }
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

/** Notes a link that leads from the name of a config file or baseline to a file that the pull request changes. */
function watching(
  host: Host,
  root: string,
  isSteering: (path: string) => boolean,
  changed: ReadonlySet<string>,
): Pick<Base, 'host' | 'linkToChanged'> {
  let link: string | undefined
  const fromRoot = (path: string): string => slashed(relative(root, path))
  const look = (path: string): void => {
    const real = fromRoot(host.realpath(path))
    const isReplaced = basename(real) === basename(path) && isSteering(real)
    if (!isReplaced && changed.has(real)) link ??= fromRoot(path)
  }
  return {
    host: {
      ...host,
      read(path, most) {
        if (isConfigPath(slashed(path)) || isSteering(fromRoot(path))) look(path)
        return host.read(path, most)
      },
    },
    linkToChanged: () => link,
  }
}
