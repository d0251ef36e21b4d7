import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ncc from '@vercel/ncc'

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
  const paths = modulePaths(stats.toJson())
  return paths.flatMap((path) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(path)?.[0] ?? [])
}

/** The files that a bundle was made of, as webpack's statistics nest them. */
function modulePaths({ nameForCondition, modules = [] }) {
  return [nameForCondition ?? '', ...modules.flatMap(modulePaths)]
}
