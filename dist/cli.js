#!/usr/bin/env node
require('./cli/index.js')
