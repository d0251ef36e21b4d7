import type { Report } from '../../model.ts'
import { marketplaceIn } from '../../references/plugins.ts'
import type { TextField } from '../../syntax/fields.ts'
import { textField } from '../../syntax/fields.ts'
import { suggest } from '../../wording/fixes.ts'
import { quote } from '../../wording/quote.ts'
import type { Manifest } from './parse.ts'

/** Reports the name of a plugin or a marketplace that Claude Code refuses. */
export function reportNames(manifest: Manifest, report: Report): void {
  const { fields, isMarketplace } = manifest
  const name = textField(fields, 'name')
  if (name === undefined) return
  if (isMarketplace) {
    reportName(name, /[/\\ ]/, 'marketplace', report)
    reportImitation(name, report)
  } else if (!isListedOtherwise(manifest)) reportName(name, IN_PLUGIN, 'plugin', report)
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

function reportImitation({ value, range }: TextField, report: Report): void {
  if (!IMITATION.test(value) || OF_ANTHROPIC.test(value)) return
  const message = `The name ${quote(value)} looks like one of Anthropic, so Claude Code refuses the marketplace. Start it with a name of your own, such as \`acme-plugins\`.`
  report(range, message)
}

function reportName({ value, range }: TextField, refused: RegExp, what: string, report: Report): void {
  const odd = refused.exec(value)?.[0]
  if (odd === undefined) return
  const words = value.toLowerCase().match(/[\p{L}\p{N}._]+/gu) ?? []
  const shown = odd.trim() === '' ? 'a space' : quote(odd)
  const problem = `The name ${quote(value)} has ${shown}, so Claude Code refuses the ${what}.`
  if (words.length === 0) return report(range, `${problem} Use letters, digits and hyphens.`)
  const meant = words.join('-')
  const title = `Write ${quote(meant)}`
  report(range, `${problem} ${title}.`, suggest(title, range, JSON.stringify(meant)))
}
