import type { Details, Files, Report, Value } from '../../../model.ts'
import { isAgentFile } from '../../../references/plugins.ts'
import { itemsOf } from '../../../syntax/fields.ts'
import { suggest } from '../../../wording/fixes.ts'
import { join } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
import { alsoAt } from '../../by-key.ts'
import { MANIFESTS, manifestRule, pluginWith } from '../example.ts'
import { jsonFault } from '../json-faults.ts'
import type { Manifest } from '../parse.ts'
import { partsOf } from '../parse.ts'
import { reportSources } from '../refused-sources.ts'
import { reportValues } from '../refused-values.ts'

export const entry = manifestRule({
  id: 'plugin/entry',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The values of manifests are such as Claude Code takes; paths start with `./`',
  why: 'Claude Code refuses the whole plugin, with its skills and commands, for a path in `plugin.json` without `./`. So it does for a name with a space, `/`, `:` or `@`, and for an entry of `agents` that is no `.md` file. So it does for a `name` or `version` that is no text. Older versions refuse it for a `homepage` that is no URL and an `author` that is no object with a name: a warning. They also do for `keywords` that are no list, and a `description`, `repository` or `license` that is no text. Claude Code cannot install a plugin whose entry in a marketplace has such a value. It refuses what is no JSON. It refuses the whole marketplace for a `source` without `./`, and if `name`, `owner` or `plugins` is missing. A SKILL.md in `skills` it does not load, as it takes folders alone: a warning. It is an info if Claude Code loads the skill from the folder `skills` anyway.',
  source: `${MANIFESTS}#path-behavior-rules`,
  bad: pluginWith({ skills: ['skills/pdf'] }),
  good: pluginWith({ skills: ['./skills/pdf'] }),
  check: reportEntries,
})

/** Reports what Claude Code does not take of the entries of a manifest; an error where it refuses the whole plugin. */
export function reportEntries(manifest: Manifest, report: Report): void {
  const { files, isMarketplace, plugins, text } = manifest
  const fault = jsonFault(text)
  if (fault !== undefined) {
    const loss = `Claude Code refuses the ${isMarketplace ? 'marketplace' : 'plugin'}.`
    report(fault.range, `${fault.message} ${loss}`, fault.details)
  }
  const name = manifest.fields.get('name')
  if (isMarketplace) {
    reportSources(manifest, report)
    reportName(name, /[/\\ ]/, 'marketplace', report)
    reportReserved(name, report)
  } else reportName(name, /[@:/\\\s]/, 'plugin', report)
  reportValues(manifest, report)
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

/** Names that Claude Code 2.1.332 takes for an imitation of Anthropic’s marketplaces, and those that these have. */
const IMITATION =
  /official[^a-z\d]*(?:anthropic|claude)|(?:anthropic|claude)[^a-z\d]*official|^(?:anthropic|claude)[^a-z\d]*(?:marketplace|plugins|official)/i
const OF_ANTHROPIC = /^(?:anthropic-(?:marketplace|plugins)|claude-plugins-official)$/i

function reportReserved(name: Value | undefined, report: Report): void {
  if (typeof name?.value !== 'string' || !IMITATION.test(name.value) || OF_ANTHROPIC.test(name.value)) return
  const message = `The name ${quote(name.value)} looks like one of Anthropic, so Claude Code refuses the marketplace. Start it with a name of your own, such as \`acme-plugins\`.`
  report(name.range, message)
}

function reportName(name: Value | undefined, refused: RegExp, what: string, report: Report): void {
  const odd = typeof name?.value === 'string' ? refused.exec(name.value)?.[0] : undefined
  if (name === undefined || odd === undefined) return
  const meant = (
    String(name.value)
      .toLowerCase()
      .match(/[\p{L}\p{N}._]+/gu) ?? []
  ).join('-')
  const shown = odd.trim() === '' ? 'a space' : quote(odd)
  const problem = `The name ${quote(String(name.value))} has ${shown}, so Claude Code refuses the ${what}.`
  if (meant === '') return report(name.range, `${problem} Use letters, digits and hyphens.`)
  report(name.range, `${problem} Write ${quote(meant)}.`, writing(name, meant))
}

/** Reports a path without the `./` that it needs, unless it may be something else than a path. */
function isBare({ value }: Value): boolean {
  return typeof value === 'string' && /^(?:\w[\w./ -]*|\.)$/.test(value)
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
    const at = path === '.' ? '' : folderOf(path)
    const isIn = (above: string): boolean => files.has(join(folder, above, path))
    const isOfKind = kind !== undefined && !isIn('') && isIn(kind)
    if (!isIn('') && !isOfKind && !/[./]/.test(path)) {
      names.push(item)
      continue
    }
    const meant = `./${isOfKind ? `${kind}/` : ''}${at}`
    const message = `${quote(path)} has no \`./\`, so Claude Code refuses the plugin. Write ${quote(meant)}.`
    report(item.range, message, writing(item, meant))
  }
  const [first, ...others] = names
  if (first === undefined) return
  const message = `${quote(String(first.value))} is no path of the plugin, so Claude Code refuses the plugin. Write the path of a file or folder that it has, after \`./\`.`
  report(first.range, message, alsoAt(others, 'Here, too.'))
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
  const isUsual = agents.every(({ value }) => /^(?:\.\/)?agents\/?$/.test(String(value)))
  const advice = isUsual
    ? 'Remove `agents`: Claude Code looks into that folder by itself.'
    : 'List files, such as `./agents/reviewer.md`.'
  const written = typeof first.value === 'string' ? first.value : text.slice(...first.range)
  const message = `${quote(written)} is no Markdown file of the plugin, so Claude Code refuses the plugin. ${advice}`
  report(first.range, message)
}
