import { client, code, degraded, documented, field, loads, observed, refused, required } from './client.ts'

export const pi = client({
  id: 'pi',
  title: 'Pi',
  vendor: 'Earendil',
  kind: 'agent',
  page: 'https://github.com/earendil-works/pi',
  checked: '2026-11-21',
  sources: {
    seen: observed('0.73.1', '2026-11-22'),
    new: code(
      'https://github.com/earendil-works/pi/blob/0c78fe29e122fe0fcafb37e11070f7d439e6e73f/packages/coding-agent/src/core/skills.ts',
    ),
    fm: code(
      'https://github.com/badlogic/pi-mono/blob/83378aad7e74a0e2bb8f37c007a9685fb4609d8a/packages/coding-agent/src/utils/frontmatter.ts',
    ),
    docs: documented(
      'https://github.com/badlogic/pi-mono/blob/83378aad7e74a0e2bb8f37c007a9685fb4609d8a/packages/coding-agent/docs/skills.md',
    ),
  },
  folders: {
    project: ['.pi/skills', '.agents/skills'],
    user: ['~/.pi/agent/skills', '~/.agents/skills'],
    levels: 'any',
    walks: ['upwards'],
    source: 'new',
  },
  frontmatter: {
    parser: { text: 'the npm package `yaml`, as YAML 1.2', source: 'fm' },
    opening: { text: '`---` must be the first characters of the file', source: 'fm' },
    closing: { text: 'without it there is no frontmatter', source: 'fm' },
    crlf: { text: 'accepted', source: 'fm' },
    broken: { text: 'a warning; the skill is not loaded', source: 'fm' },
  },
  fields: {
    name: field(['string'], 'new', 'Without it the directory’s name is used; another form only warns.'),
    description: required(['string'], 'new'),
    'disable-model-invocation': field(['boolean'], 'new', 'Only people invoke the skill.'),
    'allowed-tools': field(['string'], 'docs', 'Documented, without an effect.'),
  },
  limits: [
    { of: 'name', value: 64, unit: 'characters', above: 'A warning.', source: 'new' },
    { of: 'description', value: 1024, unit: 'characters', above: 'A warning.', source: 'new' },
  ],
  outcomes: {
    'missing-name': loads('seen', 'The directory’s name is used.'),
    'name-dir-mismatch': loads('seen'),
    'name-bad-charset': loads('seen', 'A warning is shown.'),
    'name-too-long': loads('seen', 'A warning is shown.'),
    'missing-description': refused('seen', 'A warning is shown.'),
    'description-over-1024': loads('seen', 'A warning is shown.'),
    'description-over-1536': loads('seen', 'A warning is shown.'),
    'invalid-yaml': refused('seen', 'A warning is shown.'),
    'duplicate-keys': refused('seen'),
    'unknown-field': degraded('docs', 'Such fields are ignored.'),
    'metadata-nested-map': loads('seen'),
    'allowed-tools-comma': loads('seen', 'The field has no effect.'),
    'allowed-tools-list': loads('seen', 'The field has no effect.'),
    'no-frontmatter': refused('seen', 'So it has no description.'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
    'body-over-500-lines': loads('seen'),
    bom: refused('seen', 'No field is read.'),
    'leading-blank-line': refused('seen', 'No field is read.'),
    'missing-closing-fence': refused('seen', 'No field is read.'),
    'unquoted-colon': refused('seen'),
  },
})
