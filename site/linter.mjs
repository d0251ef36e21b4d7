// Builds the linter for the page, as parts: what a SKILL.md needs is loaded at once, another part when it is first
// asked for. No part has anything of Node.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { minifySync } from 'rolldown/experimental'
import { buildOwn } from '../bundle/build.mjs'
import { withoutPages } from './without-pages.mjs'

const PACKAGES = ['acorn', 'ajv', 'ajv/dist/2020.js', 'yaml']
/** Two of them have the same modules, so that one part has both. */
const TOGETHER = { ajv: 'first', 'ajv/dist/2020.js': 'second' }
const REQUIRE = /require\((["`'])([^"`']+)\1\)/g

/** Writes `linter.js` and its parts into a folder, and gives the names of all files. Works at the root of the project. */
export async function buildLinter(folder) {
  const own = join('build', 'site-linter')
  rmSync(own, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await buildOwn({ cli: 'site/worker/main.ts' }, own, PACKAGES, [withoutPages])
  const codes = new Map()
  await collect('./cli.cjs', own, codes)
  const atOnce = neededAtOnce('./cli.cjs', codes)
  const main = [...atOnce].map((name) => defined(name, codes)).join('')
  write(join(folder, 'linter.js'), `${LOADER}${main}load('./cli.cjs')\n`)
  const later = [...codes.keys()].filter((name) => !atOnce.has(name))
  for (const name of later) write(join(folder, fileOf(name)), defined(name, codes))
  return ['linter.js', ...later.map(fileOf)]
}

/** What a module of CommonJS is given: another part, which is fetched the moment that it is needed. */
const LOADER = `
self.parts = Object.create(null)
const loaded = Object.create(null)
function load(name) {
  if (name in loaded) return loaded[name].exports
  if (!(name in self.parts)) importScripts(name.replace(/^\\.\\//, '').replace(/\\.c?js$/, '').replace(/\\W/g, '-') + '.js' + self.location.search)
  const module = (loaded[name] = { exports: {} })
  self.parts[name](module, module.exports, load)
  return module.exports
}
`

function defined(name, codes) {
  return `self.parts[${JSON.stringify(name)}] = function (module, exports, require) {${codes.get(name)}\n}\n`
}

function fileOf(name) {
  const plain = name.replace(/^\.\//, '').replace(/\.c?js$/, '')
  return `${plain.replace(/\W/g, '-')}.js`
}

/** A part, and all that those ask for while they load. */
function neededAtOnce(name, codes, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  for (const [, other] of codes.get(name).matchAll(/^(?:(?:const|let|var) .*= )?require\("([^"]+)"\);$/gm))
    neededAtOnce(other, codes, found)
  return found
}

/** Reads a part and all that it may ask for. */
async function collect(name, own, codes) {
  if (codes.has(name)) return
  const code = PACKAGES.includes(name)
    ? await packageOf(name, own, codes)
    : readFileSync(join(own, name), 'utf8')
  codes.set(name, code)
  // A package has all that it needs in its bundle, and what it writes as code has other names.
  if (PACKAGES.includes(name)) return
  for (const [, , other] of code.matchAll(REQUIRE)) {
    if (!PACKAGES.includes(other) && !other.startsWith('./'))
      throw new Error(`\`${other}\` is not in a browser.`)
    await collect(other, own, codes)
  }
}

/** The code of a package, or that which takes it from the part that has it together with another. */
async function packageOf(name, own, codes) {
  const member = TOGETHER[name]
  if (member === undefined) return bundled(name)
  const together = join(own, 'together.cjs')
  const lines = Object.entries(TOGETHER).map(
    ([each, at]) => `exports.${at} = require(${JSON.stringify(each)})\n`,
  )
  writeFileSync(together, lines.join(''))
  if (!codes.has('together')) codes.set('together', await bundled(`./${together}`))
  return `module.exports = require("together").${member}`
}

async function bundled(input) {
  const modules = await rolldown({ input, platform: 'browser' })
  const { output } = await modules.generate({ format: 'cjs', exports: 'named' })
  await modules.close()
  return output[0].code
}

function write(file, code) {
  writeFileSync(file, minifySync(file, code, { compress: true, mangle: { toplevel: true } }).code)
}
