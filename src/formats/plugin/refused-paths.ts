import type { Details, Files, Report, Value } from '../../model.ts'
import { isAgentFile } from '../../references/plugins.ts'
import { itemsOf } from '../../syntax/fields.ts'
import { suggest } from '../../wording/fixes.ts'
import { dirname, join, plainPath } from '../../wording/paths.ts'
import { quote } from '../../wording/quote.ts'
import { alsoAt } from '../by-key.ts'
import { HOOKS_FILE } from '../plugin-hooks.ts'
import type { Manifest } from './parse.ts'
import { partsOf } from './parse.ts'

/** Reports the paths of a plugin’s parts that Claude Code refuses, or takes for something else. */
export function reportPaths({ files, isMarketplace, plugins, text }: Manifest, report: Report): void {
  for (const { folder, fields } of plugins) {
    if (folder === undefined) continue
    const skills = itemsOf(fields.get('skills'))
    // A folder that a marketplace lists takes the place of the default one.
    const hasDefault = !isMarketplace || skills.every(({ value }) => folderOf(String(value)) !== value)
    for (const skill of skills)
      if (isMarketplace || !isBare(skill)) reportFile(skill, folder, { files, hasDefault }, report)
    if (isMarketplace) continue
    reportBare(skills, { files, folder, kind: 'skills' }, report)
    reportBare(partsOf(fields), { files, folder }, report)
    reportAgents(itemsOf(fields.get('agents')), { text, files, folder }, report)
  }
}

/** Whether a value is a path without the `./` that it needs, rather than something else, or the URL of a server. */
function isBare({ value }: Value): boolean {
  return typeof value === 'string' && value !== '' && !/^(?:\.\/|https?:)/.test(value)
}

interface Parts {
  readonly files: Files
  readonly folder: string
  /** The folder in which Claude Code looks for such parts by itself. */
  readonly kind?: string
}

/** Reports the paths without `./`: each of a part that is there, and all names that are no paths as one finding. */
function reportBare(items: readonly Value[], { files, folder, kind }: Parts, report: Report): void {
  const names: Value[] = []
  for (const item of items.filter(isBare)) {
    const path = String(item.value)
    const inside = insidePlugin(path, { files, folder })
    const at = inside === '.' ? '' : folderOf(inside)
    const isIn = (above: string): boolean => files.has(join(folder, above, inside))
    const isOfKind = kind !== undefined && !isIn('') && isIn(kind)
    if (!isIn('') && !isOfKind && !/^(?!\.\.)[\w.][^:]*[./]/.test(inside)) {
      names.push(item)
      continue
    }
    const meant = `./${isOfKind ? `${kind}/` : ''}${at}`
    const problem = `${quote(path)} has no \`./\`, so Claude Code refuses the plugin.`
    // Older versions call it a duplicate, and load no hooks.
    if (plainPath(inside) === HOOKS_FILE && isIn(''))
      report(item.range, `${problem} Delete the entry: Claude Code loads that file by itself.`)
    else report(item.range, `${problem} Write ${quote(meant)}.`, writing(item, meant))
  }
  const [first, ...others] = names
  if (first === undefined) return
  const message = `${quote(String(first.value))} is no path of the plugin, so Claude Code refuses the plugin. Write \`./\` and the path of a file or folder in the plugin, or remove it.`
  report(first.range, message, alsoAt(others, 'Here, too.'))
}

/**
 * A path from the folder of the plugin: without its variable, a first `/`, the `../` of one that is written from the
 * folder of the manifest, and the names that a `*` stands for.
 */
function insidePlugin(path: string, { files, folder }: Parts): string {
  const below = path.replace(/^\.\.\/(?!\.\.\/)/, '')
  const own = files.has(join(folder, below)) ? below : path
  const inside = own.replace(/^\$\{CLAUDE_PLUGIN_ROOT\}(?:\/|$)|^\/(?!\/)/, '')
  const star = inside.indexOf('*')
  return star === -1 ? inside : dirname(inside.slice(0, star + 1))
}

function folderOf(path: string): string {
  return path.replace(/^(\.\/)?SKILL\.md$/i, '$1').replace(/\/SKILL\.md$/i, '')
}

function writing({ range }: Value, path: string): Details {
  return suggest(`Write ${quote(path)}`, range, JSON.stringify(path))
}

interface Around {
  readonly files: Files
  /** Whether Claude Code looks into the folder `skills` of the plugin, too. */
  readonly hasDefault: boolean
}

function reportFile(item: Value, folder: string, { files, hasDefault }: Around, report: Report): void {
  const path = String(item.value)
  const meant = folderOf(path)
  // Another rule reports what does not exist.
  if (meant === path || !files.has(join(folder, path))) return
  const isLoaded = hasDefault && /^(?:\.\/)?skills\/[^/]+$/.test(meant)
  const loaded = isLoaded ? ' It loads the skill anyway, from the folder `skills`.' : ''
  const message = `${quote(path)} is a file, and Claude Code takes folders alone.${loaded} Write ${quote(meant)}.`
  report(item.range, message, { severity: isLoaded ? 'info' : 'warning', ...writing(item, meant) })
}

function reportAgents(
  agents: readonly Value[],
  { text, files, folder }: Pick<Manifest, 'text' | 'files'> & Parts,
  report: Report,
): void {
  const first = agents.find(({ value }) => !isAgentFile(value))
  if (first === undefined) return
  if (typeof first.value === 'string' && /\.md$/i.test(first.value) && isBare(first))
    return reportBare([first], { files, folder, kind: 'agents' }, report)
  const isUsual = agents.every(({ value }) => /^(?:\.{1,2}\/)?agents\/?$/.test(String(value)))
  const advice = isUsual
    ? 'Remove `agents`: Claude Code looks into that folder by itself.'
    : 'List files, such as `./agents/reviewer.md`.'
  const written = typeof first.value === 'string' ? first.value : text.slice(...first.range)
  const message = `${quote(written)} is no Markdown file of the plugin, so Claude Code refuses the plugin. ${advice}`
  report(first.range, message)
}
