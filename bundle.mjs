// Writes the bundles into a folder, by default dist: cli.js for the command line and the hooks, index.js for the Action.
// What only some runs need is beside them: packages by themselves, our own modules in chunks.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'acorn'

const out = process.argv[2] ?? 'dist'
const packages = readdirSync('src/packages')
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

function build(entry, folder, ...options) {
  execFileSync('npx', ['ncc', 'build', entry, '--minify', '--out', folder, ...options], { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' })
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
