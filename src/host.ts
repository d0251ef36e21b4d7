import fs from 'node:fs'
import { buffer } from 'node:stream/consumers'

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
  list(directory: string): DirectoryEntry[]
  stat(path: string): Stat
  /** Like `stat`, of a symbolic link itself. */
  lstat(path: string): Stat
  realpath(path: string): string
  /** Where a symbolic link points to, as it is written. */
  readlink(path: string): string
  read(path: string): Uint8Array
  readStdin(): Promise<Uint8Array>
  write(path: string, text: string): void
}

export const machine: Host = {
  cwd: process.cwd(),
  today: new Date().toISOString().slice(0, 10),
  list: (directory) => fs.readdirSync(directory, { withFileTypes: true }),
  stat: (path) => fs.statSync(path),
  lstat: (path) => fs.lstatSync(path),
  realpath: (path) => fs.realpathSync.native(path),
  readlink: (path) => fs.readlinkSync(path),
  read: (path) => fs.readFileSync(path),
  readStdin: () => buffer(process.stdin),
  write: (path, text) => fs.writeFileSync(path, text),
}

/** The system's code of an error, such as `EACCES`; its message when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error)
}
