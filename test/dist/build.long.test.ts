import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { project } from '../docs/hand-written.ts'
import { inFolder } from '../folder.ts'

test('dist is what the source builds', { timeout: 240_000 }, () => {
  inFolder({}, (folder) => {
    execFileSync(process.execPath, ['bundle.mjs', folder], { cwd: project, stdio: 'pipe' })
    expect(contents(join(project, 'dist')), 'dist is stale: run npm run bundle').toEqual(contents(folder))
  })
})

/** The hash of each file below a folder. */
function contents(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  )
  return new Map(
    files.sort().map((path) => [
      path.replaceAll('\\', '/'),
      createHash('sha256')
        .update(readFileSync(join(folder, path)))
        .digest('hex'),
    ]),
  )
}
