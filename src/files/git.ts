import { isUtf8 } from 'node:buffer'
import { dirname } from 'node:path'
import { submodulesIn } from '../syntax/submodules.ts'
import { keptByText } from '../wording/kept-for.ts'
import type { GitAnswer, Host } from './host.ts'
import { NO_GIT, tried } from './host.ts'
import packages from './packages.cjs'
import { exists, native, under } from './paths.ts'
import { GIT, MODULES } from './work-tree.ts'

/** In bytes: the paths of a million files. */
const LONGEST_ANSWER = 256 * 1024 * 1024

/** In milliseconds. The settings of a repository may include a pipe, on which git waits for ever. */
const LONGEST_RUN = 120_000

/** What the settings of a repository could make git start. Filters have names of their own. */
const SWITCHED_OFF: readonly (readonly [name: string, value: string])[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['credential.helper', ''],
  ['diff.external', ''],
]

const ENVIRONMENT = {
  GIT_PAGER: 'cat',
  GIT_ASKPASS: '',
  GIT_SSH_COMMAND: 'false',
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_NO_LAZY_FETCH: '1',
  // Older versions of git do not know the variable above.
  GIT_ALLOW_PROTOCOL: '',
}

/** The variables that say how the user's git is set up. Any other may be about another repository. */
const KEPT = /^(?!GIT_)|^GIT_(?:EXEC_PATH|CONFIG_(?!PARAMETERS))/i

/** Runs git in the top folder of a work tree. It fetches and writes nothing, and starts no other program. */
export function runGit(
  folder: string,
  words: readonly string[],
  settings: ReadonlyMap<string, string> = new Map(),
): GitAnswer {
  // Node may be forbidden to start programs.
  const answer = tried(() =>
    packages.childProcess().spawnSync('git', ['-C', folder, ...words], {
      // Windows looks for a program in the working directory first, where a repository may have its own.
      cwd: dirname(process.execPath),
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
        ...ENVIRONMENT,
        ...inEnvironment([...SWITCHED_OFF, ...settings]),
        // Where `.git` is broken, git would take the next work tree above.
        GIT_CEILING_DIRECTORIES: dirname(folder),
      },
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: LONGEST_ANSWER,
      timeout: LONGEST_RUN,
      killSignal: 'SIGKILL',
      windowsHide: true,
    }),
  )
  if (answer === undefined) return NO_GIT
  const { status, signal, stdout } = answer
  return { code: status ?? (signal === null ? undefined : FAILED), output: stdout ?? new Uint8Array() }
}

/** The code with which git itself ends where it cannot go on. */
const FAILED = 128

/** Settings as git reads them beside those that are there. The option `-c` takes no name with an equals sign. */
function inEnvironment(settings: typeof SWITCHED_OFF): Readonly<Record<string, string>> {
  const before = Number(process.env['GIT_CONFIG_COUNT'] ?? 0)
  const entries = settings.flatMap(([name, value], index) => [
    [`GIT_CONFIG_KEY_${before + index}`, name],
    [`GIT_CONFIG_VALUE_${before + index}`, value],
  ])
  return { ...Object.fromEntries(entries), GIT_CONFIG_COUNT: String(before + settings.length) }
}

/** A name as text. One that is not UTF-8 has a lone surrogate for each byte that is not ASCII, as in Python. */
export function nameOf(bytes: Buffer): string {
  return isUtf8(bytes)
    ? bytes.toString()
    : bytes
        .toString('latin1')
        .replace(/[\x80-\xff]/g, (byte) => String.fromCharCode(0xdc00 + byte.charCodeAt(0)))
}

/** The names in an answer of git in which zero bytes end them. */
export function namesIn(output: Uint8Array): readonly string[] {
  const bytes = Buffer.from(output.buffer, output.byteOffset, output.length)
  const names: string[] = []
  let start = 0
  for (let end = bytes.indexOf(0); end !== -1; end = bytes.indexOf(0, start)) {
    names.push(nameOf(bytes.subarray(start, end)))
    start = end + 1
  }
  return names
}

/** What git tracks in a work tree, by absolute paths. */
export interface Tracked {
  /** Files, links, and submodules. */
  readonly files: ReadonlySet<string>
  /** The folders that hold them. */
  readonly folders: ReadonlySet<string>
}

/** What git tracks below roots, each asked about once. */
export function trackedBy(host: Host): (root: string) => Tracked {
  return keptByText((root) => trackedIn(root, host))
}

function trackedIn(root: string, host: Host): Tracked {
  const files = new Set(trackedPaths(root, host).map((path) => under(root, native(path))))
  const folders = new Set<string>()
  for (const path of files)
    for (let at = dirname(path); at !== root && !folders.has(at); at = dirname(at)) folders.add(at)
  return { files, folders }
}

/**
 * The paths from the root of a work tree that git tracks there, also in its submodules. None where git is missing or
 * refuses to read the repository, such as one of another owner.
 */
function trackedPaths(root: string, host: Host): readonly string[] {
  if (!exists(under(root, GIT), host)) return []
  const list = (...words: readonly string[]): readonly string[] | undefined => {
    const answer = host.git?.(root, ['ls-files', '-z', ...words])
    return answer?.code === 0 ? namesIn(answer.output) : undefined
  }
  // Git fails where it cannot read the list of submodules, and waits where that is a pipe.
  const hasModules = tried(() => host.lstat(under(root, MODULES)).isFile())
  const whole = hasModules ? list('--recurse-submodules') : undefined
  return whole ?? list() ?? []
}

/** Bytes of a list of submodules. */
const LARGEST_LIST = 100_000

/** Tells the folders of the submodules of a root, by their absolute paths; the list of each root is read once. */
export function submodulesBy(host: Host): (root: string) => readonly string[] {
  return keptByText((root) => {
    const list = under(root, MODULES)
    const bytes = tried(() => (host.lstat(list).isFile() ? host.read(list, LARGEST_LIST) : undefined))
    return submodulesIn(new TextDecoder().decode(bytes)).map((path) => under(root, native(path)))
  })
}

/** Tells the files below a root, by their paths from there, that git has without the permission to run; each root is asked about once. */
export function plainFilesBy(host: Host): (root: string) => ReadonlySet<string> {
  return keptByText((root) => {
    const answer = host.git?.(root, ['ls-files', '-s', '-z'])
    const entries = answer?.code === 0 ? namesIn(answer.output) : []
    const plain = entries.filter((entry) => entry.startsWith('100644 '))
    return new Set(plain.map((entry) => entry.slice(entry.indexOf('\t') + 1)))
  })
}
