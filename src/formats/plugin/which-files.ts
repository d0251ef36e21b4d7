import type { NamedFormat } from '../../model.ts'

export const PLUGIN_FILES: NamedFormat = {
  name: 'plugin',
  files: ['**/.claude-plugin/plugin.json', '**/.claude-plugin/marketplace.json'],
  pattern: /(?:^|\/)\.claude-plugin\/(?:plugin|marketplace)\.json$/i,
  placeOf: (folder) => (/(?:^|\/)\.claude-plugin$/i.test(folder) ? 'manifests' : ''),
}
