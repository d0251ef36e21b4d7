/** Texts by their paths, and what was left out of them. */
export interface ReadFiles {
  readonly texts: Readonly<Record<string, string>>
  readonly leftOut: number
}

/** A file that somebody gave, by its path from wherever they took it. */
interface Given {
  readonly path: string
  read(): Promise<Uint8Array> | Uint8Array
  readonly size: number
}

/** So many files, and so many bytes of them together. */
const MOST_FILES = 20_000
const MOST_BYTES = 64 * 1024 * 1024
/** A file with more is not linted. */
const LARGEST_FILE = 1024 * 1024
/** Folders that nobody wants to have linted. */
const PASSED_OVER = /(?:^|\/)(?:\.git|node_modules|__MACOSX)\//

/** Reads what was chosen with a button: files, a folder, or archives. */
export async function readChosen(files: Iterable<File>): Promise<ReadFiles> {
  const given: Given[] = []
  for (const file of files) given.push(...(await givenIn(file, file.webkitRelativePath || file.name)))
  return readAll(given)
}

/** Reads what was dropped onto the page. */
export async function readEntries(entries: readonly FileSystemEntry[]): Promise<ReadFiles> {
  const given: Given[] = []
  for (const entry of entries) await collect(entry, given)
  return readAll(given)
}

async function collect(entry: FileSystemEntry, given: Given[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '')
  if (given.length >= MOST_FILES || PASSED_OVER.test(`${path}/`)) return
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => {
      ;(entry as FileSystemFileEntry).file(resolve, reject)
    })
    given.push(...(await givenIn(file, path)))
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  for (let batch = await entriesOf(reader); batch.length > 0; batch = await entriesOf(reader))
    for (const each of batch) await collect(each, given)
}

function entriesOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  return new Promise((resolve, reject) => {
    reader.readEntries(resolve, reject)
  })
}

/** The file itself, or those in an archive. */
async function givenIn(file: File, path: string): Promise<readonly Given[]> {
  if (!/\.zip$/i.test(file.name))
    return [{ path, size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) }]
  const { unzipSync } = await import('fflate')
  let room = MOST_BYTES
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter({ name, originalSize }) {
      room -= originalSize
      return room > 0 && !name.endsWith('/') && !PASSED_OVER.test(name)
    },
  })
  return Object.entries(entries).map(([name, bytes]) => ({
    path: name,
    size: bytes.length,
    read: () => bytes,
  }))
}

async function readAll(given: readonly Given[]): Promise<ReadFiles> {
  const wanted = given.filter(({ path }) => !PASSED_OVER.test(path))
  const texts: Record<string, string> = {}
  let room = MOST_BYTES
  let leftOut = 0
  for (const [index, { path, size, read }] of wanted.entries()) {
    room -= size
    if (index >= MOST_FILES || room < 0) leftOut++
    else texts[path] = size > LARGEST_FILE ? '' : textOf(await read())
  }
  return { texts: withoutTop(texts), leftOut }
}

/** What is no text is only there: links to it are good. */
function textOf(bytes: Uint8Array): string {
  if (bytes.subarray(0, 8192).includes(0)) return ''
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Without the folder that all lie in, unless that is a skill itself: then its name counts. */
function withoutTop(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const paths = Object.keys(texts)
  const top = paths[0]?.slice(0, paths[0].indexOf('/') + 1) ?? ''
  const isShared = top !== '' && paths.every((path) => path.startsWith(top))
  if (!isShared || paths.some((path) => path.toLowerCase() === `${top}skill.md`.toLowerCase())) return texts
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.slice(top.length), text]))
}
