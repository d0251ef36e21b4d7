// Writes the bundles into a folder, by default dist: cli.js for the command line and the hooks, index.js for the Action,
// core.cjs and runtime.cjs for both. What only some runs need is beside them: parts of our own in `later`, packages by
// themselves, those of the Action in chunks. licenses.txt has the licence of each package in them, source.sha256 the
// digest of what they were made of.
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
/** Where the files are that a run loads at its start. */
const AT_START = {
  'action.cjs': 'index.js',
  'cli.cjs': 'cli.js',
  'core.cjs': 'core.cjs',
  'rolldown-runtime.cjs': 'runtime.cjs',
}

const { resolve } = createRequire(import.meta.url)
const out = process.argv[2] ?? 'dist'
rmSync(out, { recursive: true, force: true })
for (const folder of ['packages', 'later']) mkdirSync(join(out, folder), { recursive: true })
const folders = await buildOurs()
for (const name of PACKAGES) folders.push(...(await buildPackage(name)))
writeFileSync(join(out, 'licenses.txt'), licences(folders))
writeFileSync(join(out, 'source.sha256'), `${sourceDigest('.')}\n`)

/** Bundles the ways in and what they load later. Gives the folders of the packages in them. */
async function buildOurs() {
  // Beside the packages, which are looked for from where it lies.
  const own = join('build', 'own')
  rmSync(own, { recursive: true, force: true })
  const mains = { cli: 'src/cli/main.ts', action: 'src/action/main.ts' }
  const { names, used } = await buildOwn(mains, own, PACKAGES)
  const externals = [...PACKAGES, ...names.map((name) => `./${name}`)]
  for (const name of names) used.push(...(await minify(join(own, name), placeOf(name), externals)))
  return used
}

/** Where a file of ours belongs: what only some runs load is in a folder of its own. */
function placeOf(name) {
  return AT_START[name] ?? `later/${name}`
}

async function minify(file, place, externals) {
  const folder = join(out, 'chunks')
  const used = await build(resolve(`./${file}`), folder, externals)
  const main = join(folder, 'index.js')
  const [, shebang = '', code] = /^(#!.*\n)?([^]*)$/.exec(readFileSync(main, 'utf8'))
  writeFileSync(join(out, place), shebang + quickToLoad(withPlaces(code, place)), {
    mode: statSync(main).mode,
  })
  rmSync(main)
  // The Action has chunks of the packages of GitHub.
  if (readdirSync(folder).length > 0) renameSync(folder, join(out, 'action'))
  else rmdirSync(folder)
  return used
}

async function buildPackage(name) {
  const folder = join(out, 'build')
  const used = await build(resolve(name), folder, [])
  renameSync(join(folder, 'index.js'), join(out, 'packages', fileOf(name)))
  rmSync(folder, { recursive: true })
  return used
}

/** The code of a file with the paths of what it loads, from where the file lies. */
function withPlaces(code, place) {
  const top = place.startsWith('later/') ? '../' : './'
  return code
    .replaceAll('require("./"+', 'require("./action/"+')
    .replace(/\brequire\("([^"]+)"\)/g, (call, name) => {
      if (PACKAGES.includes(name)) return `require("${top}packages/${fileOf(name)}")`
      return name.startsWith('./') ? `require("${top}${placeOf(name.slice(2))}")` : call
    })
}

function fileOf(name) {
  return `${name.replace(/\.js$/, '').replaceAll('/', '-')}.cjs`
}
