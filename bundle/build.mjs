import { dirname, relative, resolve } from 'node:path'
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
  return write(
    {
      input: { ...mains, ...Object.fromEntries(Object.keys(LATER).map((part) => [part, `part:${part}`])) },
      external: [...externals, /^@actions\//],
      plugins: [
        ...others,
        parts,
        { name: 'imports', moduleParsed: ({ id, importedIds }) => imports.set(id, importedIds) },
        {
          name: 'later',
          renderChunk: (code, _chunk, _options, { chunks }) => plainExports(loadedLater(code, chunks)),
        },
      ],
    },
    { dir: folder, codeSplitting: { groups: [{ name: 'core', test: isCore }] } },
  )
}

/** Bundles packages into a folder, by the names of their files. Gives the names of all files and the folders of all packages. */
export function buildPackages(input, folder) {
  return write({ input }, { dir: folder })
}

async function write(input, output) {
  const modules = await rolldown({ platform: 'node', ...input })
  const written = await modules.write({
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    minify: true,
    ...output,
  })
  await modules.close()
  return {
    names: written.output.map(({ fileName }) => fileName),
    used: foldersOf(written.output.flatMap(({ moduleIds }) => moduleIds)),
  }
}

/** Lets an import of a module that belongs to another part point to the file of that part. */
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

/** What a module imports of which nothing is left here: it would be loaded at once. */
const IDLE_IMPORT = /^require\("later:[^"]+"\);\n/gm
const PART_IMPORT = /(?:const|let|var) (\w+) = require\("later:([^"]+)"\);/g

/** Code that loads a part when it first asks for one of its exports. */
function loadedLater(code, chunks) {
  return code.replace(IDLE_IMPORT, '').replace(PART_IMPORT, (_, name, part) => {
    const getters = chunks[`${part}.cjs`].exports
      .filter((each) => new RegExp(`\\b${name}\\.${each}\\b`).test(code))
      .map((each) => `get ${each}() { return (part ??= require("./${part}.cjs")).${each} }`)
    return `const ${name} = ((part) => ({ ${getters.join(', ')} }))();`
  })
}

const EXPORT =
  /^Object\.defineProperty\(exports, ['"]([^'"]+)['"], \{\s+enumerable: true,\s+get: function ?\(\) \{\s+return ([\w$]+);\s+\}\s+\}\);\n?/gm

/** Exports that are values instead of three hundred functions: no module changes one later. */
function plainExports(code) {
  const exported = [...code.matchAll(EXPORT)].map(([, name, value]) => `${JSON.stringify(name)}: ${value}`)
  return exported.length === 0
    ? code
    : `${code.replace(EXPORT, '')}\nmodule.exports = { ${exported.join(', ')} };\n`
}

/** The folders of the packages that modules are in. */
function foldersOf(paths) {
  return paths.flatMap((path) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? [])
}
