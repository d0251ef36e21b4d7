import type { Details, Files, Report, Value } from '../../../model.ts'
import { isAgentFile } from '../../../references/plugins.ts'
import { itemsOf } from '../../../syntax/fields.ts'
import { suggest } from '../../../wording/fixes.ts'
import { join } from '../../../wording/paths.ts'
import { quote } from '../../../wording/quote.ts'
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
      if (isMarketplace || !reportBare(skill, report))
        reportFile(skill, folder, { files, hasDefault }, report)
    if (isMarketplace) continue
    for (const item of partsOf(fields)) reportBare(item, report)
    reportAgents(itemsOf(fields.get('agents')), text, report)
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
function reportBare(item: Value, report: Report): boolean {
  const path = String(item.value)
  if (typeof item.value !== 'string' || !/^(?:\w[\w./ -]*|\.)$/.test(path)) return false
  const meant = `./${path === '.' ? '' : folderOf(path)}`
  const message = `${quote(path)} has no \`./\`, so Claude Code refuses the plugin. Write ${quote(meant)}.`
  report(item.range, message, writing(item, meant))
  return true
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

function reportAgents(agents: readonly Value[], text: string, report: Report): void {
  const first = agents.find(({ value }) => !isAgentFile(value))
  if (first === undefined) return
  if (typeof first.value === 'string' && /\.md$/i.test(first.value) && reportBare(first, report)) return
  const isUsual = agents.every(({ value }) => /^(?:\.\/)?agents\/?$/.test(String(value)))
  const advice = isUsual
    ? 'Remove `agents`: Claude Code looks into that folder by itself.'
    : 'List files, such as `./agents/reviewer.md`.'
  const written = typeof first.value === 'string' ? first.value : text.slice(...first.range)
  const message = `${quote(written)} is no Markdown file of the plugin, so Claude Code refuses the plugin. ${advice}`
  report(first.range, message)
}
