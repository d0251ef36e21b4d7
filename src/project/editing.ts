import { dirname, join } from 'node:path'
import type { Host } from '../files/host.ts'
import { tried } from '../files/host.ts'
import { withFolders } from '../files/overlaid-folders.ts'
import { overlaid } from '../files/overlaid-host.ts'
import { exists, fromRoot, isInside, native, realFile, realFolder } from '../files/paths.ts'
import { LARGEST_FILE } from '../lint/reading.ts'
import type { Diagnostic, Related } from '../model.ts'
import { withoutRepeats } from './config/parse-config.ts'
import type { Live, LiveChoices, LiveRoot } from './live.ts'
import { openLive } from './live.ts'

/** A file of a repository. */
export interface LiveFile extends LiveRoot {
  /** From the root, with `/`. */
  readonly path: string
}

/** Folders that somebody edits, with the texts that are not saved. Paths are absolute. The disk is only read. */
export interface Editing {
  add(folder: string): void
  remove(folder: string): void
  /** Looks at all anew, with other choices. */
  choose(choices: LiveChoices): void
  /**
   * Gives a file another text than the one that lies there; without a text it is again as it lies there. A byte order
   * mark stays: editors keep it to themselves, and save it again.
   */
  put(path: string, text: string | undefined): void
  /** The real path of a file that may be missing. */
  real(path: string): string
  /** Hears that a file changed on the disk; with `moved`, that it was added or deleted. */
  changed(path: string, moved: boolean): void
  /** Judges the repositories of these files, or all, until it must stop. Whether all are judged. */
  judge(mustStop: () => boolean, paths?: readonly string[]): boolean
  /** The folders, and what files with a text that lie in none are looked at by. */
  lives(): readonly Live[]
  /** The one of a file. */
  live(path: string): Live | undefined
  /** The repository of a file; undefined where nothing is checked around it. */
  at(path: string): LiveFile | undefined
  /** The text of a file, as it is edited or lies there; undefined for one that cannot be read. */
  text(path: string): string | undefined
  /** What is found in a file, also in a config file; with `quick` without a look at others. Ranges are those of `text`. */
  findings(path: string, quick: boolean): readonly Found[]
  /** The files with findings. */
  paths(): readonly string[]
}

/** A finding of a rule, or what is wrong with a config file. */
type Found = Pick<Diagnostic, 'severity' | 'message' | 'range' | 'related'> & {
  readonly rule?: string
}

/** Opens no folder yet. */
export function openEditing(disk: Host, initial: LiveChoices): Editing {
  let choices = initial
  const folders = new Set<string>()
  const lives = new Map<string, Live>()
  const texts = new Map<string, Uint8Array>()
  const machine = overlaid(withFolders(disk, texts), texts)
  const real = (path: string): string => realFile(path, disk)
  const liveOf = (path: string): Live | undefined => {
    const around = [...folders].filter((folder) => isInside(path, folder))
    return lives.get(around.sort((a, b) => b.length - a.length)[0] ?? path)
  }
  /** Opens a folder, or a file that lies in none: nobody asked to search what lies around it. */
  const look = (path: string): void => {
    const live = folders.has(path)
      ? openLive(path, machine, choices)
      : openLive(dirname(path), machine, { ...choices, paths: [path] })
    lives.set(path, live)
  }
  const at = (given: string): LiveFile | undefined => {
    const path = real(given)
    const roots = liveOf(path)?.roots() ?? []
    const around = roots.findLast(({ root }) => isInside(path, root))
    return around && { ...around, path: fromRoot(path, around.root) }
  }
  const tell = (path: string, moved: boolean): void => {
    for (const live of lives.values()) live.changed(path, moved)
  }
  return {
    add(folder) {
      folders.add(realFolder(folder, disk))
      look(realFolder(folder, disk))
    },
    remove(folder) {
      folders.delete(realFolder(folder, disk))
      lives.delete(realFolder(folder, disk))
      for (const path of texts.keys()) if (liveOf(path) === undefined) look(path)
    },
    choose(next) {
      choices = next
      for (const path of [...lives.keys()]) look(path)
    },
    put(given, text) {
      const path = real(given)
      const isKnown = texts.has(path) || exists(path, disk)
      if (text !== undefined)
        texts.set(path, Buffer.from(isMarked(path, disk) && !text.startsWith(MARK) ? MARK + text : text))
      else if (!texts.delete(path)) return
      if (text !== undefined && liveOf(path) === undefined) look(path)
      if (text === undefined && !folders.has(path)) lives.delete(path)
      tell(path, !isKnown || !(text !== undefined || exists(path, disk)))
    },
    changed(given, moved) {
      // A file may come after it was opened, and before `put` looked for it: then it is not known yet.
      if (moved || !texts.has(real(given))) tell(real(given), moved)
    },
    judge: (mustStop, paths) =>
      judged(paths?.map(at) ?? [...lives.values()].flatMap((live) => live.roots()), mustStop),
    real,
    lives: () => [...lives.values()],
    live: (path) => liveOf(real(path)),
    at,
    text: (path) =>
      tried(() => Buffer.from(texts.get(real(path)) ?? disk.read(real(path), MOST_BYTES)).toString()),
    findings(path, quick) {
      const { workspace, path: own = '' } = at(path) ?? {}
      const findings = (quick ? workspace?.own(own) : workspace?.findings(own)) ?? []
      return [...mistakesIn(real(path), liveOf(real(path))), ...withoutStale(findings, at(path), lives)]
    },
    paths: () => [...new Set([...lives.values()].flatMap(pathsIn))],
  }
}

/** What is wrong with a config file, once: two folders may have met it. */
function mistakesIn(path: string, live: Live | undefined): readonly Found[] {
  return withoutRepeats(live?.mistakes().filter((each) => each.path === path) ?? [])
}

/** Findings without what they say of config files with an error, of which an earlier text holds: places are of that. */
function withoutStale(
  findings: readonly Diagnostic[],
  place: LiveFile | undefined,
  lives: ReadonlyMap<string, Live>,
): readonly Diagnostic[] {
  const mistakes = [...lives.values()].flatMap((live) => live.mistakes())
  const wrong = new Set(mistakes.flatMap(({ path, severity }) => (severity === 'error' ? path : [])))
  if (place === undefined || wrong.size === 0) return findings
  const isStale = ({ path }: Related): boolean =>
    path !== undefined && wrong.has(join(place.root, native(path)))
  return findings.map(({ related, ...rest }) => {
    const left = related?.filter((each) => !isStale(each)) ?? []
    return { ...rest, ...(left.length > 0 && { related: left }) }
  })
}

function judged(roots: readonly (LiveRoot | undefined)[], mustStop: () => boolean): boolean {
  for (const workspace of new Set(roots.map((each) => each?.workspace)))
    while (workspace?.advance()) if (mustStop()) return false
  return true
}

function pathsIn(live: Live): readonly string[] {
  const found = live.roots().flatMap(({ root, workspace }) => {
    const wrong = workspace.all().filter(({ diagnostics }) => diagnostics.length > 0)
    return wrong.map(({ path }) => join(root, native(path)))
  })
  return [...live.mistakes().map(({ path }) => path), ...found]
}

function isMarked(path: string, disk: Host): boolean {
  return tried(() => Buffer.from(disk.read(path, 3)).toString().startsWith(MARK)) ?? false
}

const MARK = '\ufeff'

/** No finding has a place below: what is larger is not checked. */
const MOST_BYTES = 2 * LARGEST_FILE
