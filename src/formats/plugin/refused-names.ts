import type { Report, Value } from '../../model.ts'
import { marketplaceIn } from '../../references/plugins.ts'
import { suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import type { Manifest } from './parse.ts'

/** Reports the name of a plugin or a marketplace that Claude Code refuses. */
export function reportNames(manifest: Manifest, report: Report): void {
  const { fields, isMarketplace } = manifest
  const name = fields.get('name')
  if (!isMarketplace)
    return isListedOtherwise(manifest) ? undefined : reportName(name, IN_PLUGIN, 'plugin', report)
  reportName(name, /[/\\ ]/, 'marketplace', report)
  reportImitation(name, report)
}

const IN_PLUGIN = /[@:/\\\s]/

/** Whether the marketplace of the repository has a plugin under a name that Claude Code 2.1.332 installs, whatever its own is. */
function isListedOtherwise({ files, home }: Manifest): boolean {
  const name = files.once(marketplaceIn, '.').get(home)?.['name']
  return typeof name === 'string' && !IN_PLUGIN.test(name)
}

/** Names that Claude Code 2.1.332 takes for an imitation of Anthropic’s marketplaces, and those that these have. */
const IMITATION =
  /official[^a-z\d]*(?:anthropic|claude)|(?:anthropic|claude)[^a-z\d]*official|^(?:anthropic|claude)[^a-z\d]*(?:marketplace|plugins|official)/i
const OF_ANTHROPIC = /^(?:anthropic-(?:marketplace|plugins)|claude-plugins-official)$/i

function reportImitation(name: Value | undefined, report: Report): void {
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
  report(
    name.range,
    `${problem} Write ${quote(meant)}.`,
    suggest(`Write ${quote(meant)}`, name.range, JSON.stringify(meant)),
  )
}
