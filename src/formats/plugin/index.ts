import type { Format } from '../../model.ts'
import { MANIFESTS } from './example.ts'
import type { Manifest } from './parse.ts'
import { parseManifest } from './parse.ts'
import { entry } from './rules/entry.ts'
import { hooks } from './rules/hooks.ts'
import { manifestFolder } from './rules/manifest-folder.ts'
import { missing } from './rules/missing.ts'
import { unlisted } from './rules/unlisted.ts'
import { version } from './rules/version.ts'
import { PLUGIN_FILES } from './which-files.ts'

export { isRefused } from './is-refused.ts'

/** What names the parts of plugins. What else is wrong in a manifest `claude plugin validate` says. */
export const plugin: Format<Manifest, undefined> = {
  ...PLUGIN_FILES,
  title: 'Plugins of Claude Code',
  specification: MANIFESTS,
  fields: {},
  rules: [entry, missing, version, unlisted, manifestFolder, hooks],
  repositoryRules: [],
  parse: parseManifest,
  applicable: () => plugin.rules,
  header: () => undefined,
  comments: () => [],
}
