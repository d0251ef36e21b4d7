import fs from 'node:fs'
import { nodeMistake } from '../files/node-version.ts'

// Imported before all else: other modules call what an older Node lacks, some as soon as they are loaded.
const mistake = nodeMistake(process.versions.node)
if (mistake !== undefined) {
  fs.writeSync(2, `${mistake}\n`)
  // A hook that ends with 2 speaks to the model.
  process.exit(process.argv[2] === 'hook' ? 1 : 2)
}
