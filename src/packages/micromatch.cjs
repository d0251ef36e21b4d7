module.exports = require('micromatch')
