// Writes the bundles into a folder, by default dist: cli.js for the command line and the hooks, server.js for editors,
// which cli.js loads, index.js for the Action. What only some runs need is beside them: packages by themselves, those of the Action in chunks. licenses.txt
// has the licence of each package in them, source.sha256 the digest of what they were made of.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, buildOwn } from './bundle/build.mjs'
import { licences } from './bundle/licences.mjs'
import { quickToLoad } from './bundle/quick-to-load.mjs'
import { sourceDigest } from './bundle/source-digest.mjs'

/** The packages that a `packages.cjs` of the source loads when they are first asked for. */
const PACKAGES = [
  'acorn',
  'ajv',
  'ajv/dist/2020.js',
  'diff',
  'fast-glob',
  'micromatch',
  'vscode-languageserver/node',
  'yaml',
]
const MAINS = { cli: 'cli.js', server: 'server.js', action: 'index.js' }
/** What the command line loads of these, as its source names it. */
const SERVER = '../server/main.ts'

const { resolve } = createRequire(import.meta.url)
const out = process.argv[2] ?? 'dist'
rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'packages'), { recursive: true })
const folders = []
for (const [room, name] of Object.entries(MAINS)) folders.push(...(await buildMain(room, name)))
for (const name of PACKAGES) folders.push(...(await buildPackage(name)))
writeFileSync(join(out, 'licenses.txt'), licences(folders))
writeFileSync(join(out, 'source.sha256'), `${sourceDigest('.')}\n`)

/** Bundles one way in; its chunks stay in a folder of their own. Gives the folders of the packages in it. */
async function buildMain(room, name) {
  const folder = join(out, room)
  const used = await buildOwn(resolve(`./src/${room}/main.ts`), folder, [...PACKAGES, SERVER])
  const main = join(folder, 'index.js')
  const [, shebang = '', code] = /^(#!.*\n)?([^]*)$/.exec(readFileSync(main, 'utf8'))
  writeFileSync(join(out, name), shebang + quickToLoad(aboveChunks(code, room)), {
    mode: statSync(main).mode,
  })
  rmSync(main)
  // The command line loads nothing of its own later.
  if (readdirSync(folder).length === 0) rmdirSync(folder)
  return used
}

async function buildPackage(name) {
  const folder = join(out, 'build')
  const used = await build(resolve(name), folder, [])
  renameSync(join(folder, 'index.js'), join(out, 'packages', fileOf(name)))
  rmSync(folder, { recursive: true })
  return used
}

/**
 * The code of a main file for the folder above that of its chunks. A main file that only loads another one
 * would start later.
 */
function aboveChunks(code, folder) {
  const main = code
    .replaceAll('require("./"+', `require("./${folder}/"+`)
    .replaceAll(`require("${SERVER}")`, `require("./${MAINS.server}")`)
  return PACKAGES.reduce(
    (text, name) => text.replaceAll(`require("${name}")`, `require("./packages/${fileOf(name)}")`),
    main,
  )
}

function fileOf(name) {
  return `${name.replace(/\.js$/, '').replaceAll('/', '-')}.cjs`
}
