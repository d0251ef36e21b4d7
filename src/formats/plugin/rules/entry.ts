import type { Report } from '../../../model.ts'
import { MANIFESTS, manifestRule, pluginWith } from '../example.ts'
import { jsonFault } from '../json-faults.ts'
import { reportMisspeltKeys } from '../misspelt-keys.ts'
import type { Manifest } from '../parse.ts'
import { reportNames } from '../refused-names.ts'
import { reportPaths } from '../refused-paths.ts'
import { reportSources } from '../refused-sources.ts'
import { reportValues } from '../refused-values.ts'
import { reportRemoteSources } from '../remote-sources.ts'

export const entry = manifestRule({
  id: 'plugin/entry',
  severity: { recommended: 'error', strict: 'error' },
  fix: 'suggested',
  summary: 'The values of manifests are such as Claude Code takes; paths start with `./`',
  why: 'Claude Code refuses the whole plugin, with its skills and commands, for a path in `plugin.json` without `./`. So it does for a name with a space, `/`, `:` or `@`, and for an entry of `agents` that is no `.md` file. So it does for a `name` or `version` that is no text. Older versions refuse it for a `homepage` that is no URL and an `author` that is no object with a name: a warning. They also do for `keywords` that are no list, and a `description`, `repository` or `license` that is no text. Claude Code cannot install a plugin whose entry in a marketplace has such a value. It ignores a field that is misspelt: a warning. It refuses what is no JSON. It refuses the whole marketplace for a `source` without `./`, and if `name`, `owner` or `plugins` is missing. It cannot install a plugin from a `repo` that is not `owner/repo`, or a `url` without a scheme. A SKILL.md in `skills` it does not load, as it takes folders alone: a warning. It is an info if Claude Code loads the skill from the folder `skills` anyway.',
  source: `${MANIFESTS}#path-behavior-rules`,
  bad: pluginWith({ skills: ['skills/pdf'] }),
  good: pluginWith({ skills: ['./skills/pdf'] }),
  check: reportEntries,
})

/** Reports what Claude Code does not take of the entries of a manifest; an error where it refuses the whole plugin. */
export function reportEntries(manifest: Manifest, report: Report): void {
  const { isMarketplace, text } = manifest
  const fault = jsonFault(text)
  if (fault !== undefined) {
    const loss = `Claude Code refuses the ${isMarketplace ? 'marketplace' : 'plugin'}.`
    report(fault.range, `${fault.message} ${loss}`)
  }
  if (isMarketplace) {
    reportSources(manifest, report)
    reportRemoteSources(manifest, report)
  }
  reportNames(manifest, report)
  reportValues(manifest, report)
  reportMisspeltKeys(manifest, report)
  reportPaths(manifest, report)
}
