import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ncc from '@vercel/ncc'
import { rolldown } from 'rolldown'
import { LATER } from './later.mjs'

const PART = /^part:(.*)$/

/**
 * Bundles our own modules and what they import of packages: one scope a file is read sooner than a function for each
 * module. There is a file for each way in, `core.cjs` for what any of them needs at its start, and one for each part
 * that is loaded later. Writes them into a folder, and gives their names and the folders of all packages. Other plugins
 * may change the modules first.
 */
export async function buildOwn(mains, folder, externals, others = []) {
  const imports = new Map()
  let core
  const isCore = (id) =>
    id.includes('rolldown/runtime') || (core ??= neededBy(mains.cli, imports)).includes(id)
  const modules = await rolldown({
    input: { ...mains, ...Object.fromEntries(Object.keys(LATER).map((part) => [part, `part:${part}`])) },
    platform: 'node',
    external: [...externals, /^@actions\//],
    plugins: [
      ...others,
      parts,
      { name: 'imports', moduleParsed: ({ id, importedIds }) => imports.set(id, importedIds) },
    ],
  })
  const { output } = await modules.write({
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    codeSplitting: { groups: [{ name: 'core', test: isCore }] },
  })
  await modules.close()
  for (const { fileName, code } of output) writeFileSync(join(folder, fileName), loadedLater(code, output))
  return {
    names: output.map(({ fileName }) => fileName),
    used: foldersOf(output.flatMap(({ moduleIds }) => moduleIds)),
  }
}

/** Lets an import of a module that belongs to another part lead to the file of that part. */
const parts = {
  name: 'parts',
  async resolveId(source, importer, options) {
    if (importer === undefined) return PART.test(source) ? source : undefined
    if (PART.test(importer) || !source.startsWith('.')) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    const part = partOf(found.id)
    return part === undefined || part === partOf(importer) ? found : { id: `later:${part}`, external: true }
  },
  load(id) {
    const part = PART.exec(id)?.[1]
    return (
      part && LATER[part].map((path) => `export * from ${JSON.stringify(resolve('src', path))}`).join('\n')
    )
  },
}

function partOf(id) {
  return Object.keys(LATER).find((part) => LATER[part].includes(relative('src', id).replaceAll('\\', '/')))
}

/** The modules that a way in imports, directly or by others, but for those in its own folder. */
function neededBy(main, imports) {
  const found = new Set()
  const visit = (id) => {
    if (found.has(id) || !imports.has(id)) return
    found.add(id)
    imports.get(id).forEach(visit)
  }
  visit(resolve(main))
  return [...found].filter((id) => !id.startsWith(dirname(resolve(main))))
}

const PART_IMPORT = /(?:const|let|var) (\w+) = require\("later:([^"]+)"\);/g

/** Code that loads a part when it first asks for one of its exports. */
function loadedLater(code, output) {
  return code.replace(PART_IMPORT, (_, name, part) => {
    const { exports } = output.find(({ fileName }) => fileName === `${part}.cjs`)
    const getters = exports
      .filter((each) => new RegExp(`\\b${name}\\.${each}\\b`).test(code))
      .map((each) => `get ${each}() { return (part ??= require("./${part}.cjs")).${each} }`)
    return `const ${name} = ((part) => ({ ${getters.join(', ')} }))();`
  })
}

/**
 * Bundles what a file needs into a folder, as index.js and its chunks. Gives the folders of the packages in it.
 * Types are not checked: the tests begin with that.
 */
export async function build(entry, folder, externals) {
  const { code, assets, stats } = await ncc(entry, {
    cache: false,
    externals,
    minify: true,
    quiet: true,
    transpileOnly: true,
  })
  mkdirSync(folder, { recursive: true })
  const mode = code.startsWith('#!') ? 0o777 : 0o666
  for (const [path, { source, permissions }] of Object.entries({
    ...assets,
    'index.js': { source: code, permissions: mode },
  }))
    writeFileSync(join(folder, path), source, { mode: permissions })
  return foldersOf(modulePaths(stats.toJson()))
}

/** The folders of the packages that modules are in. */
function foldersOf(paths) {
  return paths.flatMap((path) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? [])
}

/** The files that a bundle was made of, as webpack's statistics nest them. */
function modulePaths({ nameForCondition, modules = [] }) {
  return [nameForCondition ?? '', ...modules.flatMap(modulePaths)]
}
