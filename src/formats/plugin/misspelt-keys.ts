import type { Report } from '../../model.ts'
import { isOneLetterOff, isPlural, sameAs } from '../../wording/near-names.ts'
import { quote } from '../../wording/quote.ts'
import type { Manifest } from './parse.ts'

/** Source: https://code.claude.com/docs/en/plugins-reference#plugin-manifest-schema */
const KEYS =
  'name version description author homepage repository license keywords skills commands agents hooks mcpServers lspServers outputStyles userConfig dependencies'.split(
    ' ',
  )
const SHORTEST = 5

/** Reports the keys of a plugin that are nearly those which Claude Code reads. */
export function reportMisspeltKeys({ fields, isMarketplace }: Manifest, report: Report): void {
  if (isMarketplace) return
  for (const [key, field] of fields) {
    const meant = KEYS.includes(key) ? undefined : meantBy(key)
    if (meant === undefined || fields.has(meant)) continue
    const message = `${quote(key)} is not a field of plugins, so Claude Code ignores it. Did you mean ${quote(meant)}?`
    report(field.key, message, { severity: 'warning' })
  }
}

function meantBy(key: string): string | undefined {
  const [same] = sameAs(key, KEYS)
  const isNear = (name: string): boolean =>
    isPlural(key, name) || (name.length >= SHORTEST && isOneLetterOff(key, name))
  return same ?? KEYS.find(isNear)
}
