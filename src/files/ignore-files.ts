import { dirname, join } from 'node:path'
import type { Ignore } from 'ignore'
import { starMistake } from './glob-mistakes.ts'
import type { Host } from './host.ts'
import packages from './packages.cjs'
import { fromRoot } from './paths.ts'

const IGNORE_FILE = '.gitignore'
const LONGEST_PATH = 4096

/** The ignore files of git, each read when it is first needed. */
export interface IgnoreFiles {
  /** Is told what lies in a folder: where no ignore file does, nobody has to look for one. */
  readonly saw: (folder: string, names: readonly string[]) => void
  /** Whether git leaves out an absolute path, whose folder is not left out itself. */
  readonly ignores: (path: string, isDirectory: boolean, root: string) => boolean
}

/** What one ignore file says about the paths below its folder. */
interface Layer {
  readonly folder: string
  readonly rules: Ignore
}

/** The ignore files of one search. Those above a root do not count for it. */
export function ignoreFiles(host: Host): IgnoreFiles {
  const withoutIgnoreFile = new Set<string>()
  /** The ignore files that apply in each folder, the nearest last; by root, then by folder. */
  const layers = new Map<string, Map<string, readonly Layer[]>>()
  const layersOf = (folder: string, root: string): readonly Layer[] => {
    const ofRoot = layers.get(root) ?? new Map<string, readonly Layer[]>()
    layers.set(root, ofRoot)
    const known = ofRoot.get(folder)
    if (known !== undefined) return known
    const above = folder === root ? [] : layersOf(dirname(folder), root)
    const own = withoutIgnoreFile.has(folder) ? undefined : layerOf(folder, host)
    const all = own === undefined ? above : [...above, own]
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

function layerOf(folder: string, host: Host): Layer | undefined {
  const text = readIgnoreFile(join(folder, IGNORE_FILE), host)
  return text === undefined
    ? undefined
    : { folder, rules: packages.ignore()({ ignorecase: false }).add(text) }
}

function readIgnoreFile(path: string, host: Host): string | undefined {
  try {
    if (!host.lstat(path).isFile()) return undefined
    // Lines longer than any path, and lines that would be matched for ever, are dropped: then more is checked
    // rather than less.
    return new TextDecoder()
      .decode(host.read(path))
      .split('\n')
      .filter((line) => line.length <= LONGEST_PATH && starMistake(line) === undefined)
      .join('\n')
  } catch {
    return undefined
  }
}
