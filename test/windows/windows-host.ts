import { win32 } from 'node:path'
import type { Host } from '../../src/files/host.ts'
import type { Entry } from '../../src/model.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

/**
 * A machine in memory that finds files as Windows does, by names in any case. It must be asked for whole paths
 * with a drive and backslashes alone.
 */
export function windowsHost(
  files: Readonly<Record<string, Entry>>,
  written = new Map<string, string>(),
): Host {
  const inner = memoryHost(files, written)
  /** The path with each name as the disk has it; as it is from where the disk has nothing of the name. */
  const onDisk = (path: string): string => {
    if (!/^[A-Za-z]:\\[^/]*$/.test(path)) throw new Error(`Windows is asked for ${path}`)
    let at = win32.parse(ROOT).root
    for (const name of win32.relative(at, path).split('\\')) at = win32.join(at, nameIn(at, name))
    return at
  }
  const nameIn = (folder: string, name: string): string => {
    try {
      const names = inner.list(folder).map((entry) => entry.name)
      return names.find((other) => other.toLowerCase() === name.toLowerCase()) ?? name
    } catch {
      return name
    }
  }
  return {
    ...inner,
    list: (path) => inner.list(onDisk(path)),
    stat: (path) => inner.stat(onDisk(path)),
    lstat: (path) => inner.lstat(onDisk(path)),
    realpath: (path) => inner.realpath(onDisk(path)),
    readlink: (path) => inner.readlink(onDisk(path)),
    read: (path, most) => inner.read(onDisk(path), most),
    write: (path, text) => inner.write(onDisk(path), text),
  }
}
