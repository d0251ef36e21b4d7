import { propose } from '../../../lint/fields/other-value.ts'
import type { Details, Files, Report, Value } from '../../../model.ts'
import { bundledFiles } from '../../../references/bundled-files.ts'
import { CLAUDE_MANIFEST, isAgentFile, isOutside, marketplaceIn } from '../../../references/plugins.ts'
import { itemsOf } from '../../../syntax/fields.ts'
import { viewAt } from '../../../syntax/views.ts'
import { groupBy, onlyOne } from '../../../wording/compare.ts'
import { suggest } from '../../../wording/fixes.ts'
import { nearestOne } from '../../../wording/near-names.ts'
import { basename, dirname, extname, foldersAbove, join, plainPath } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { MANIFESTS, manifestRule, pluginWith } from '../example.ts'
import type { Manifest } from '../parse.ts'
import { partsOf } from '../parse.ts'
import { serverFaults } from '../server-faults.ts'

export const missing = manifestRule({
  id: 'plugin/missing',
  fix: 'suggested',
  summary: 'What a manifest names exists: skills, agents, other parts, and the folders of plugins',
  why: 'Claude Code loads a plugin without the skills, agents, commands, hooks, servers and output styles that it does not find. It cannot install a plugin whose folder is missing: an error. It does not start a server with an option of `user_config` that `userConfig` does not have. It starts servers in the project of the user, so `./server.js` is no file of the plugin there. It skips paths that lead out of the plugin, and takes a `*` for a letter. What git ignores may be built, and is not reported.',
  source: `${MANIFESTS}#common-issues`,
  bad: pluginWith({ skills: ['./skills/pdf', './skills/pfd'] }),
  good: pluginWith({ skills: ['./skills/pdf'] }),
  check(manifest, report) {
    const { files, home, isMarketplace, plugins } = manifest
    if (!isMarketplace) reportServers(manifest, report)
    for (const { folder, fields } of plugins) {
      if (folder === undefined) continue
      const source = fields.get('source')
      // Whatever lies above the marketplace, Claude Code refuses it for that.
      if (/^\.\.(?:\/|$)/.test(String(source?.value))) continue
      if (isMarketplace && source !== undefined && !isThere(folder, files)) {
        const [advice, fix] = adviceOn(
          source,
          meantBy(String(source.value), { home, folder: home }, files) ?? elsewhere(folder, home, files),
          home,
        )
        const message = `${quotePath(String(source.value))} does not exist. Claude Code cannot install the plugin.`
        report(source.range, message + advice, { severity: 'error', ...fix })
        continue
      }
      const agents = itemsOf(fields.get('agents')).filter(({ value }) => isAgentFile(value))
      for (const entry of [...itemsOf(fields.get('skills')), ...agents, ...partsOf(fields)].filter(isPath)) {
        const written = plainPath(String(entry.value))
        if (isOutside(written) || written.includes('*')) {
          report(entry.range, strayAs(entry, written))
          continue
        }
        const path = plainPath(join(folder, String(entry.value)))
        // What lies in the folder of the manifest is told at each file there.
        const isInside = files.has(join(folder, dirname(CLAUDE_MANIFEST), String(entry.value)))
        if (isOutside(path) || isThere(path, files) || isInside) continue
        const message = `${quotePath(String(entry.value))} does not exist. Claude Code skips it.`
        const meant = meantBy(String(entry.value), { home, folder }, files)
        const model = meant === undefined ? modelOf(path, files) : undefined
        const [advice, details] = model === undefined ? adviceOn(entry, meant, folder) : makingFrom(model)
        report(entry.range, message + advice, details)
      }
    }
  },
})

/** Reports mistakes in servers, those in other files at the name of the plugin. */
function reportServers(manifest: Manifest, report: Report): void {
  const { fields, files } = manifest
  const place = fields.get('name')?.range ?? [0, 1]
  for (const { range, ...fault } of serverFaults(manifest, (path) => isThere(path, files)))
    propose(range ?? place, { meant: undefined, ...fault, isFixable: range !== undefined }, report)
}

function isPath({ value }: Value): boolean {
  return typeof value === 'string' && /^\.\/[^:$]*$/.test(value)
}

/** What to say of a path that leads out of the plugin, or that is a pattern. */
function strayAs({ value }: Value, written: string): string {
  if (isOutside(written))
    return `${quotePath(String(value))} leads out of the plugin. Claude Code skips it. Move it into the plugin.`
  return `${quotePath(String(value))} has a \`*\`, which Claude Code takes for a letter. It skips the entry. Write the folder, or list the files.`
}

/** What tells what a file is for: such a one is to be copied, or for one system. */
const MODEL = /\.(?:dist|example|linux|macos|sample|template|tmpl|windows)(?:\.|$)/i

/** What an installer makes a missing file from: `.mcp.windows.json`, `mcp.json.template`. */
function modelOf(path: string, files: Files): string | undefined {
  if (!path.endsWith('.json')) return undefined
  const stem = `${basename(path, '.json').replace(/^\./, '')}.`
  const isModel = (name: string): boolean => name.replace(/^\./, '').startsWith(stem) && MODEL.test(name)
  return files.list(dirname(path)).find(({ name }) => isModel(name))?.name
}

function makingFrom(model: string): readonly [string, Details] {
  return [` Make it from ${quotePath(model)}, or remove the entry.`, { severity: 'info' }]
}

/** Whether something is at a path, or may be: git ignores it, or a submodule around it is empty. */
function isThere(path: string, files: Files): boolean {
  if (files.has(path) || files.ignored(path)) return true
  const above = foldersAbove(path).find((folder) => folder === '.' || files.has(folder)) ?? '.'
  return above !== '.' && files.list(above).length === 0
}

/** The folder of a manifest, and that at which its paths start. */
interface Start {
  readonly home: string
  readonly folder: string
}

function adviceOn({ range }: Value, meant: string | undefined, from: string): readonly [string, Details] {
  if (meant === undefined) return [' Add it, or remove the entry.', {}]
  const path = `./${from === '.' ? meant : meant.slice(from.length + 1)}`
  const fix = suggest(`Write ${quotePath(path)}`, range, JSON.stringify(path))
  return [` Did you mean ${quotePath(path)}?`, fix]
}

/** What a path means that names nothing: one from the folder of the manifest, below `skills/`, or of a near name. */
function meantBy(written: string, { home, folder }: Start, files: Files): string | undefined {
  const path = plainPath(join(folder, written))
  const fromHome = plainPath(join(home, written))
  const moved = [fromHome, join(folder, 'skills', written)].find(
    (each) => files.has(each) && (folder === '.' || each.startsWith(`${folder}/`)),
  )
  // No folder has servers in it.
  const entries = files
    .list(dirname(path))
    .filter(({ isDirectory }) => !isDirectory || !path.endsWith('.json'))
  const beside = new Map(entries.map(({ name }) => [basename(name, extname(name)), name]))
  const near = nearestOne(basename(path, extname(path)), [...beside.keys()])
  return moved ?? (near === undefined ? renamed(path, files) : join(dirname(path), beside.get(near)!))
}

/** A part of a plugin in its folder. */
const PART = /^(.+)\/(?:\.claude-plugin\/plugin\.json|skills|agents|commands|hooks\/hooks\.json|\.mcp\.json)$/

/** The folders of a repository that have parts of a plugin, by name. */
const pluginsByName = viewAt((root: string, files: Files) => {
  const paths = bundledFiles(root, files).all
  const folders = paths.flatMap((path) => PART.exec(path)?.[1] ?? [])
  return groupBy(new Set(folders), basename)
})

/** The one plugin below the folder of a marketplace that has the name of a missing one. */
function elsewhere(path: string, home: string, files: Files): string | undefined {
  const found = onlyOne(files.once(pluginsByName, '').get(basename(path)))
  return found !== undefined && (home === '.' || found.startsWith(`${home}/`)) ? found : undefined
}

/** The one plugin beside a missing one that no marketplace lists, if it has a word of its name. */
function renamed(path: string, files: Files): string | undefined {
  const words = basename(path).split('-')
  const folders = files.list(dirname(path)).map(({ name }) => join(dirname(path), name))
  const unlisted = folders.filter(
    (folder) => files.has(join(folder, CLAUDE_MANIFEST)) && !files.once(marketplaceIn, '.').has(folder),
  )
  const near = unlisted.filter((folder) =>
    basename(folder)
      .split('-')
      .some((word) => words.includes(word)),
  )
  return onlyOne(near)
}
