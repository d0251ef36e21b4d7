import {
  client,
  code,
  degraded,
  documented,
  field,
  loads,
  observed,
  refused,
  sharedBy,
  strictly,
} from './client.ts'
import { YAML_2 } from './dialects.ts'

export const pi = client({
  id: 'pi',
  title: 'Pi',
  vendor: 'Earendil',
  kind: 'agent',
  page: 'https://github.com/earendil-works/pi',
  checked: '2026-11-21',
  sources: {
    seen: observed('1.5.2', '2026-11-26'),
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
    levels: { most: 'any', source: 'seen' },
    walks: { ways: ['upwards'], not: ['.pi/skills'], source: 'seen' },
    places: {
      sees: ['root', 'flat', 'linked-file', 'linked-folder'],
      misses: ['beside-root', 'nested', 'dot-name', 'dot-folder', 'node-modules'],
      otherwise: { in: ['.agents/skills'], places: ['flat'] },
      source: 'seen',
    },
    sameName: { keeps: 'first', source: 'seen' },
    source: 'new',
  },
  frontmatter: {
    parser: { text: 'the npm package `yaml`, as YAML 1.2', source: 'fm', dialect: YAML_2 },
    opening: {
      text: '`---` must be the first characters of the file, a byte order mark may precede it; one more is skipped',
      source: 'seen',
      pattern: /^\ufeff?---(?:[^\n]|(?=\n))/,
    },
    closing: {
      text: 'the next line that starts with `---`; without it there is no frontmatter',
      source: 'fm',
      pattern: /\n---/,
    },
    returns: { text: 'end lines', source: 'fm' },
    broken: { text: 'a warning; the skill is not loaded', source: 'fm' },
  },
  fields: {
    name: {
      ...field(['any'], 'seen', 'Without it the directory’s name is used; another form only warns.'),
      blank: /^(?:false|False|FALSE|0)?$/,
    },
    description: { ...strictly(['string', 'null'], 'seen'), required: true },
    'disable-model-invocation': field(['boolean'], 'new', 'Only people invoke the skill.'),
    'allowed-tools': field(['string'], 'docs', 'Documented, without an effect.'),
  },
  limits: [
    { of: 'name', value: 64, above: 'A warning.', source: 'new' },
    { of: 'description', value: 1024, above: 'A warning.', source: 'new' },
  ],
  outcomes: {
    'missing-name': loads('seen', 'The directory’s name is used.'),
    ...sharedBy(loads('seen'), 'name-dir-mismatch', 'name-not-text', 'metadata-nested-map'),
    ...sharedBy(loads('seen'), 'lowercase-skill-md', 'body-over-500-lines', 'bom'),
    ...sharedBy(loads('seen', 'A warning is shown.'), 'name-bad-charset', 'name-too-long'),
    ...sharedBy(loads('seen', 'A warning is shown.'), 'description-over-1024', 'description-over-1536'),
    ...sharedBy(refused('seen', 'A warning is shown.'), 'missing-description', 'description-not-text'),
    'invalid-yaml': refused('seen', 'A warning is shown.'),
    ...sharedBy(refused('seen'), 'duplicate-keys', 'unquoted-colon', 'skill-md-ending'),
    'unknown-field': degraded('docs', 'Such fields are ignored.'),
    ...sharedBy(loads('new', 'The field has no effect.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'no-frontmatter': refused('seen', 'So it has no description.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
    ...sharedBy(refused('seen', 'No field is read.'), 'leading-blank-line', 'missing-closing-fence'),
  },
})
