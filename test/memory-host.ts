import { posix, sep } from 'node:path'
import type { DirectoryEntry, Host, Stat } from '../src/files/host.ts'
import type { Entry, Example } from '../src/model.ts'

/** Where its files lie in memory. */
const TREE = '/repository'

/** The same folder as the system names it. */
export const ROOT = systemPath(TREE)

type Node = Map<string, Node> | Entry

/** The files of an example, below `ROOT`, which is a git work tree. */
export function exampleHost({ path, text, files }: Example): Host {
  return memoryHost({ '.git/HEAD': 'ref: refs/heads/main\n', [path]: text, ...files })
}

/**
 * A machine in memory with these files, their paths relative to `ROOT`; `written` receives what is written.
 */
export function memoryHost(
  files: Readonly<Record<string, Entry>>,
  written = new Map<string, string>(),
  stdin = '',
): Host {
  const tree: Map<string, Node> = new Map()
  for (const [path, entry] of Object.entries(files)) plant(tree, posix.join(TREE, path), entry)
  plant(tree, posix.join(TREE, '.'), undefined)

  const find = (path: string, follow: boolean, hops = 0): { real: string; node: Node } => {
    if (hops > 40) throw failure('ELOOP', path)
    let node: Node = tree
    let real = ''
    const names = local(path).split('/').filter(Boolean)
    for (const [index, name] of names.entries()) {
      const next: Node | undefined = node instanceof Map ? node.get(name) : undefined
      if (next === undefined) throw failure(node instanceof Map ? 'ENOENT' : 'ENOTDIR', path)
      const last = index === names.length - 1
      if (isLink(next) && (follow || !last)) {
        return find(
          posix.join(posix.resolve(real || '/', next.link), ...names.slice(index + 1)),
          follow,
          hops + 1,
        )
      }
      node = next
      real += `/${name}`
    }
    return { real: real || '/', node }
  }
  return {
    cwd: ROOT,
    today: () => '2026-06-15',
    list(directory) {
      const { node } = find(directory, true)
      if (!(node instanceof Map)) throw failure(fails(node) ?? 'ENOTDIR', directory)
      return [...node].map(([name, child]) => ({ name, ...kinds(child) }))
    },
    stat: (path) => stat(find(path, true).node),
    lstat: (path) => stat(find(path, false).node),
    realpath: (path) => systemPath(find(path, true).real),
    readlink(path) {
      const { node } = find(path, false)
      if (!isLink(node)) throw failure('EINVAL', path)
      return node.link
    },
    read(path) {
      const { node } = find(path, true)
      if (node instanceof Map) throw failure('EISDIR', path)
      if (typeof node === 'string') return Buffer.from(node)
      if (node instanceof Uint8Array) return node
      throw failure(fails(node) ?? 'EIO', path)
    },
    readStdin: () => Buffer.from(stdin),
    write: (path, text) => void written.set(posix.relative(TREE, local(path)), text),
  }
}

/** A host that tells each path that it is asked for, with the question. */
export function watched(host: Host, asked: (question: string, path: string) => void): Host {
  const telling =
    <Rest extends readonly unknown[], Given>(
      question: string,
      answer: (path: string, ...rest: Rest) => Given,
    ) =>
    (path: string, ...rest: Rest): Given => {
      asked(question, path)
      return answer(path, ...rest)
    }
  return {
    ...host,
    list: telling('list', host.list),
    stat: telling('stat', host.stat),
    lstat: telling('lstat', host.lstat),
    realpath: telling('realpath', host.realpath),
    readlink: telling('readlink', host.readlink),
    read: telling('read', host.read),
  }
}

/** A path in memory as the system writes it: Windows has drives and backslashes. */
function systemPath(path: string): string {
  return sep === '/' ? path : `C:${path.replaceAll('/', sep)}`
}

function local(path: string): string {
  return posix.resolve('/', path.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/'))
}

function plant(tree: Map<string, Node>, path: string, entry: Entry | undefined): void {
  const names = path.split('/').filter(Boolean)
  let at = tree
  for (const name of entry === undefined ? names : names.slice(0, -1)) {
    const next = at.get(name) ?? new Map<string, Node>()
    at.set(name, next)
    at = next as Map<string, Node>
  }
  if (entry !== undefined) at.set(names.at(-1)!, entry)
}

function isLink(node: Node): node is { readonly link: string } {
  return typeof node === 'object' && 'link' in node
}

function fails(node: Node): string | undefined {
  return typeof node === 'object' && 'fails' in node ? node.fails : undefined
}

function kinds(node: Node): Pick<DirectoryEntry, 'isFile' | 'isDirectory' | 'isSymbolicLink'> {
  const directory = node instanceof Map
  return {
    isFile: () => !directory && !isLink(node),
    isDirectory: () => directory,
    isSymbolicLink: () => isLink(node),
  }
}

function stat(node: Node): Stat {
  const size =
    typeof node === 'string' ? Buffer.byteLength(node) : node instanceof Uint8Array ? node.length : 0
  return { size, ...kinds(node) }
}

function failure(code: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path}`), { code })
}
