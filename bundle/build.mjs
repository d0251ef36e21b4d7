import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import ncc from '@vercel/ncc'
import { rolldown } from 'rolldown'

/**
 * Bundles one way in: first our own modules and what they import of packages into one scope, which is read sooner than
 * a function for each and takes a fraction of the time, then the packages that are loaded later. Gives the folders of
 * all packages.
 */
export async function buildOwn(entry, folder, externals) {
  // Beside the packages, which are looked for from where it lies.
  const own = resolve('build', `${basename(folder)}.cjs`)
  const modules = await rolldown({
    input: entry,
    platform: 'node',
    external: [...externals, /^@actions\//],
  })
  const { output } = await modules.write({ file: own, format: 'cjs' })
  await modules.close()
  const used = await build(own, folder, externals)
  rmSync(own)
  return [...foldersOf(output.flatMap(({ moduleIds }) => moduleIds)), ...used]
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
