// Writes one script for browsers into a folder, by default build/browser: it makes a global `passmuster` of what
// src/browser exports, or of what another module does that is named. Nothing of Node is in it, nor in place of it.
import { Buffer } from 'node:buffer'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** Lets no import pass that resolves to no file, even where the code would catch it. */
const NOTHING_MISSING = {
  name: 'nothing missing',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!found || found.external) throw new Error(`\`${source}\` of ${importer} is not in a browser.`)
    return found
  },
}

const [folder = 'build/browser', entry = 'src/browser/index.ts'] = process.argv.slice(2)
const file = join(folder, 'passmuster.js')
const modules = await rolldown({ input: entry, platform: 'browser', plugins: [NOTHING_MISSING] })
const { output } = await modules.write({ file, format: 'iife', name: 'passmuster', minify: true })
await modules.close()
const [{ code }] = output
console.log(`${file}: ${Buffer.byteLength(code)} bytes, ${gzipSync(code).length} of them with gzip.`)
