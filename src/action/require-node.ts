import fs from 'node:fs'
import { nodeMistake } from '../files/node-version.ts'

// Imported before all else: other modules call what an older Node lacks, some as soon as they are loaded.
const mistake = nodeMistake(process.versions.node)
if (mistake !== undefined) {
  fs.writeSync(1, `::error::${mistake}\n`)
  process.exit(1)
}
