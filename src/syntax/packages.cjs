// The heavy packages that few texts need, loaded when they are first asked for. Each is a bundle of its own. They are
// asked for again and again, and Node would look on the disk each time.
const loaded = {}
exports.acorn = () => (loaded.acorn ??= require('acorn'))
exports.ajv = () => (loaded.ajv ??= require('ajv'))
exports.ajv2020 = () => (loaded.ajv2020 ??= require('ajv/dist/2020.js'))
exports.yaml = () => (loaded.yaml ??= require('yaml'))
