import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What the bundles are made of, besides the packages that the lock file names. */
const SOURCES = ['bundle', 'bundle.mjs', 'package-lock.json', 'src', 'tsconfig.json']
const root = new URL('../', import.meta.url)

/** The file that keeps the checksums; it counts in none of them. */
export const CHECKSUMS = 'checksums.txt'

/** Checksums of the source and of the bundles in a folder, so that both are known to belong together. */
export function checksums(folder) {
  const sources = SOURCES.flatMap((name) => filesIn(fileURLToPath(new URL(name, root)), name))
  return `source ${checksumOf(sources)}\nbundles ${checksumOf(filesIn(folder, ''))}\n`
}

/** The files at a path or below it, as pairs of a name and the path. */
function filesIn(path, name) {
  if (statSync(path).isFile()) return [[name, path]]
  return readdirSync(path).flatMap((each) => filesIn(`${path}/${each}`, `${name}/${each}`))
}

function checksumOf(files) {
  const hash = createHash('sha256')
  const named = files.filter(([name]) => name !== `/${CHECKSUMS}`)
  for (const [name, path] of named.sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name} ${statSync(path).size}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(checksums(process.argv[2]))
