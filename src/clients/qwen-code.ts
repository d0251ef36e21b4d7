import { client, degraded, field, loads, observed, refused, sharedBy, strictly } from './client.ts'
import { YAML_2 } from './dialects.ts'

export const qwenCode = client({
  id: 'qwen-code',
  title: 'Qwen Code',
  vendor: 'Alibaba',
  kind: 'agent',
  page: 'https://qwenlm.github.io/qwen-code-docs/en/users/features/skills/',
  checked: '2026-11-23',
  sources: { seen: observed('0.24.4', '2026-11-26') },
  folders: {
    project: ['.qwen/skills', '.agents/skills'],
    user: ['~/.qwen/skills', '~/.agents/skills'],
    levels: { most: 1, source: 'seen' },
    places: {
      sees: ['beside-root', 'dot-name', 'linked-file', 'linked-folder'],
      misses: ['root', 'flat', 'nested', 'dot-folder', 'node-modules'],
      source: 'seen',
    },
    sameName: { keeps: 'first', source: 'seen' },
    source: 'seen',
  },
  frontmatter: {
    parser: {
      text: 'the npm package `yaml`, as YAML 1.2; bytes are read as text',
      source: 'seen',
      dialect: { ...YAML_2, binary: undefined },
    },
    opening: {
      text: '`---` must be the first line, a byte order mark may precede it',
      source: 'seen',
      pattern: /^\ufeff?---\r?\n/,
    },
    closing: {
      text: 'the next line `---`; without it the skill is refused',
      source: 'seen',
      pattern: /\r?\n---(?=\r?\n|$)/,
    },
    returns: { text: 'end lines', source: 'seen' },
    broken: {
      text: 'read line by line: a key, a colon and text',
      source: 'seen',
      lines: {
        field: /^\s*([^:\s](?:[^:]*[^:\s])?)\s*:(.*)$/,
        more: /(?!)/,
        ifBroken: true,
        unquotes: /^"(.*)"$/,
      },
    },
  },
  fields: {
    name: {
      ...strictly(
        ['string', 'number', 'boolean'],
        'seen',
        'Letters of any script, digits, `_`, `.`, `:` and hyphens.',
      ),
      required: true,
      untrimmed: true,
      get form() {
        return /^[\p{L}\p{N}_:.-]+$/u
      },
    },
    description: { ...strictly(['string', 'number', 'boolean', 'list'], 'seen'), required: true },
    model: strictly(['string', 'null'], 'seen'),
    paths: strictly(
      ['list', 'null'],
      'seen',
      'Globs of files; the skill is listed when one of them is read.',
    ),
    allowedTools: strictly(['list', 'null'], 'seen'),
    when_to_use: field(['string'], 'seen'),
    'argument-hint': field(['string'], 'seen'),
    'disable-model-invocation': field(['boolean'], 'seen', 'Only people invoke the skill.'),
    'user-invocable': field(['boolean'], 'seen'),
    hooks: field(['map'], 'seen'),
    priority: field(['number'], 'seen', 'Of two skills, that with more is shown first.'),
  },
  listing: {
    rooms: [{ characters: 8000 }],
    line: '<skill>\n<name>\n{name}\n</name>\n<description>\n{description} (project)\n</description>\n</skill>\n',
    loses: 'ends',
    unit: 'code units',
    above: 'Each description keeps its first line alone.',
    source: 'seen',
  },
  outcomes: {
    ...sharedBy(refused('seen'), 'missing-name', 'missing-description', 'name-not-text', 'no-frontmatter'),
    ...sharedBy(refused('seen'), 'leading-blank-line', 'missing-closing-fence'),
    ...sharedBy(loads('seen'), 'name-dir-mismatch', 'name-too-long', 'description-over-1024'),
    ...sharedBy(loads('seen'), 'description-over-1536', 'body-over-500-lines', 'bom'),
    'name-bad-charset': refused(
      'seen',
      'Letters of any script, digits, `_`, `.`, `:` and hyphens are taken.',
    ),
    'description-not-text': refused('seen', 'A mapping is no text to it; a list is.'),
    'unread-quotes': degraded('seen', 'Its marks are not read as YAML reads them.'),
    'invalid-yaml': loads('seen', 'It is read line by line.'),
    'duplicate-keys': loads('seen', 'It is read line by line: the last one counts.'),
    'unknown-field': degraded('seen', 'Such fields are ignored.'),
    'metadata-nested-map': degraded('seen', 'The field is not read.'),
    'allowed-tools-comma': degraded('seen', 'The field is not read: it is `allowedTools` there.'),
    'allowed-tools-list': degraded('seen', 'The field is not read: it is `allowedTools` there.'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
    'unquoted-colon': loads('seen', 'The text is read line by line.'),
  },
})
