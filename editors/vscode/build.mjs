// Puts what the extension consists of into build/: its bundle, the server of dist/, and the schema of config files.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { licences } from '../../bundle/licences.mjs'

process.chdir(import.meta.dirname)
rmSync('build', { recursive: true, force: true })
const { metafile } = await build({
  entryPoints: ['src/extension.ts'],
  outfile: 'build/extension.js',
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  external: ['vscode'],
  legalComments: 'none',
  metafile: true,
})
const { files } = JSON.parse(readFileSync('../../package.json', 'utf8'))
for (const path of files.filter((each) => /^dist\/(?!library\.)/.test(each)))
  cpSync(`../../${path}`, path.replace('dist/', 'build/server/'), { recursive: true })
cpSync('../../schema/passmuster.schema.json', 'build/schema/passmuster.schema.json')
const packages = Object.keys(metafile.inputs).flatMap(
  (path) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [],
)
writeFileSync('build/licenses.txt', licences([...new Set(packages)]))
