// What many runs do not need, loaded when it is first asked for. Each package is a bundle of its own.
exports.fastGlob = () => require('../packages/fast-glob.cjs')
exports.ignore = () => require('../packages/ignore.cjs')
exports.micromatch = () => require('../packages/micromatch.cjs')
exports.yaml = () => require('../packages/yaml.cjs')
exports.util = () => require('node:util')
exports.v8 = () => require('node:v8')
