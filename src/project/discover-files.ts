import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Discovery } from '../files/discover.ts'
import { discover } from '../files/discover.ts'
import type { Found } from '../files/found-path.ts'
import { absoluteOf } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { errorCode } from '../files/host.ts'
import { isInside, realFolder, slashed } from '../files/paths.ts'
import { decode, readFound } from '../files/read.ts'
import type { Repositories } from '../files/repository-files.ts'
import { openRepositories } from '../files/repository-files.ts'
import type { ScanOptions } from '../files/scan.ts'
import { rootOf } from '../files/work-tree.ts'
import { tooLarge } from '../formats/file/rules/too-large.ts'
import { rules } from '../formats/rules.ts'
import type { Reading } from '../lint/reading.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import { loaderFor } from './config/config-file.ts'
import type { Configs } from './config/find-config-files.ts'
import { openConfigs } from './config/find-config-files.ts'
import { matcher } from './config/globs.ts'
import type { ConfigFile } from './config/settings.ts'
import type { Options } from './options.ts'
import type { SettingsByFile } from './settings-by-file.ts'
import { settingsBy } from './settings-by-file.ts'

/** What a run looks at, and how. */
export interface Discovered extends SettingsByFile {
  readonly found: readonly Found[]
  /** What the findings depend on: with `--context` all that the working directory holds, else `found`. */
  readonly around: readonly Found[]
  readonly repositories: Repositories
  readonly read: (found: Found) => Reading
  /** The config files that apply in the working directory, the nearest last. */
  readonly here: readonly ConfigFile[]
  /** The config files that apply to a file, the nearest last. */
  readonly configsFor: (found: Found) => readonly ConfigFile[]
  /** Whether there is any config file. */
  readonly met: boolean
  /** The files and folders that config files leave out, by their absolute paths. */
  readonly ignored: ReadonlySet<string>
  /** One line for each path that led to no file. */
  readonly unmatched: readonly string[]
  /** One line for each mistake in a config file. */
  readonly problems: readonly string[]
  /** One line for each setting of a config file that has no effect any more. */
  readonly notices: readonly string[]
}

/** Finds the files of a run and the settings of each. */
export function discoverFiles(options: Options, host: Host): Discovered {
  const configs = openConfigs(options.config, host, loaderFor(rules))
  const repositories = openRepositories(host)
  const isIgnored = ignoresOf(options, host)
  const ignored = new Set<string>()
  const here = configs.of(host.cwd, realFolder(rootOf(host.cwd, host), host))
  const settings = settingsBy(options, configs, repositories)
  const find = (paths: readonly string[]): Discovery => {
    const byConfig = leavingOut(paths, configs, ignored, host)
    const isLeftOut: typeof byConfig = (path, folder, root) =>
      byConfig(path, folder, root) || (isIgnored?.(path) ?? false)
    const { gitignore } = options
    const { isNamed } = settings
    return discover(paths, { gitignore, saw: configs.saw, isNamed, isLeftOut }, host)
  }
  const { found, unmatched } =
    options.stdinPath === undefined ? find(options.paths) : fromStdin(options.stdinPath, settings, host)
  return {
    found,
    around: options.context ? find(['.', ...options.paths]).found : found,
    repositories,
    read: readerOf(options, { found, ...settings }, host),
    here,
    ignored,
    ...settings,
    configsFor: (file) => configs.of(dirname(absoluteOf(file)), file.root),
    met: configs.met,
    unmatched: unmatched.map(({ path, reason }) => `\`${path}\`: ${reason}.`),
    problems: configs.problems,
    notices: configs.notices,
  }
}

/** Whether the command line leaves out a path; undefined where it names none. */
type IsIgnored = ((path: string) => boolean) | undefined

function ignoresOf({ ignore = [] }: Options, host: Host): IsIgnored {
  if (ignore.length === 0) return undefined
  const matches = matcher(realFolder(host.cwd, host), ignore)
  return (path) => matches(path) !== -1
}

/** Tells what config files leave out of a search of these paths, and adds it to what is `ignored`. */
function leavingOut(
  paths: readonly string[],
  configs: Configs,
  ignored: Set<string>,
  host: Host,
): NonNullable<ScanOptions['isLeftOut']> {
  let given: ReadonlySet<string> | undefined
  const isGiven = (path: string): boolean => {
    given ??= new Set(paths.map((each) => realFolder(resolve(host.cwd, each), host)))
    return given.has(path)
  }
  return (path, folder, root) => {
    if (configs.of(folder, root).every((file) => file.ignores(path) === undefined)) return false
    // A folder that is given by its name, and whose config file is a root, follows its own config alone.
    if (configs.of(path, root)[0]?.config.root === true && isGiven(path)) return false
    ignored.add(path)
    return true
  }
}

function fromStdin(path: string, { isNamed }: SettingsByFile, host: Host): Discovery {
  const found = placeIn(path, host)
  return isNamed(found.path, dirname(absoluteOf(found)), found.root)
    ? { found: [found], unmatched: [] }
    : { found: [], unmatched: [{ path, reason: 'this file name is not supported' }] }
}

/**
 * Where a file belongs that nobody has looked for, and that may not be there: under its real path, as a file
 * that was found.
 */
export function placeIn(path: string, host: Host): Found {
  const absolute = resolve(host.cwd, path)
  const top = rootOf(dirname(absolute), host)
  const root = realFolder(top, host)
  const real = join(realFolder(dirname(absolute), host), basename(absolute))
  return { root, path: slashed(isInside(real, root) ? relative(root, real) : relative(top, absolute)) }
}

/**
 * What reads a file, unless it is larger than its settings allow. The one on standard input is read once, and no file
 * is looked at.
 */
function readerOf(
  { stdinPath }: Options,
  { found: [first], settingsFor }: Pick<Discovered, 'found' | 'settingsFor'>,
  host: Host,
): Discovered['read'] {
  const limitFor = (file: Found): number => settingsFor(file).options?.get(tooLarge.id)?.max ?? LARGEST_FILE
  if (stdinPath === undefined) return (file) => readFound(file, limitFor(file), host)
  try {
    const limit = first === undefined ? LARGEST_FILE : limitFor(first)
    const input = host.readStdin(limit + 1)
    return () => decode(input, limit)
  } catch (error) {
    return () => ({ state: 'unreadable', reason: errorCode(error) })
  }
}

/** The ids of the clients to judge for, of the options, else of the config files; none where nobody chose any. */
export function chosenBy(
  { clients }: Options,
  { found, settingsFor }: Pick<Discovered, 'found' | 'settingsFor'>,
): readonly string[] {
  if (clients !== undefined) return clients
  return [...new Set([...new Set(found.map(settingsFor))].flatMap((settings) => settings.clients ?? []))]
}
