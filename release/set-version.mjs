// Writes a new version wherever ours is named: `node release/set-version.mjs 0.3.0`. Without an argument it writes
// that of package.json, for example after a merge.
import { readFileSync, writeFileSync } from 'node:fs'
import { currentVersion, pagesOf, withVersion } from './version.mjs'

const version = process.argv[2] ?? currentVersion('.')
if (!/^\d+\.\d+\.\d+$/.test(version))
  throw new Error(`\`${version}\` is no version. Write three numbers, such as 0.3.0.`)
for (const path of pagesOf('.')) {
  const before = readFileSync(path, 'utf8')
  const after = withVersion(before, version)
  if (after === before) continue
  writeFileSync(path, after)
  console.log(path)
}
