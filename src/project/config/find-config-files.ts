import { dirname, join, resolve } from 'node:path'
import { faultOf } from '../../files/file-fault.ts'
import type { Host } from '../../files/host.ts'
import { tried } from '../../files/host.ts'
import { slashed } from '../../files/paths.ts'
import { workTreeAround } from '../../files/work-tree.ts'
import { CONFIG_NAMES } from '../../wording/config-names.ts'
import { quote, quotePath } from '../../wording/quote.ts'
import type { Messages, Mistake } from './config-file.ts'
import { loadConfig, shownIn, tellOf } from './config-file.ts'
import type { Lead } from './extended.ts'
import { extendedBy } from './extended.ts'
import type { ConfigFile } from './opened.ts'

/** What people call config files that other tools read. */
const NEAR_NAME =
  /^\.?passmuster(?:rc(?:\.(?:ya?ml|json))?|(?:\.config)?\.(?:ya?ml|jsonc?|json5|toml|[cm]?[jt]s))$/i

/** Config in `.github` is the root's, and a workflow may well be called passmuster.yml. */
const ELSEWHERE = /\/\.github(?:\/workflows)?$/

/** In bytes: many times what people write. The parser of YAML takes seconds for more. */
const LARGEST_CONFIG = 64 * 1024

/** The config files of a run, each read once, when it is first needed. */
export interface Configs {
  /** Those that apply to what lies directly in a folder below a root, the nearest last. */
  of(folder: string, root: string): readonly ConfigFile[]
  /** All that were read so far, those that others extend among them. */
  readonly files: readonly ConfigFile[]
  /** Adds a notice about a place of a file. */
  readonly tell: (file: ConfigFile, place: readonly (string | number)[], message: string) => void
  /** One line for each mistake found so far. */
  readonly problems: readonly string[]
  /** One line for each setting found so far that has no effect any more. */
  readonly notices: readonly string[]
  /** Both, by place. */
  readonly mistakes: readonly Mistake[]
  readonly met: boolean
}

/** Where config comes from: `undefined` for the files that are found, a path for that one alone, false for none. */
export type ConfigChoice = string | false | undefined

/** Opens the config files of a run. */
export function openConfigs(choice: ConfigChoice, host: Host): Configs {
  const messages: Messages = { problems: [], notices: [], mistakes: [] }
  /** By root, then by folder. */
  const chains = new Map<string, Map<string, readonly ConfigFile[]>>()
  let met = typeof choice === 'string'
  const files: ConfigFile[] = []
  const open = opener(files, messages, host)
  const chainOf = (folder: string, root: string): readonly ConfigFile[] => {
    let ofRoot = chains.get(root)
    if (ofRoot === undefined) chains.set(root, (ofRoot = new Map()))
    const known = ofRoot.get(folder)
    if (known !== undefined) return known
    const above = folder === root || dirname(folder) === folder ? [] : chainOf(dirname(folder), root)
    const [first, second] = namesIn(folder, root, host)
    met ||= first !== undefined
    if (first === undefined && folder === root) messages.notices.push(...nearNamesIn(folder, host))
    const own = first === undefined ? [] : open(join(folder, first), folder, root)
    if (second !== undefined)
      tellOf(
        join(folder, second),
        `There are two config files, ${quote(first!)} and ${quote(second)}, in ${quotePath(shownIn(folder, host) || '.')}. Keep one.`,
        messages,
      )
    const chain = own.length === 0 ? above : own.some(({ config }) => config.root) ? own : [...above, ...own]
    ofRoot.set(folder, chain)
    return chain
  }
  // `--config` may name any file, but one in a work tree may come from a pull request.
  const openNamed = (path: string) =>
    open(path, host.cwd, workTreeAround(path, host), host.workspace === undefined)
  const named = typeof choice === 'string' ? openNamed(resolve(host.cwd, choice)) : undefined
  const only = choice === undefined ? undefined : (named ?? [])
  return {
    of: (folder, root) => only ?? chainOf(folder, root),
    files,
    tell(file, place, message) {
      messages.notices.push(`${file.shown(place)}: ${message}`)
      messages.mistakes.push({ path: file.path, severity: 'warning', range: file.rangeOf(place), message })
    },
    // Two roots may have the same file.
    get problems() {
      return [...new Set(messages.problems)]
    },
    get notices() {
      return [...new Set(messages.notices)]
    },
    mistakes: messages.mistakes,
    get met() {
      return met
    },
  }
}

/**
 * Reads config files, and adds them to `files`: gives one after those that it extends, whose globs start at the same
 * folder.
 */
function opener(files: ConfigFile[], messages: Messages, host: Host) {
  const openOne = (path: string, folder: string, root: string | undefined, named = false) => {
    const fault = faultOf(path, { root, limit: LARGEST_CONFIG, named }, host)
    if (fault !== undefined) {
      tellOf(path, `The config file ${quotePath(shownIn(path, host))} ${fault}.`, messages)
      return undefined
    }
    const file = loadConfig(path, folder, messages, host)
    files.push(file)
    return file
  }
  return (path: string, folder: string, root: string | undefined, named = false): readonly ConfigFile[] => {
    const file = openOne(path, folder, root, named)
    if (file === undefined) return []
    const top = root ?? dirname(path)
    const openLead = ({ path: other, isOfPackage }: Lead): ConfigFile | undefined =>
      openOne(other, folder, isOfPackage ? undefined : top)
    return file.extended === undefined
      ? [file]
      : [...extendedBy(file, { top, open: openLead, messages, host }), file]
  }
}

/** The config files of a folder, by their paths from it. */
export function namesIn(folder: string, root: string, host: Host): readonly string[] {
  const here = ELSEWHERE.test(slashed(folder)) ? [] : namesAmong(folder, host)
  if (folder !== root) return here
  return [...here, ...namesAmong(join(folder, '.github'), host).map((name) => `.github/${name}`)]
}

/** A line for each file that looks like a config file and has the wrong name. */
function nearNamesIn(folder: string, host: Host): readonly string[] {
  return (filesIn(folder, host) ?? [])
    .filter((name) => NEAR_NAME.test(name))
    .map((name) => {
      const ending = /\.json$/i.test(name) ? 'json' : 'yaml'
      return `${quotePath(name)} is not read. Rename it to \`passmuster.${ending}\`.`
    })
}

function namesAmong(folder: string, host: Host): readonly string[] {
  const entries = filesIn(folder, host)
  // What cannot be listed may be opened, as a file of the base commit whose folder a pull request deletes.
  return CONFIG_NAMES.filter(
    (name) => entries?.includes(name) ?? tried(() => !host.lstat(join(folder, name)).isDirectory()) ?? false,
  )
}

/** The names of what is no folder; undefined where a folder cannot be listed. */
function filesIn(folder: string, host: Host): readonly string[] | undefined {
  return tried(() => host.list(folder))?.flatMap((entry) => (entry.isDirectory() ? [] : entry.name))
}
