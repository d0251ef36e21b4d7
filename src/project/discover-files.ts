import { dirname, relative, resolve } from 'node:path'
import { budgeted } from '../files/budgeted-host.ts'
import type { Discovery } from '../files/discover.ts'
import { discover, UNSUPPORTED } from '../files/discover.ts'
import type { Found } from '../files/found-path.ts'
import { absoluteOf } from '../files/found-path.ts'
import type { Host } from '../files/host.ts'
import { errorCode } from '../files/host.ts'
import { fromRoot, isInside, realFile, realFolder, slashed, upTo } from '../files/paths.ts'
import { decode, readFound } from '../files/read.ts'
import type { Repositories } from '../files/repository-files.ts'
import { openRepositories } from '../files/repository-files.ts'
import type { ScanOptions } from '../files/scan.ts'
import { NOTHING_TO_CHECK } from '../files/search-folder.ts'
import { rootOf } from '../files/work-tree.ts'
import { isDocument, placeOf } from '../formats/names.ts'
import { registry } from '../formats/registry.ts'
import { BUDGET, stepsFor } from '../lint/budget.ts'
import type { Reading } from '../lint/reading.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import type { FileSettings, Files } from '../model.ts'
import { quote, quotePath } from '../wording/quote.ts'
import { count, either, plural } from '../wording/wording.ts'
import type { Configs } from './config/find-config-files.ts'
import { openConfigs } from './config/find-config-files.ts'
import { matcher } from './config/globs.ts'
import type { ConfigFile } from './config/opened.ts'
import type { Chosen } from './config/settings.ts'
import { formatFor, replacedFormats, settingsOf } from './config/settings.ts'
import { adviceOn, likelyAgents } from './likely-agents.ts'
import type { Options } from './options.ts'

type SettingsByFile = ReturnType<typeof settingsBy>

/** What a run looks at, and how. */
export interface Discovered extends SettingsByFile {
  readonly found: readonly Found[]
  /** What the findings depend on: with `--context` all that the working directory holds, else `found`. */
  readonly around: readonly Found[]
  readonly repositories: Repositories
  readonly read: (found: Found) => Reading
  readonly here: readonly ConfigFile[]
  /** All config files that were met, with the mistakes in them. */
  readonly configs: Configs
  /** The files and folders that config files leave out, by their absolute paths. */
  readonly ignored: ReadonlySet<string>
  /** One line for each path that named no file. */
  readonly unmatched: readonly string[]
}

/** So many files take longer than to prepare for them. */
const MANY = 100

/** Finds the files of a run and the settings of each. */
export function discoverFiles(options: Options, machine: Host): Discovered {
  const host =
    machine.spend === undefined ? budgeted(machine, options.budget?.steps ?? BUDGET.steps) : machine
  const configs = openConfigs(options.config, host)
  const repositories = openRepositories(host)
  const isIgnored = matcher(realFolder(host.cwd, host), options.ignore ?? [])
  const ignored = new Set<string>()
  const here = configs.of(host.cwd, realFolder(rootOf(host.cwd, host), host))
  const settings = settingsBy(options, configs, repositories)
  const find = (paths: readonly string[]): Discovery => {
    const byConfig = leavingOut(paths, configs, ignored, host)
    const isLeftOut: typeof byConfig = (path, folder, root) =>
      byConfig(path, folder, root) || isIgnored(path) !== -1
    const { isChecked, placeOf } = settings
    return discover(paths, { gitignore: options.gitignore, isNamed: isChecked, isLeftOut, placeOf }, host)
  }
  const { found, unmatched } =
    options.stdinPath === undefined ? find(options.paths) : fromStdin(options.stdinPath, settings, host)
  const around = options.context ? find(['.', ...options.paths]).found : found
  if (around.length > MANY) host.expectWork?.()
  tellUnfit(searchedBy(options), around, configs, host)
  return {
    found,
    around,
    repositories,
    read: readerOf(options, { found, ...settings }, host),
    here,
    ignored,
    ...settings,
    configs,
    unmatched: unmatched.flatMap(({ path, reason }) => {
      if (reason === UNSUPPORTED) return options.errorOnUnmatched ? unsupported(path) : []
      if (reason !== NOTHING_TO_CHECK) return `\`${path}\`: ${reason}.`
      const advice =
        ignoredBy(ignored, configs, host) ||
        (options.gitignore && ignoredByGit(path, settings, host)) ||
        adviceOn(likelyAgents(path, host))
      return `\`${path}\`: ${reason}${advice}.`
    }),
  }
}

/** The files and folders in which a run looks, as the command line names them. */
export function searchedBy({ stdinPath, context, paths }: Options): readonly string[] {
  return stdinPath === undefined ? [...(context ? ['.'] : []), ...paths] : []
}

/** Of a Markdown file, which settings may make one to check, also how. */
function unsupported(path: string): string {
  const how = /\.md$/i.test(path) ? ' To check it, add it to `files:` in a config file.' : ''
  return `${quotePath(path)} is not a skill or agent.${how}`
}

/** What a config file leaves out of a search that finds nothing; '' for nothing. */
function ignoredBy(ignored: ReadonlySet<string>, { of }: Configs, host: Host): string {
  const [first, ...more] = ignored
  if (first === undefined) return ''
  const root = realFolder(rootOf(dirname(first), host), host)
  const by = of(dirname(first), root).flatMap((file) => file.ignores(first) ?? [])[0]
  if (by === undefined) return ''
  const rest = more.length === 0 ? '' : ` and ${count(more.length)} more`
  const path = quotePath(slashed(relative(realFolder(host.cwd, host), first)))
  return `. \`ignore\` of ${by.file.shown(by.place)} leaves out ${path}${rest}`
}

/** The same of `.gitignore`. */
function ignoredByGit(path: string, { isChecked: isNamed, placeOf }: SettingsByFile, host: Host): string {
  const { found } = discover([path], { gitignore: false, isNamed, placeOf }, host)
  if (found.length === 0) return ''
  return `. \`.gitignore\` leaves out ${plural(found.length, 'file')}: add \`--no-gitignore\` to check ${found.length === 1 ? 'it' : 'them'}`
}

/** Adds a notice for each requirement that fits none of the files, where all below its config file were searched. */
function tellUnfit(
  searched: readonly string[],
  found: readonly Found[],
  { of, files, tell }: Configs,
  host: Host,
): void {
  if (files.every(({ config }) => config.require === undefined)) return
  const folders = searched.map((path) => realFolder(resolve(host.cwd, path), host))
  const fit = new Set<string>()
  for (const file of found) {
    const path = absoluteOf(file)
    for (const each of of(dirname(path), file.root))
      for (const index of each.requirementsFor(path)) fit.add(`${index} ${each.path}`)
  }
  for (const file of files) {
    // A package may require what is for other repositories.
    if (slashed(file.path).includes('/node_modules/')) continue
    if (!folders.some((folder) => isInside(file.folder, folder))) continue
    for (const [index, { files: globs }] of (file.config.require ?? []).entries())
      if (!fit.has(`${index} ${file.path}`))
        tell(
          file,
          ['require', index, 'files'],
          `${either(globs.slice(0, 3).map((glob) => quote(glob)))} matches none of the files that are checked. Correct the glob, or remove the requirement.`,
        )
  }
}

function settingsBy(options: Chosen, configs: Configs, { filesOf }: Repositories) {
  const isNamedAmong = (file: Found, configFiles: readonly ConfigFile[], files: Files): boolean => {
    if (configFiles.length === 0) return isDocument({ ...file, files }, {})
    return (
      isDocument({ ...file, files }, {}, replacedFormats(configFiles)) ||
      formatFor(absoluteOf(file), configFiles) !== undefined
    )
  }
  return {
    /** The settings of files; those for which the same holds share one object. */
    settingsFor: settingsForBy(options, configs),
    /** Whether a file is one to lint, by its path from a root and the config files that apply in its folder. */
    isChecked: (path: string, folder: string, root: string): boolean =>
      isNamedAmong({ root, path }, configs.of(folder, root), filesOf(root)),
    /** What the path of a folder makes of what lies below it: with the same answer the same names are checked. */
    placeOf(folder: string, root: string): string {
      const configFiles = configs.of(folder, root)
      const globs = configFiles.map((file) => file.leftBelow(folder))
      return [placeOf(fromRoot(folder, root), filesOf(root)), ...replacedFormats(configFiles), ...globs].join(
        '\n',
      )
    },
    /** Whether a file may be reported that nobody looked for: it has no format by its name, and is not left out. */
    mayReport(file: Found, files: Files): boolean {
      const absolute = absoluteOf(file)
      const configFiles = configs.of(dirname(absolute), file.root)
      return !isNamedAmong(file, configFiles, files) && !isLeftOut(absolute, file.root, configs)
    },
  }
}

/** Whether config files leave out a file, by its absolute path, or a folder around it. */
export function isLeftOut(path: string, root: string, configs: Configs): boolean {
  return upTo(root, path).some((at) =>
    configs.of(dirname(at), root).some((file) => file.ignores(at) !== undefined),
  )
}

function settingsForBy(options: Chosen, configs: Configs): (found: Found) => FileSettings {
  const known = new Map<readonly ConfigFile[], Map<string, FileSettings>>()
  return (found) => {
    const absolute = absoluteOf(found)
    const files = configs.of(dirname(absolute), found.root)
    const ofFiles = known.get(files) ?? new Map<string, FileSettings>()
    known.set(files, ofFiles)
    const parts = files.flatMap((file) => file.partsFor(absolute).map(({ place }) => place.join('.')))
    const required = files.map((file) => file.requirementsFor(absolute).join('+'))
    const key = files.length === 0 ? '' : [formatFor(absolute, files)?.value, ...parts, ...required].join(' ')
    const settings = ofFiles.get(key) ?? settingsOf(found, files, options)
    ofFiles.set(key, settings)
    return settings
  }
}

/** Tells what config files leave out of a search of these paths, and adds it to what is `ignored`. */
function leavingOut(
  paths: readonly string[],
  configs: Configs,
  ignored: Set<string>,
  host: Host,
): NonNullable<ScanOptions['isLeftOut']> {
  const given = new Set(paths.map((path) => realFolder(resolve(host.cwd, path), host)))
  return (path, folder, root) => {
    if (configs.of(folder, root).every((file) => file.ignores(path) === undefined)) return false
    // A folder that is given by its name, and whose config file is a root, follows its own config alone.
    if (given.has(path) && configs.of(path, root).some(({ config }) => config.root)) return false
    ignored.add(path)
    return true
  }
}

function fromStdin(path: string, { isChecked }: SettingsByFile, host: Host): Discovery {
  const real = placeIn(path, host)
  const absolute = resolve(host.cwd, path)
  const client = { root: real.root, path: slashed(relative(rootOf(dirname(absolute), host), absolute)) }
  const found = [real, client].find((file) => isChecked(file.path, dirname(absoluteOf(file)), file.root))
  return found !== undefined
    ? { found: [found], unmatched: [] }
    : { found: [], unmatched: [{ path, reason: UNSUPPORTED }] }
}

/** The real path of a file that nobody looked for, and that may be missing, as if it was found. */
export function placeIn(path: string, host: Host): Found {
  const absolute = resolve(host.cwd, path)
  const top = rootOf(dirname(absolute), host)
  const root = realFolder(top, host)
  const real = realFile(absolute, host)
  return { root, path: slashed(isInside(real, root) ? relative(root, real) : relative(top, absolute)) }
}

/** Reads files up to the size that their settings allow. Standard input is read once. */
function readerOf(
  { stdinPath }: Options,
  { found: [first], settingsFor }: Pick<Discovered, 'found' | 'settingsFor'>,
  host: Host,
): Discovered['read'] {
  const limitFor = (file: Found): number => registry.limitFor(settingsFor(file))
  if (stdinPath === undefined) {
    return (file) => {
      const reading = readFound(file, limitFor(file), host)
      const steps = 'text' in reading ? stepsFor(yamlIn(reading.text)) : 0
      if (steps > 0) host.spend?.(absoluteOf(file), steps)
      return reading
    }
  }
  try {
    const limit = first === undefined ? LARGEST_FILE : limitFor(first)
    const input = host.readStdin(limit + 1)
    return () => decode(input, limit)
  } catch (error) {
    return () => ({ state: 'unreadable', reason: errorCode(error) })
  }
}

/** About how many characters of YAML start a text. */
function yamlIn(text: string): number {
  return text.startsWith('---') ? Math.min(text.indexOf('\n---'), LARGEST_YAML) : 0
}

/** In UTF-16 code units. What is longer is not read as YAML. */
const LARGEST_YAML = 64 * 1024

/** The ids of the clients to judge for, of the options, else of the config files; none where nobody chose any. */
export function chosenBy(
  { clients }: Options,
  { found, settingsFor }: Pick<Discovered, 'found' | 'settingsFor'>,
): readonly string[] {
  if (clients !== undefined) return clients
  return [...new Set([...new Set(found.map(settingsFor))].flatMap((settings) => settings.clients ?? []))]
}
