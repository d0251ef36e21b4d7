// Writes what VitePress builds the site of into site/build/pages: the pages of docs/ as they lie there, a page for each
// rule, the linter for the playground, and files that are served as they are. Nothing of it is committed.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { buildLinter } from './linter.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const out = join('site', 'build', 'pages')
rmSync(out, { recursive: true, force: true })
const { pagesOf } = await pagesModule()
const docs = new Map(
  readdirSync('docs', { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [name, readFileSync(join('docs', name), 'utf8')]),
)
for (const [path, text] of pagesOf(docs)) write(join(out, path), text)
cpSync(join('docs', 'images'), join(out, 'images'), { recursive: true })
cpSync('schema', join(out, 'public', 'schema'), { recursive: true })
cpSync(join('site', 'public'), join(out, 'public'), { recursive: true })
const linter = join(out, 'public', 'linter')
const files = await buildLinter(linter)
const digest = createHash('sha256')
for (const file of files) digest.update(readFileSync(join(linter, file)))
write(
  join('site', 'build', 'linter.json'),
  JSON.stringify({ version: digest.digest('hex').slice(0, 12), files }),
)

/** The module that makes the pages, in one file that Node runs as it is. */
async function pagesModule() {
  const file = join('site', 'build', 'pages-module.mjs')
  const modules = await rolldown({ input: join('site', 'pages.ts'), platform: 'node' })
  await modules.write({ file, format: 'esm' })
  await modules.close()
  return import(pathToFileURL(file).href)
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
