module.exports = require('yaml')
