import { client, codeIn, degraded, loads, observed, refused, required, sharedBy } from './client.ts'
import { JS_YAML_4 } from './dialects.ts'

const code = codeIn('google-gemini/gemini-cli')

export const geminiCli = client({
  id: 'gemini-cli',
  title: 'Gemini CLI',
  vendor: 'Google',
  kind: 'agent',
  page: 'https://geminicli.com/docs/cli/skills',
  checked: '2026-11-21',
  sources: {
    seen: observed('0.61.0', '2026-11-26'),
    loader: code('5411f113cafae26161b4969b0237b8e1e024e2c2/packages/core/src/skills/skillLoader.ts'),
    manager: code('5411f113cafae26161b4969b0237b8e1e024e2c2/packages/core/src/skills/skillManager.ts'),
  },
  folders: {
    project: ['.gemini/skills', '.agents/skills'],
    user: ['~/.gemini/skills', '~/.agents/skills'],
    levels: { most: 1, source: 'seen' },
    places: {
      sees: ['beside-root', 'root', 'linked-file', 'linked-folder'],
      misses: ['flat', 'dot-name'],
      source: 'seen',
    },
    sameName: { keeps: 'last', source: 'seen' },
    source: 'manager',
  },
  frontmatter: {
    parser: {
      text: 'js-yaml; where it fails, a reader of single lines',
      source: 'loader',
      dialect: JS_YAML_4,
    },
    opening: {
      text: '`---` must be the first line, without a byte order mark or blanks',
      source: 'loader',
      pattern: /^---\r?\n/,
    },
    closing: {
      text: 'the next line that starts with `---`',
      source: 'loader',
      pattern: /\r?\n---/,
    },
    broken: {
      text: '`name` and `description` are read line by line, also where one of them is no text',
      source: 'loader',
      lines: { field: /^\s*(name|description):([^\n]*)$/, more: /^[ \t]+\S/ },
    },
  },
  fields: {
    name: {
      ...required(
        ['string'],
        'loader',
        'Nine characters that paths cannot have become `-`; anything else stays.',
      ),
      blank: /(?!)/,
    },
    description: { ...required(['string'], 'loader'), blank: /(?!)/ },
  },
  outcomes: {
    ...sharedBy(refused('loader', 'It is skipped without a message.'), 'missing-name', 'missing-description'),
    ...sharedBy(loads('seen'), 'name-dir-mismatch', 'name-too-long', 'description-over-1024'),
    ...sharedBy(loads('seen'), 'description-over-1536', 'body-over-500-lines'),
    'name-bad-charset': loads('seen', 'Characters that paths cannot have become `-`.'),
    'blank-description': degraded('seen', 'Nothing is left to choose the skill by.'),
    'unread-quotes': degraded('seen', 'The marks stay in the text.'),
    'invalid-yaml': loads(
      'loader',
      'The lines are read one by one; without a name or description the skill is skipped.',
    ),
    'duplicate-keys': loads('seen', 'The last one counts.'),
    'unknown-field': degraded('loader', 'Such fields are ignored.'),
    ...sharedBy(degraded('loader', 'The field is not read.'), 'metadata-nested-map', 'allowed-tools-comma'),
    'allowed-tools-list': degraded('loader', 'The field is not read.'),
    ...sharedBy(refused('seen', 'It is skipped without a message.'), 'no-frontmatter', 'bom'),
    'leading-blank-line': refused('seen', 'It is skipped without a message.'),
    'missing-closing-fence': refused('seen', 'It is skipped without a message.'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found, without a message.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
    'unquoted-colon': loads('seen', 'The lines are read one by one.'),
  },
})
