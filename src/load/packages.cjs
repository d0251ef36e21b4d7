// Packages that many runs do not need. Each is a bundle of its own, loaded when it is first asked for.
exports.fastGlob = () => require('../packages/fast-glob.cjs')
exports.ignore = () => require('../packages/ignore.cjs')
exports.micromatch = () => require('../packages/micromatch.cjs')
exports.yaml = () => require('../packages/yaml.cjs')
