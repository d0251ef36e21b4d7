import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Configs, Loader } from '../config/find-config-files.ts'
import { openConfigs } from '../config/find-config-files.ts'
import type { ConfigFile } from '../config/settings.ts'
import { discover } from '../files/discover.ts'
import type { Found } from '../files/found-path.ts'
import { absoluteOf } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { errorCode } from '../files/host.ts'
import { isInside, realFolder, slashed } from '../files/paths.ts'
import type { Reading } from '../files/read.ts'
import { decode, LARGEST_FILE } from '../files/read.ts'
import type { FilesIn } from '../files/repository-files.ts'
import { filesByRoot } from '../files/repository-files.ts'
import type { ScanOptions } from '../files/scan.ts'
import { rootOf } from '../files/work-tree.ts'
import type { Options } from './options.ts'
import type { SettingsByFile } from './settings-by-file.ts'
import { isNamedBy, limitFor, readerBy, settingsBy } from './settings-by-file.ts'

/** What a run looks at, and how. */
export interface Discovered extends SettingsByFile {
  readonly found: readonly Found[]
  /** What the findings depend on: with `--context` all that the working directory holds, else `found`. */
  readonly around: readonly Found[]
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
export async function discoverFiles(options: Options, host: Host): Promise<Discovered> {
  const configs = openConfigs(options.config, host)
  const globs = { read: await globReader(options.paths), isIgnored: await ignoresOf(options, host) }
  const looked = look(options, configs, globs, host)
  if (!configs.met) return { ...looked, read: await readerOf(options, looked, host) }
  const load = await loadLoader()
  const again = look(options, openConfigs(options.config, host, load), globs, host)
  return { ...again, read: await readerOf(options, again, host) }
}

/** What reads config files: few runs need it, and with it all rules. */
export async function loadLoader(): Promise<Loader> {
  const [{ loaderFor }, { loadRules }] = await Promise.all([
    import('../config/load-config-file.ts'),
    import('../config/rules.ts'),
  ])
  return loaderFor(await loadRules())
}

/** The globs of the command line; each undefined where there is none. */
interface Globs {
  readonly read: ScanOptions['readGlob']
  readonly isIgnored: ((path: string) => boolean) | undefined
}

/** What reads the globs among these paths; few runs have one. */
async function globReader(paths: readonly string[]): Promise<Globs['read']> {
  if (!paths.some((path) => /[*?[{(!]/.test(path))) return undefined
  return (await import('../files/glob/matcher.ts')).readMatcher
}

/** Whether the command line leaves out a path. */
async function ignoresOf({ ignore = [] }: Options, host: Host): Promise<Globs['isIgnored']> {
  if (ignore.length === 0) return undefined
  const { matcher } = await import('../config/globs.ts')
  const matches = matcher(realFolder(host.cwd, host), ignore)
  return (path) => matches(path) !== -1
}

function look(options: Options, configs: Configs, globs: Globs, host: Host): Omit<Discovered, 'read'> {
  const unmatched: string[] = []
  const ignored = new Set<string>()
  const here = configs.of(host.cwd, realFolder(rootOf(host.cwd, host), host))
  const filesIn = filesByRoot(host)
  const found =
    options.stdinPath === undefined
      ? findFiles(options, configs, filesIn, ignored, globs, host, unmatched)
      : fromStdin(options.stdinPath, configs, filesIn, host, unmatched)
  const around = options.context
    ? findFiles({ ...options, paths: ['.', ...options.paths] }, configs, filesIn, ignored, globs, host, [])
    : found
  return {
    found,
    around,
    here,
    ignored,
    ...settingsBy(options, configs, filesIn),
    configsFor: (file) => configs.of(dirname(absoluteOf(file)), file.root),
    met: configs.met,
    unmatched,
    problems: configs.problems,
    notices: configs.notices,
  }
}

function findFiles(
  { paths, gitignore }: Options,
  configs: Configs,
  filesIn: FilesIn,
  ignored: Set<string>,
  { read, isIgnored }: Globs,
  host: Host,
  notes: string[],
): readonly Found[] {
  let given: ReadonlySet<string> | undefined
  const isGiven = (path: string): boolean => {
    given ??= new Set(paths.map((each) => realFolder(resolve(host.cwd, each), host)))
    return given.has(path)
  }
  const { found, unmatched } = discover(
    paths,
    {
      gitignore,
      readGlob: read,
      saw: configs.saw,
      isNamed: (path, folder, root) => isNamedBy(configs.of(folder, root), path, root, filesIn),
      isLeftOut(path, folder, root) {
        // A folder that is given by its name, and whose config file is a root, follows its own config alone.
        const standsAlone = (): boolean => configs.of(path, root)[0]?.config.root === true && isGiven(path)
        const isLeftOut =
          configs.of(folder, root).some((file) => file.ignores(path) !== undefined) && !standsAlone()
        if (isLeftOut) ignored.add(path)
        return isLeftOut || (isIgnored?.(path) ?? false)
      },
    },
    host,
  )
  for (const { path, reason } of unmatched) notes.push(`\`${path}\`: ${reason}.`)
  return found
}

function fromStdin(
  path: string,
  configs: Configs,
  filesIn: FilesIn,
  host: Host,
  notes: string[],
): readonly Found[] {
  const found = placeIn(path, host)
  if (isNamedBy(configs.of(dirname(absoluteOf(found)), found.root), found.path, found.root, filesIn))
    return [found]
  notes.push(`\`${path}\`: this file name is not supported.`)
  return []
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

/** What reads a file; the one on standard input is read once, and no file is looked at. */
async function readerOf(
  { stdinPath }: Options,
  { found, settingsFor }: Pick<Discovered, 'found' | 'settingsFor'>,
  host: Host,
): Promise<Discovered['read']> {
  if (stdinPath === undefined) return readerBy(settingsFor, host)
  try {
    const limit = found[0] === undefined ? LARGEST_FILE : limitFor(settingsFor(found[0]))
    const input = await host.readStdin(limit + 1)
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
