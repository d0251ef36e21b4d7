import { isUtf8 } from 'node:buffer'
import { dirname, join } from 'node:path'
import type { Ignore } from 'ignore'
import { LARGEST_FILE } from '../lint/reading.ts'
import { LONGEST_PATH } from '../wording/paths.ts'
import type { Host } from './host.ts'
import packages from './packages.cjs'
import { fromRoot } from './paths.ts'

const IGNORE_FILE = '.gitignore'
/** Lines of one search. Each is held against each path, so their number times that of the files is the work. */
const MOST_LINES = 5000
/** Of `**` in a line: these take milliseconds, twice as many take minutes. Other stars take linear time. */
const MOST_DEEP_STARS = 3

/** The ignore files of git, each read when it is first needed. */
export interface IgnoreFiles {
  /** Is told what lies in a folder: where no ignore file does, nobody has to look for one. */
  readonly saw: (folder: string, names: readonly string[]) => void
  /** Whether git leaves out an absolute path, whose folder is not left out itself. */
  readonly ignores: (path: string, isDirectory: boolean, root: string) => boolean
}

interface Layer {
  readonly folder: string
  readonly rules: Ignore
}

/** The ignore files of one search. Those above a root do not count for it. */
export function ignoreFiles(host: Host): IgnoreFiles {
  const withoutIgnoreFile = new Set<string>()
  /** The ignore files that apply in each folder, the nearest last; by root, then by folder. */
  const layers = new Map<string, Map<string, readonly Layer[]>>()
  let room = MOST_LINES
  const layersOf = (folder: string, root: string): readonly Layer[] => {
    const ofRoot = layers.get(root) ?? new Map<string, readonly Layer[]>()
    layers.set(root, ofRoot)
    const known = ofRoot.get(folder)
    if (known !== undefined) return known
    const above = folder === root ? [] : layersOf(dirname(folder), root)
    const own = withoutIgnoreFile.has(folder) ? [] : readIgnoreFile(join(folder, IGNORE_FILE), host)
    const lines = own.slice(0, room)
    room -= lines.length
    const all = lines.length === 0 ? above : [...above, { folder, rules: rulesOf(lines) }]
    ofRoot.set(folder, all)
    return all
  }
  return {
    saw(folder, names) {
      if (!names.includes(IGNORE_FILE)) withoutIgnoreFile.add(folder)
    },
    ignores: (path, isDirectory, root) => isIgnoredBy(layersOf(dirname(path), root), path, isDirectory),
  }
}

/** The nearest ignore file that says anything about a path decides. */
function isIgnoredBy(layers: readonly Layer[], path: string, isDirectory: boolean): boolean {
  if (layers.length === 0) return false
  for (const { folder, rules } of layers.toReversed()) {
    const { ignored, unignored } = rules.test(fromRoot(path, folder) + (isDirectory ? '/' : ''))
    if (ignored || unignored) return ignored
  }
  return false
}

function rulesOf(lines: readonly string[]): Ignore {
  return packages.ignore()({ ignorecase: false }).add(lines)
}

/**
 * The lines of an ignore file that say something; none of a file that cannot be read or is too large. Lines longer
 * than any path, and lines that would be matched for ever, are dropped: then more is checked rather than less.
 */
function readIgnoreFile(path: string, host: Host): readonly string[] {
  try {
    if (!host.lstat(path).isFile()) return []
    const bytes = host.read(path, LARGEST_FILE + 1)
    if (bytes.length > LARGEST_FILE) return []
    return new TextDecoder()
      .decode(withoutBadLines(bytes))
      .split('\n')
      .filter((line) => !/^\s*(?:#|$)/.test(line) && line.length <= LONGEST_PATH && !hasManyDeepStars(line))
  } catch {
    return []
  }
}

/** The lines that are UTF-8. One that is not names files that are not either, and none of those can be checked. */
function withoutBadLines(bytes: Uint8Array): Uint8Array {
  if (isUtf8(bytes)) return bytes
  const lines = Buffer.from(bytes).toString('latin1').split('\n')
  return Buffer.from(lines.filter((line) => isUtf8(Buffer.from(line, 'latin1'))).join('\n'), 'latin1')
}

/** Whether the expression that the package makes of a line would be matched for ever: each `**` multiplies the ways. */
function hasManyDeepStars(line: string): boolean {
  return line.split('/').filter((name) => name.includes('**')).length > MOST_DEEP_STARS
}
