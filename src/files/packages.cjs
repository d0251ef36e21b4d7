// What many searches do not need, loaded when it is first asked for. Each package is a bundle of its own.
exports.childProcess = () => require('node:child_process')
exports.crypto = () => require('node:crypto')
exports.diff = () => require('diff')
exports.fastGlob = () => require('fast-glob')
exports.micromatch = () => require('micromatch')
exports.v8 = () => require('node:v8')
