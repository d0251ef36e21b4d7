import { CLAUDE_MANIFEST, recordIn } from '../../../references/plugins.ts'
import { textField } from '../../../syntax/fields.ts'
import { join } from '../../../wording/paths.ts'
import { quote, quotePath } from '../../../wording/quote.ts'
import { listed, MARKETPLACES, manifestRule, marketplaceOf } from '../example.ts'

export const version = manifestRule({
  id: 'plugin/version',
  summary: 'A marketplace gives a plugin the version that its own manifest has',
  why: 'Claude Code takes the version of `plugin.json`. The one in `marketplace.json` counts only where `plugin.json` has none, so people read a version there that they do not get.',
  source: `${MARKETPLACES}#version-resolution-and-release-channels`,
  bad: marketplaceOf({ ...listed, version: '1.0.0' }),
  good: marketplaceOf({ ...listed, version: '2.0.0' }),
  check({ files, isMarketplace, plugins }, report) {
    if (!isMarketplace) return
    for (const { folder, fields } of plugins) {
      const written = textField(fields, 'version')
      if (folder === undefined || written === undefined || written.value === '') continue
      const manifest = join(folder, CLAUDE_MANIFEST)
      const { version: own } = recordIn(files.read(manifest) ?? '')
      if (typeof own !== 'string' || own === '' || own === written.value || !files.mayName(manifest)) continue
      const message = `The version is ${quote(written.value)} here and ${quote(own)} in ${quotePath(manifest)}, which counts. Write the same in both, or remove this one.`
      report(written.range, message)
    }
  },
})
