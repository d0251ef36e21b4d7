// Writes the bundles into a folder, by default dist: cli.js for the command line and the hooks, index.js for the Action.
// What only some runs need is beside them: packages by themselves, our own modules in chunks. licenses.txt has the licence of each package in them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'

const out = process.argv[2] ?? 'dist'
const packages = readdirSync('src/packages')
/** The folders of the packages that the bundles hold. */
const bundled = new Set()
rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'packages'), { recursive: true })
for (const name of packages) {
  build(`src/packages/${name}`, join(out, 'build'))
  renameSync(join(out, 'build/index.cjs'), join(out, 'packages', name))
}
rmSync(join(out, 'build'), { recursive: true })
for (const entry of ['cli', 'action']) {
  build(`src/${entry}.ts`, join(out, entry), ...packages.flatMap((file) => ['--external', `../packages/${file}`]))
  const main = join(out, entry, 'index.js')
  writeFileSync(main, compiledAtOnce(readFileSync(main, 'utf8').replace(/^#!.*\n/, '')))
}
writeFileSync(join(out, 'cli.js'), "#!/usr/bin/env node\nrequire('./cli/index.js')\n", { mode: 0o755 })
writeFileSync(join(out, 'index.js'), "require('./action/index.js')\n")
writeFileSync(join(out, 'licenses.txt'), licences([...bundled]))

function build(entry, folder, ...options) {
  const stats = join(out, 'stats.json')
  execFileSync('npx', ['ncc', 'build', entry, '--minify', '--out', folder, '--stats-out', stats, ...options], { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
  for (const path of modulePaths(JSON.parse(readFileSync(stats, 'utf8')))) {
    const [folderOfPackage] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path) ?? []
    if (folderOfPackage !== undefined) bundled.add(folderOfPackage)
  }
  rmSync(stats)
}

/** The files that a bundle was made of, as webpack's statistics nest them. */
function modulePaths({ nameForCondition, modules = [] }) {
  return [nameForCondition ?? '', ...modules.flatMap(modulePaths)]
}

/** The name, version, licence and its text of each package, once each, sorted. Throws for a package without. */
function licences(folders) {
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const file = readdirSync(folder).sort().find((each) => /^(?:licen[cs]e|copying)(?:[-.]|$)/i.test(each))
    if (typeof license !== 'string' || file === undefined) throw new Error(`${name} ${version} has no licence`)
    const text = readFileSync(join(folder, file), 'utf8').replace(/^\ufeff/, '').replace(/\r\n?/g, '\n').trim()
    return `${'='.repeat(80)}\n${name} ${version}\nLicence: ${license}\n\n${text}\n\n`
  })
  return `The bundles in this folder hold code of these packages.\n\n${[...new Set(entries)].sort().join('')}`.replace(/\n+$/, '\n')
}

/**
 * The code with each module's function in parentheses. All are called at the start, and V8 then reads them once instead of twice: functions
 * without parentheses are first skimmed.
 */
function compiledAtOnce(code) {
  const edits = []
  for (const { start, end, params, body } of modulesOf(parse(code, { ecmaVersion: 'latest' }))) {
    if (body.type !== 'BlockStatement') continue
    edits.push([start, body.start, `(function(${params.map(({ name }) => name).join(',')})`], [end, end, ')'])
  }
  return edits.sort(([a], [b]) => b - a).reduce((text, [start, end, inserted]) => text.slice(0, start) + inserted + text.slice(end), code)
}

/** The arrow functions under numbers, which is how webpack keeps modules. */
function modulesOf(node) {
  if (node.type === 'Property' && typeof node.key.value === 'number' && node.value.type === 'ArrowFunctionExpression') return [node.value]
  return Object.values(node).flat().flatMap((child) => (typeof child?.type === 'string' ? modulesOf(child) : []))
}
