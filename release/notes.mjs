// Prints what the changelog says of a tag, and fails if the tag is not the version of package.json:
// `node release/notes.mjs v0.2.0`.
import { readFileSync } from 'node:fs'
import { currentVersion, notesOf } from './version.mjs'

const tag = process.argv[2]
const version = currentVersion('.')
if (tag !== `v${version}`) throw new Error(`The tag is \`${tag}\`, but package.json says ${version}.`)
const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)
if (!notes) throw new Error(`CHANGELOG.md has no section \`## [${version}] - DATE\`, or an empty one.`)
console.log(notes)
