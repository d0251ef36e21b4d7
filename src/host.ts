import fs from 'node:fs'

export interface Stat {
  readonly size: number
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

export interface DirectoryEntry {
  name: string
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

/** The machine: all that the linter does outside its own memory. Paths are absolute; each call throws as node:fs does. */
export interface Host {
  readonly cwd: string
  /** The day of the run, as YYYY-MM-DD. */
  readonly today: string
  /** The folder that stands for the repository where no git work tree says what it is. */
  readonly workspace?: string
  list(directory: string): DirectoryEntry[]
  stat(path: string): Stat
  /** Like `stat`, of a symbolic link itself. */
  lstat(path: string): Stat
  realpath(path: string): string
  /** Where a symbolic link points to, as it is written. */
  readlink(path: string): string
  /** The bytes of a file. At most `most` of them may be asked for: those are valid until the next file is read. */
  read(path: string, most?: number): Uint8Array
  readStdin(): Promise<Uint8Array>
  /** Whoever reads the file meanwhile finds the old text or the new one, never a part. */
  write(path: string, text: string): void
  /** Hears how many of all files are checked. */
  saw?(done: number, total: number): void
}

export const machine: Host = {
  cwd: process.cwd(),
  today: new Date().toISOString().slice(0, 10),
  list: (directory) => fs.readdirSync(directory, { withFileTypes: true }),
  stat: (path) => fs.statSync(path),
  lstat: (path) => fs.lstatSync(path),
  realpath: (path) => fs.realpathSync.native(path),
  readlink: (path) => fs.readlinkSync(path),
  read: (path, most) => (most === undefined ? fs.readFileSync(path) : readAtMost(path, most)),
  readStdin: async () => (await import('node:stream/consumers')).buffer(process.stdin),
  write: writeWhole,
}

let buffer = Buffer.alloc(0)
const CHUNK = 64 * 1024

/** To ask for a file's size first, and for memory of that size, takes longer than to read most files. */
function readAtMost(path: string, most: number): Uint8Array {
  if (buffer.length < most) buffer = Buffer.allocUnsafe(most)
  const file = fs.openSync(path, 'r')
  try {
    let length = 0
    // A file that gives less than it is asked for has no more.
    for (let read = CHUNK; read === CHUNK && length < most; length += read) read = fs.readSync(file, buffer, length, Math.min(CHUNK, most - length), null)
    return buffer.subarray(0, length)
  } finally {
    fs.closeSync(file)
  }
}

function writeWhole(path: string, text: string): void {
  const present = fs.statSync(path, { throwIfNoEntry: false })
  // A pipe or a device takes what is written to it; a rename would put a file in its place.
  if (path.startsWith('/dev/') || present?.isFile() === false) return fs.writeFileSync(path, text)
  const temporary = `${path}.${crypto.randomUUID()}.tmp`
  try {
    fs.writeFileSync(temporary, text, { flag: 'wx', mode: present?.mode ?? 0o666 })
    fs.renameSync(temporary, path)
  } catch (error) {
    fs.rmSync(temporary, { force: true })
    throw error
  }
}

/** The system's code of an error, such as `EACCES`; its message when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error)
}
