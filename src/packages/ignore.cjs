module.exports = require('ignore')
