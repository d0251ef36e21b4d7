import { CLAUDE_MANIFEST } from '../../../references/plugins.ts'
import { dirname, join } from '../../../wording/paths.ts'
import { quotePath } from '../../../wording/quote.ts'
import { isNamedThere } from '../../manifest-folder.ts'
import { MANIFESTS, manifestRule, pluginWith } from '../example.ts'

/** What people put there: a folder, or the file that makes it one of hooks. */
const PARTS = { commands: 'commands', hooks: 'hooks/hooks.json' }

export const manifestFolder = manifestRule({
  id: 'plugin/manifest-folder',
  severity: { recommended: 'error', strict: 'error' },
  summary: 'No commands or hooks lie in the folder of a plugin’s manifest',
  why: 'Claude Code looks for `commands/` and `hooks/` at the root of a plugin. In `.claude-plugin/` it reads the manifest alone, unless the manifest names the place. Skills and agents there are reported at their own files.',
  source: `${MANIFESTS}#directory-structure-mistakes`,
  bad: { ...pluginWith({}), files: { '.claude-plugin/commands/go.md': 'Go.\n' } },
  good: { ...pluginWith({}), files: { 'commands/go.md': 'Go.\n' } },
  check({ fields, files, home, isMarketplace }, report) {
    if (isMarketplace) return
    for (const [kind, part] of Object.entries(PARTS)) {
      const path = join(home, dirname(CLAUDE_MANIFEST), part)
      if (!files.has(path) || files.ignored(path) || isNamedThere(home, files, [kind])) continue
      const place = join(home, part)
      const cure = files.has(place)
        ? `Delete ${quotePath(path)} if ${quotePath(place)} has all of it, or move the rest there`
        : `Move ${quotePath(path)} to ${quotePath(place)}`
      const message = `Claude Code finds no ${kind} in \`.claude-plugin/\`. ${cure}.`
      report(fields.get('name')?.range ?? [0, 1], message)
    }
  },
})
