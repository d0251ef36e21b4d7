// What one command alone needs, loaded when it runs. It is a bundle of its own.
exports.server = () => require('../server/main.ts')
