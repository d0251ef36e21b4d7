import { client, codeIn, degraded, field, loads, refused, required, sharedBy } from './client.ts'

const code = codeIn('mistralai/mistral-vibe')

export const mistralVibe = client({
  id: 'mistral-vibe',
  title: 'Mistral Vibe',
  vendor: 'Mistral AI',
  kind: 'agent',
  page: 'https://github.com/mistralai/mistral-vibe',
  checked: '2026-11-21',
  sources: {
    parser: code('ac8f1a09fdfbadb6d4508a555ba6607fd05eb0dc/vibe/core/skills/parser.py'),
    models: code('ac8f1a09fdfbadb6d4508a555ba6607fd05eb0dc/vibe/core/skills/models.py'),
    mgr: code('ac8f1a09fdfbadb6d4508a555ba6607fd05eb0dc/vibe/core/skills/manager.py'),
  },
  folders: {
    project: ['.vibe/skills', '.agents/skills'],
    user: ['~/.vibe/skills', '~/.agents/skills'],
    levels: { most: 1, source: 'mgr' },
    places: {
      sees: ['beside-root', 'dot-name', 'linked-file', 'linked-folder'],
      misses: ['root', 'flat'],
      source: 'mgr',
    },
    sameName: { keeps: 'first', source: 'mgr' },
    source: 'mgr',
  },
  frontmatter: {
    parser: { text: 'PyYAML, as YAML 1.1; the last of two equal keys counts', source: 'parser' },
    opening: { text: 'blank lines and a byte order mark may precede `---`', source: 'parser' },
    closing: { text: 'must be there', source: 'parser' },
    broken: { text: 'the skill is refused with a warning', source: 'parser' },
  },
  fields: {
    name: required(['string'], 'models', 'Lowercase letters, digits and single hyphens.'),
    description: required(['string'], 'models'),
    license: field(['string'], 'models'),
    compatibility: field(['string'], 'models'),
    metadata: field(['map'], 'models', 'Values become text; what is not a mapping is refused.'),
    'allowed-tools': field(['string', 'list'], 'models', 'A text is split at blanks.'),
    'user-invocable': field(['boolean'], 'models', '`false` hides it from the menu.'),
  },
  limits: [
    { of: 'name', value: 64, above: 'The skill is not loaded.', source: 'models' },
    { of: 'description', value: 1024, above: 'The skill is not loaded.', source: 'models' },
    { of: 'compatibility', value: 500, above: 'The skill is not loaded.', source: 'models' },
  ],
  outcomes: {
    ...sharedBy(refused('models'), 'missing-name', 'name-bad-charset', 'name-too-long'),
    ...sharedBy(refused('models'), 'missing-description', 'description-over-1024', 'description-over-1536'),
    'name-dir-mismatch': loads('mgr', 'The log has a warning.'),
    ...sharedBy(refused('parser'), 'invalid-yaml', 'no-frontmatter', 'missing-closing-fence'),
    'unquoted-colon': refused('parser'),
    'duplicate-keys': loads('parser', 'The last one counts.'),
    'unknown-field': degraded('models', 'Such fields are ignored.'),
    'metadata-nested-map': loads('models', 'Its values become text.'),
    'allowed-tools-comma': degraded('models', 'Commas stay in the names, so `Read,` is no tool.'),
    'allowed-tools-list': loads('models'),
    'lowercase-skill-md': refused('mgr', 'On Linux the file is not found.'),
    'body-over-500-lines': loads('mgr'),
    ...sharedBy(loads('parser'), 'bom', 'leading-blank-line', 'marginal-value'),
  },
})
