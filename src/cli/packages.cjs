// Node's parser of arguments takes as long to load as a skill takes to check.
exports.util = () => require('node:util')
