import { isUtf8 } from 'node:buffer'
import { dirname, join } from 'node:path'
import { LARGEST_FILE } from '../lint/reading.ts'
import { keptByText } from '../wording/kept-for.ts'
import { LONGEST_PATH } from '../wording/paths.ts'
import type { Glob } from './glob.ts'
import { matchGlob, parseGlob } from './glob.ts'
import type { Host } from './host.ts'
import { tried } from './host.ts'
import { fromRoot } from './paths.ts'

const IGNORE_FILE = '.gitignore'
/** Lines of one search. */
const MOST_LINES = 5000
/** Bytes that are read in the time of one step of matching. */
const BYTES_A_STEP = 0.5
/** Folders of which the answers are kept: links may name millions. */
const MOST_REMEMBERED = 10_000

/** The ignore files of git, each read when it is first needed. */
export interface IgnoreFiles {
  /** Is told what lies in a folder: where no ignore file does, nobody looks for one. */
  readonly saw: (folder: string, names: readonly string[]) => void
  /** Whether git leaves out an absolute path, whose folder is not left out itself. */
  readonly ignores: (path: string, isDirectory: boolean, root: string) => boolean
}

/** What an ignore file says of what lies below its folder. */
interface Layer {
  readonly folder: string
  /** Whether it leaves out a path from the folder; undefined where it says nothing of it. */
  readonly decides: (path: string, isDirectory: boolean) => boolean | undefined
}

interface Line {
  readonly glob: Glob
  readonly leavesOut: boolean
  readonly onlyFolders: boolean
}

/** The ignore files of one search. Those above a root do not count for it. */
export function ignoreFiles(host: Host): IgnoreFiles {
  const withoutIgnoreFile = new Set<string>()
  let room = MOST_LINES
  /** The ignore files that apply in each folder, the nearest last; by root, then by folder. */
  const layersIn = keptByText((root) => {
    const layersOf: (folder: string) => readonly Layer[] = keptByText((folder) => {
      const above = folder === root ? [] : layersOf(dirname(folder))
      const own = withoutIgnoreFile.has(folder) ? [] : readIgnoreFile(join(folder, IGNORE_FILE), host)
      const lines = own.slice(0, room)
      room -= lines.length
      return lines.length === 0 ? above : [...above, layerOf(folder, lines, host)]
    })
    return layersOf
  })
  return {
    saw(folder, names) {
      if (!names.includes(IGNORE_FILE)) withoutIgnoreFile.add(folder)
    },
    ignores: (path, isDirectory, root) => isIgnoredBy(layersIn(root)(dirname(path)), path, isDirectory),
  }
}

/** The nearest ignore file that says anything about a path decides. */
function isIgnoredBy(layers: readonly Layer[], path: string, isDirectory: boolean): boolean {
  for (const { folder, decides } of layers.toReversed()) {
    const decided = decides(fromRoot(path, folder), isDirectory)
    if (decided !== undefined) return decided
  }
  return false
}

function layerOf(folder: string, written: readonly string[], host: Host): Layer {
  const lines = written.flatMap((line) => readLine(line) ?? []).reverse()
  const folders = new Map<string, boolean | undefined>()
  // What lies in a folder that is left out is so, too; else the last line that matches decides.
  const decides = (path: string, isDirectory: boolean): boolean | undefined => {
    const slash = path.lastIndexOf('/')
    if (slash !== -1 && decidesFolder(path.slice(0, slash))) return true
    const counted = { steps: 0 }
    const line = lines.find(
      ({ glob, onlyFolders }) => (isDirectory || !onlyFolders) && matchGlob(glob, path, counted),
    )
    host.spend?.(join(folder, IGNORE_FILE), counted.steps)
    return line?.leavesOut
  }
  const decidesFolder = (path: string): boolean | undefined => {
    if (folders.has(path)) return folders.get(path)
    const decided = decides(path, true)
    if (folders.size >= MOST_REMEMBERED) folders.clear()
    folders.set(path, decided)
    return decided
  }
  return {
    folder,
    decides: (path, isDirectory) => (isDirectory ? decidesFolder(path) : decides(path, false)),
  }
}

/** Reads a line as git does; undefined for one that matches nothing. */
function readLine(line: string): Line | undefined {
  const leavesOut = !line.startsWith('!')
  const pattern = leavesOut ? line : line.slice(1)
  const onlyFolders = pattern.endsWith('/')
  const bare = pattern.replace(/\/$/, '').replace(/^\//, '')
  // What lies below a folder has some name there: `a/**` says nothing of `a`.
  let inside = bare.replace(/(?<=^|\/)\*{3,}(?=\/|$)/g, '**')
  const whole = inside
  while (inside.endsWith('/**')) inside = inside.slice(0, -'/**'.length)
  if (inside !== whole) inside += '/*'
  const anyDepth = !pattern.replace(/\/$/, '').includes('/')
  const glob = parseGlob(asGlob(inside), { anyDepth, below: inside !== whole, longest: Infinity })
  return 'mistake' in glob ? undefined : { glob, leavesOut, onlyFolders }
}

/** A pattern of git as a glob: braces and the like stand for themselves, a class for its characters alone. */
function asGlob(pattern: string): string {
  return pattern.replace(
    /\\([^])|\[[!^]?\]?(?:\[:\w*:\]|\\[^]?|[^\]\\])*\]?|[{}()|!@+,]/g,
    (text, escaped?: string) => {
      if (escaped !== undefined) return withoutEscape(text, escaped)
      // A class that is never closed is left open, which makes the line match nothing.
      if (text === '[') return text
      if (text.length === 1) return `\\${text}`
      const members = text.replace(/\\([^])/gu, withoutEscape)
      return members.replace(/^\[(?=[^-[\]\\]+\]$)(?![!^])([^])/u, '[$1-$1')
    },
  )
}

function withoutEscape(text: string, escaped: string): string {
  return /[\p{L}\p{N}/]/u.test(escaped) ? escaped : text
}

/**
 * The lines of an ignore file that say something; none of a file that cannot be read or is too large. Lines longer
 * than any path are dropped: then more is checked rather than less.
 */
function readIgnoreFile(path: string, host: Host): readonly string[] {
  const isFile = tried(() => host.lstat(path).isFile())
  const bytes = (isFile && tried(() => host.read(path, LARGEST_FILE + 1))) || new Uint8Array()
  host.spend?.(path, bytes.length / BYTES_A_STEP)
  if (bytes.length > LARGEST_FILE) return []
  return new TextDecoder()
    .decode(withoutBadLines(bytes))
    .split('\n')
    .filter((line) => !line.startsWith('#') && line.length <= LONGEST_PATH)
    .map(withoutBlanks)
    .filter((line) => line !== '')
}

/** A line without the blanks at its end, but one that is escaped. */
function withoutBlanks(line: string): string {
  let end = line.endsWith('\r') ? line.length - 1 : line.length
  while (line[end - 1] === ' ' && line[end - 2] !== '\\') end--
  return line.slice(0, end)
}

/** The lines that are UTF-8. One that is not names files that are not either, and none of those can be checked. */
function withoutBadLines(bytes: Uint8Array): Uint8Array {
  if (isUtf8(bytes)) return bytes
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  return Buffer.from(lines.filter((line) => isUtf8(Buffer.from(line, 'latin1'))).join('\n'), 'latin1')
}
