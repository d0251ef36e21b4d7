import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the bundles are made of and by. */
const SOURCES = ['bundle.mjs', 'bundle', 'package.json', 'package-lock.json', 'src', 'tsconfig.json']

/** A digest of all that the bundles of a project are made of, in hexadecimal digits: another source has another one. */
export function sourceDigest(project) {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((each) => filesIn(project, each))) {
    const text = readFileSync(join(project, path))
    hash.update(`${path} ${text.length}\n`).update(text)
  }
  return hash.digest('hex')
}

/** The paths from the project of a file, or of all files in a folder, sorted. */
function filesIn(project, path) {
  if (statSync(join(project, path)).isFile()) return [path]
  const names = readdirSync(join(project, path), { recursive: true, encoding: 'utf8' })
  const paths = names.map((name) => `${path}/${name.replaceAll('\\', '/')}`)
  return paths.filter((each) => statSync(join(project, each)).isFile()).sort()
}
