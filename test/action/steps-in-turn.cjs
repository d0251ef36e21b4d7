// Runs the Action's bundle for each step that it is sent, as if each had a process of its own: with modules that
// nobody has used, its own environment, folder and exit code. Only Node starts and code is compiled once for all.
const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { dirname } = require('node:path')
const { compileFunction } = require('node:vm')

const bundle = process.argv[2]
const parameters = ['exports', 'require', 'module', '__filename', '__dirname']
const run = compileFunction(readFileSync(bundle, 'utf8'), parameters, { filename: bundle })
const load = createRequire(bundle)

let printed
process.stdout.write = (text) => {
  printed.stdout += text
  return true
}
process.stderr.write = (text) => {
  printed.stderr += text
  return true
}
process.on('warning', (warning) => {
  printed.stderr += warning
})

process.on('message', ({ cwd, env }) => {
  printed = { stdout: '', stderr: '' }
  process.chdir(cwd)
  process.env = env
  process.exitCode = 0
  // To wait for the next step is nothing that this one has to do: it ends when nothing else is left.
  process.channel.unref()
  process.once('beforeExit', () => {
    process.channel.ref()
    process.chdir(__dirname)
    process.send({ ...printed, status: process.exitCode })
  })
  run({}, load, { exports: {} }, bundle, dirname(bundle))
})
