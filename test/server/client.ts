import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { Host } from '../../src/files/host.ts'
import type { Entry } from '../../src/model.ts'
import packages from '../../src/server/packages.cjs'
import { serve } from '../../src/server/serve.ts'
import { memoryHost, ROOT } from '../memory-host.ts'

/** A disk in memory that changes, and refuses to be written to. */
export interface Disk {
  readonly host: Host
  /** Lays a file, or takes it away. */
  lay(path: string, entry: Entry | undefined): void
}

export function diskOf(files: Readonly<Record<string, Entry>>): Disk {
  const laid = new Map<string, Entry>(Object.entries(files))
  let now = memoryHost(files)
  const asked =
    <Name extends 'list' | 'stat' | 'lstat' | 'realpath' | 'readlink' | 'read'>(name: Name) =>
    (...rest: Parameters<Host[Name]>): ReturnType<Host[Name]> =>
      (now[name] as (...rest: readonly unknown[]) => ReturnType<Host[Name]>)(...rest)
  return {
    lay(path, entry) {
      if (entry === undefined) laid.delete(path)
      else laid.set(path, entry)
      now = memoryHost(Object.fromEntries(laid))
    },
    host: {
      ...now,
      list: asked('list'),
      stat: asked('stat'),
      lstat: asked('lstat'),
      realpath: asked('realpath'),
      readlink: asked('readlink'),
      read: asked('read'),
      write(path) {
        throw new Error(`The server writes ${path}.`)
      },
    },
  }
}

/** What the server sent by itself. */
export interface Sent {
  readonly method: string
  readonly params: any
}

/** A client of a server in the same process, over the protocol. */
export interface Client {
  ask(method: string, params: unknown): Promise<any>
  /** Asks, and takes the question back at once. */
  askAndCancel(method: string, params: unknown): Promise<any>
  tell(method: string, params: unknown): void
  /** Waits until the server has nothing more to say, and gives what it sent since then. */
  settle(): Promise<readonly Sent[]>
  end(): void
}

/**
 * Turns of a millisecond or more: longer than the server waits before it answers several changes together. In each it
 * can judge for a while, however slow the machine is.
 */
const QUIET = 25
/** In milliseconds: whoever works longer in that time may be judging files, of which he tells later. */
const BUSY = 10
/** A machine with much other work never looks idle. */
const MOST_ROUNDS = 40

export function connect({ host }: Disk): Client {
  const {
    createConnection,
    createMessageConnection,
    StreamMessageReader,
    StreamMessageWriter,
    CancellationTokenSource,
  } = packages.languageServer()
  const [up, down] = [new PassThrough(), new PassThrough()]
  const server = createConnection(new StreamMessageReader(up), new StreamMessageWriter(down))
  serve(server, host)
  server.listen()
  const client = createMessageConnection(new StreamMessageReader(down), new StreamMessageWriter(up))
  let sent: Sent[] = []
  client.onNotification((method, params) => void sent.push({ method, params }))
  client.onRequest((method, params) => {
    sent.push({ method, params })
    return null
  })
  client.listen()
  const ask = (method: string, params: unknown): Promise<any> =>
    client.sendRequest(method, params).catch(({ code, message }: any) => ({ error: code, message }))
  return {
    ask,
    askAndCancel(method, params) {
      const { token, cancel } = withCancel(new CancellationTokenSource())
      const answer = client
        .sendRequest(method, params, token)
        .catch(({ code, message }: any) => ({ error: code, message }))
      cancel()
      return answer
    },
    tell: (method, params) => void client.sendNotification(method, params),
    async settle() {
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const [before, start] = [sent.length, performance.eventLoopUtilization()]
        await ask('ping', {})
        for (let turn = 0; turn < QUIET; turn++) await new Promise((next) => setTimeout(next, 1))
        await ask('ping', {})
        if (before === sent.length && performance.eventLoopUtilization(start).active < BUSY) break
      }
      const all = sent
      sent = []
      return all
    },
    end() {
      client.dispose()
      server.dispose()
    },
  }
}

function withCancel(source: { readonly token: any; cancel(): void }) {
  return { token: source.token, cancel: () => source.cancel() }
}

/** The URI of a file of the disk. */
export function uriOf(path: string): string {
  return /^[\w-]+:/.test(path) ? path : pathToFileURL(`${ROOT}/${path}`).href
}
