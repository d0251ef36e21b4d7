// What many searches do not need, loaded when it is first asked for. Each package is a bundle of its own.
exports.childProcess = () => require('node:child_process')
exports.fastGlob = () => require('fast-glob')
exports.ignore = () => require('ignore')
exports.micromatch = () => require('micromatch')
exports.os = () => require('node:os')
exports.v8 = () => require('node:v8')
exports.workerThreads = () => require('node:worker_threads')

/** The file that runs: the bundle's, or where the source is run, this one. */
exports.program = () => __filename
