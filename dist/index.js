require('./action/index.js')
