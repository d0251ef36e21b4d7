import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { nameOf, runGit } from './git.ts'
import type { DirectoryEntry, Host } from './host.ts'
import { errorCode, tried } from './host.ts'
import packages from './packages.cjs'

const windows = process.platform === 'win32'

/** The machine that the program runs on. */
export const machine: Host = {
  // Asked for where it is needed: that of a folder that was deleted throws.
  get cwd() {
    return process.cwd()
  },
  // The day on which the process started: a run around midnight has one alone. (To load `performance` takes longer.)
  today: () => new Date(Date.now() - 1000 * process.uptime()).toISOString().slice(0, 10),
  list,
  stat: (path) => fs.statSync(reachable(path)),
  lstat: (path) => fs.lstatSync(reachable(path)),
  realpath: (path) => fs.realpathSync.native(reachable(path)),
  readlink: (path) => fs.readlinkSync(reachable(path)),
  read: (path, most) =>
    most === undefined
      ? fs.readFileSync(reachable(path), { flag: READ as unknown as string })
      : readAtMost(reachable(path), most),
  readStdin,
  write: writeWhole,
  git: runGit,
  expectWork: optimizeLater,
}

/** Whether the working directory was deleted. */
export function isHomeless(): boolean {
  return !tried(() => machine.stat(machine.cwd).isDirectory())
}

/**
 * V8 of Node 20 optimizes functions before it knows with what they are called, and then again and again. Sixteen
 * times its patience and a third of its inlining save a tenth to a fifth of the CPU on hundreds of files; to ask for
 * them takes as long as thirty files. Later versions wait by themselves.
 */
export function optimizeLater(): void {
  if (process.versions.node.startsWith('20.'))
    packages.v8().setFlagsFromString('--interrupt-budget=1081344 --max-inlined-bytecode-size-cumulative=300')
}

/**
 * Without waiting: some files of the kernel call themselves regular and never end, and a file may become a pipe.
 * Windows has no such flag.
 */
const READ = fs.constants.O_RDONLY | ((fs.constants.O_NONBLOCK as number | undefined) ?? 0)

/** What is read passes through it: to ask for a file's size, and for memory, takes longer than to read most files. */
const CHUNK = Buffer.allocUnsafe(64 * 1024)

function readAtMost(path: string, most: number): Uint8Array {
  const file = fs.openSync(path, READ)
  try {
    const chunks: Buffer[] = []
    // A file that gives less than it is asked for has no more.
    for (let left = most, read = CHUNK.length; read === CHUNK.length && left > 0; left -= read) {
      read = fs.readSync(file, CHUNK, 0, Math.min(CHUNK.length, left), null)
      chunks.push(Buffer.from(CHUNK.subarray(0, read)))
    }
    return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
  } finally {
    fs.closeSync(file)
  }
}

function readStdin(most: number): Uint8Array {
  const chunks: Buffer[] = []
  for (let left = most; left > 0; ) {
    const read = readSome(Math.min(CHUNK.length, left))
    if (read === 0) break
    chunks.push(Buffer.from(CHUNK.subarray(0, read)))
    left -= read
  }
  return Buffer.concat(chunks)
}

/** How many bytes of standard input came into `CHUNK`; 0 at its end. */
function readSome(most: number): number {
  for (;;) {
    try {
      return fs.readSync(0, CHUNK, 0, most, null)
    } catch (error) {
      if (errorCode(error) === 'EOF') return 0
      if (errorCode(error) !== 'EAGAIN') throw error
      // Who writes to the pipe has nothing yet: it is asked again after 5 ms.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    }
  }
}

/**
 * Of a name that is not UTF-8 Node would have the same replacement character for all bytes that are not: two such
 * files would look like one, and like a file that may really have that name.
 */
function list(directory: string): DirectoryEntry[] {
  const entries: DirectoryEntry[] = fs.readdirSync(reachable(directory), { withFileTypes: true })
  if (windows || !entries.some(({ name }) => name.includes('\ufffd'))) return entries
  return fs.readdirSync(directory, { withFileTypes: true, encoding: 'buffer' as 'utf8' }).map((entry) => {
    entry.name = nameOf(entry.name as unknown as Buffer)
    return entry
  })
}

/** Refuses a path that the system has no file for, lest it be taken for another one. */
function reachable(path: string): string {
  if (!windows && !path.isWellFormed())
    throw Object.assign(new Error('the name is not UTF-8'), { code: 'EILSEQ' })
  return path
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Lets a signal end the run only when the event loop turns again: what is being written is then whole. */
function deferSignals(): void {
  if (process.listeners('SIGINT').includes(obey)) return
  for (const signal of SIGNALS) process.on(signal, obey)
  setImmediate(forgetSignals)
}

function forgetSignals(): void {
  for (const signal of SIGNALS) process.off(signal, obey)
}

function obey(signal: NodeJS.Signals): void {
  forgetSignals()
  process.kill(process.pid, signal)
}

/** The names that systems have for what a process has open. */
const STREAM = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/

/** Writes a file whole, or leaves it as it was and throws. */
function writeWhole(path: string, text: string, makesFolders = false): void {
  deferSignals()
  if (makesFolders) fs.mkdirSync(dirname(path), { recursive: true })
  const present = fs.statSync(path, { throwIfNoEntry: false })
  const own = fs.lstatSync(path, { throwIfNoEntry: false })
  // A pipe or a device takes what is written to it, and so does what a shell redirects to; a rename would put a
  // file in its place.
  if (STREAM.test(path) || present?.isFile() === false) writeTo(path, 'w', text)
  else if (own?.isFile() !== true) replaceFile(path, text, present)
  else writeOver(path, text, own)
}

/** What a file that is there may be done to: who may write in its folder alone could still replace it. */
function writeOver(path: string, text: string, own: fs.Stats): void {
  if ((own.mode & 0o222) === 0) throw new Error('it is read-only. Make it writable first')
  fs.accessSync(path, fs.constants.W_OK)
  if (own.nlink > 1) rewrite(path, text)
  else replaceFile(path, text, own)
}

/** Writes a file where it lies: a new one in its place would leave the old text to its other names. */
function rewrite(path: string, text: string): void {
  const before = fs.readFileSync(path)
  const file = fs.openSync(path, 'r+')
  try {
    try {
      fill(file, Buffer.from(text))
    } catch (error) {
      fill(file, before)
      throw error
    }
  } finally {
    fs.closeSync(file)
  }
}

function fill(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) at += fs.writeSync(file, bytes, at, bytes.length - at, at)
  fs.ftruncateSync(file, bytes.length)
}

function replaceFile(path: string, text: string, present: fs.Stats | undefined): void {
  const folder = dirname(path)
  removeLeftovers(folder)
  // The name of the file may be as long as a name can be.
  const temporary = join(folder, `.passmuster-${process.pid}-${crypto.randomUUID()}.tmp`)
  try {
    writeTo(temporary, 'wx', text, present?.mode)
    if (present !== undefined) keepOwner(temporary, present)
    fs.renameSync(temporary, path)
  } catch (error) {
    fs.rmSync(temporary, { force: true })
    throw error
  }
}

/** The folders in which this process has written. */
const cleaned = new Set<string>()

const LEFTOVER = /^\.passmuster-(\d+)-[\da-f-]{36}\.tmp$/

/** In milliseconds: nobody takes as long to write a file. */
const LONGEST_WRITE = 60 * 60 * 1000

/** Removes what runs did not put in place, because they were killed, and leaves that of runs which go on. */
function removeLeftovers(folder: string): void {
  if (cleaned.has(folder)) return
  cleaned.add(folder)
  try {
    for (const name of fs.readdirSync(folder)) {
      const pid = LEFTOVER.exec(name)?.[1]
      const path = join(folder, name)
      if (pid !== undefined && isOver(Number(pid)) && isOldFile(path)) fs.rmSync(path, { force: true })
    }
  } catch {
    // Who may not list a folder may still write in it.
  }
}

/** A run in another container may have any number, and write in the same folder. */
function isOldFile(path: string): boolean {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false })
  return stat?.isFile() === true && Date.now() - stat.mtimeMs > LONGEST_WRITE
}

function isOver(pid: number): boolean {
  // In a container each run may have the same number, and this one has written nothing here.
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return errorCode(error) === 'ESRCH'
  }
}

function writeTo(path: string, flag: 'w' | 'wx', text: string, mode = 0o666): void {
  const file = fs.openSync(path, flag, mode)
  try {
    fs.writeFileSync(file, text)
  } finally {
    fs.closeSync(file)
  }
}

function keepOwner(path: string, { uid, gid, mode }: fs.Stats): void {
  // Only root may give a file to somebody else.
  tried(() => fs.chownSync(path, uid, gid))
  // Of the mode that a file is made with, the umask takes something away.
  fs.chmodSync(path, mode)
}
