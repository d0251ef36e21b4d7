// Writes the bundles into a folder, by default dist: cli.js for the command line and the hooks, index.js for the Action,
// library.cjs and its types for programs, core.cjs and runtime.cjs for all of them. What only some runs need is beside them: parts of our own in `later`, packages by
// themselves, those of the Action in chunks. licenses.txt has the licence of each package in them, source.sha256 the
// digest of what they were made of.
import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve as absolute, join } from 'node:path'
import { buildOwn, buildPackages } from './bundle/build.mjs'
import { declarations } from './bundle/declarations.mjs'
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
/** Those that the Action alone loads, by the names of their files. */
const ACTIONS = { core: '@actions/core', github: '@actions/github' }
const LIBRARY = 'src/index.ts'
/** Where the files are that a run loads at its start. */
const AT_START = {
  'action.cjs': 'index.js',
  'cli.cjs': 'cli.js',
  'core.cjs': 'core.cjs',
  'library.cjs': 'library.cjs',
  'rolldown-runtime.cjs': 'runtime.cjs',
}

const require = createRequire(import.meta.url)
const out = process.argv[2] ?? 'dist'
rmSync(out, { recursive: true, force: true })
for (const folder of ['packages', 'later']) mkdirSync(join(out, folder), { recursive: true })
const folders = await buildOurs()
for (const name of PACKAGES)
  folders.push(...(await packagesInto('packages', { [fileOf(name)]: require.resolve(name) })))
folders.push(...(await packagesInto('action', ACTIONS)))
// Of a script Node knows the exports that a module may import only where they are written like this.
const exported = Object.keys(require(absolute(out, 'library.cjs'))).sort()
appendFileSync(join(out, 'library.cjs'), `0&&(module.exports={${exported.join()}});\n`)
writeFileSync(join(out, 'library.d.cts'), declarations(LIBRARY))
writeFileSync(join(out, 'licenses.txt'), licences(folders))
writeFileSync(join(out, 'source.sha256'), `${sourceDigest('.')}\n`)

/** Bundles the ways in and what they load later. Gives the folders of the packages in them. */
async function buildOurs() {
  // Beside the packages, which are looked for from where it lies.
  const own = join('build', 'own')
  rmSync(own, { recursive: true, force: true })
  const mains = { cli: 'src/cli/main.ts', action: 'src/action/main.ts', library: LIBRARY }
  const { names, used } = await buildOwn(mains, own, PACKAGES)
  for (const name of names) {
    const code = readFileSync(join(own, name), 'utf8')
    writeFileSync(join(out, placeOf(name)), quickToLoad(withPlaces(code, placeOf(name))))
  }
  chmodSync(join(out, AT_START['cli.cjs']), 0o755)
  return used
}

/** Where a file of ours belongs: what only some runs load is in a folder of its own. */
function placeOf(name) {
  return AT_START[name] ?? `later/${name}`
}

/** Gives the folders of the packages in the files. */
async function packagesInto(folder, files) {
  const { used } = await buildPackages(files, join(out, folder))
  return used
}

/** The code of a file with the paths of what it loads, from where the file lies. */
function withPlaces(code, place) {
  const top = place.startsWith('later/') ? '../' : './'
  return code
    .replace(/\brequire\([`"]([^`"]+)[`"]\)/g, (call, name) => {
      if (PACKAGES.includes(name)) return `require("${top}packages/${fileOf(name)}.cjs")`
      return name.startsWith('./') ? `require("${top}${placeOf(name.slice(2))}")` : call
    })
    .replace(/\bimport\([`"]@actions\/(\w+)[`"]\)/g, 'Promise.resolve().then(()=>require("./action/$1.cjs"))')
}

function fileOf(name) {
  return name.replace(/\.js$/, '').replaceAll('/', '-')
}
