// Runs one bundle again and again, as if each run had a process of its own: with its own
// arguments, environment, folder and exit code. Only Node starts and code is compiled once for all; what the bundle loads
// is loaded once, as no module keeps anything.
const fs = require('node:fs')
const { createRequire } = require('node:module')
const { dirname } = require('node:path')
const { compileFunction } = require('node:vm')

const bundle = process.argv[2]
const code = fs.readFileSync(bundle, 'utf8').replace(/^#!.*/, '')
const parameters = ['exports', 'require', 'module', '__filename', '__dirname']
const start = compileFunction(code, parameters, { filename: bundle })
const load = createRequire(bundle)

let stdout = ''
let stderr = ''
// A program prints through the streams, or past them to the descriptors.
process.stdout.write = (text) => {
  stdout += text
  return true
}
process.stderr.write = (text) => {
  stderr += text
  return true
}
const { writeSync } = fs
fs.writeSync = (descriptor, data, ...rest) => {
  if (descriptor > 2) return writeSync(descriptor, data, ...rest)
  if (rest.length > 0) throw new Error('Only whole buffers are printed.')
  process[descriptor === 1 ? 'stdout' : 'stderr'].write(data)
  return data.length
}
process.on('warning', (warning) => {
  stderr += warning
})

process.on('message', ({ argv, cwd, env }) => {
  stdout = ''
  stderr = ''
  process.argv = [process.execPath, bundle, ...argv]
  process.chdir(cwd)
  process.env = env
  process.exitCode = 0
  // Waiting for the next run is not part of this one: it ends when nothing else is left to do.
  process.channel.unref()
  process.once('beforeExit', () => {
    process.channel.ref()
    process.chdir(__dirname)
    process.send({ status: process.exitCode, stdout, stderr })
  })
  for (const path of Object.keys(load.cache)) if (path.startsWith(dirname(bundle))) delete load.cache[path]
  const exports = {}
  start(exports, load, { exports }, bundle, dirname(bundle))
})
