import {
  client,
  codeIn,
  degraded,
  documented,
  field,
  loads,
  observed,
  refused,
  sharedBy,
  strictly,
} from './client.ts'
import { GRAY_MATTER, JS_YAML_3 } from './dialects.ts'
import { textWithColon } from './repairs.ts'

const code = codeIn('anomalyco/opencode')

export const opencode = client({
  id: 'opencode',
  title: 'OpenCode',
  vendor: 'Anomaly',
  kind: 'agent',
  page: 'https://opencode.ai/docs/skills',
  checked: '2026-11-21',
  sources: {
    seen: observed('1.18.33', '2026-11-26'),
    skill: code('a2cc772e5579e2bcd330c86a790462cf44dc67ca/packages/opencode/src/skill/index.ts'),
    md: code('0a8a0ed8bb798343e09cf7fb1bad0a08ee573b98/packages/opencode/src/config/markdown.ts'),
    docs: documented(
      'https://github.com/anomalyco/opencode/blob/02bae89d/packages/web/src/content/docs/skills.mdx',
    ),
  },
  folders: {
    project: ['.opencode/skill', '.opencode/skills', '.claude/skills', '.agents/skills'],
    user: ['~/.config/opencode/skill', '~/.config/opencode/skills', '~/.claude/skills', '~/.agents/skills'],
    levels: { most: 'any', source: 'seen' },
    walks: { ways: ['upwards'], source: 'seen' },
    places: {
      sees: ['beside-root', 'root', 'nested', 'node-modules', 'linked-file', 'linked-folder'],
      misses: ['flat', 'dot-name', 'dot-folder'],
      otherwise: { in: ['.claude/skills', '.agents/skills'], places: ['dot-name', 'dot-folder'] },
      source: 'seen',
    },
    sameName: { keeps: 'first', source: 'seen' },
    source: 'skill',
  },
  frontmatter: {
    parser: { text: 'gray-matter, with js-yaml 3', source: 'md', dialect: JS_YAML_3 },
    opening: {
      text: '`---` must be the first line, a byte order mark may precede it',
      source: 'md',
      pattern: GRAY_MATTER,
    },
    closing: {
      text: 'the next line that starts with `---`; without it all is read as YAML',
      source: 'md',
      pattern: /\n---/,
      orEnd: true,
    },
    languages: { text: '`---yaml` and `---json` open it, too; below `---js` it is run', source: 'md' },
    broken: {
      text: 'read again with top-level texts that hold `:` as blocks, then refused',
      source: 'md',
      repair: {
        quotes: textWithColon,
        writes: (text) => `|-\n  ${text}`,
        only: /^---\r?\n[^]*?\r?\n---/,
      },
    },
  },
  fields: {
    name: {
      ...strictly(['string'], 'skill', 'Its form and the directory are not checked, though documented.'),
      required: true,
      blank: /(?!)/,
    },
    description: {
      ...strictly(['string'], 'skill', 'Without it the model does not see the skill.'),
      blank: /(?!)/,
    },
    license: field(['any'], 'docs', 'No effect.'),
    compatibility: field(['any'], 'docs', 'No effect.'),
    metadata: field(['any'], 'docs', 'No effect.'),
  },
  limits: [
    { of: 'name', value: 64, above: 'Documented only: the loader does not check it.', source: 'docs' },
    {
      of: 'description',
      value: 1024,
      above: 'Documented only: the loader does not check it.',
      source: 'docs',
    },
  ],
  outcomes: {
    'missing-name': refused('skill', 'It is skipped without a message.'),
    'name-dir-mismatch': loads('seen', 'The documentation demands that they match.'),
    'name-bad-charset': loads('seen', 'The documentation forbids them.'),
    'name-too-long': loads('seen', 'The documentation allows 64 characters.'),
    'missing-description': degraded('skill', 'The skill is not listed to the model.'),
    'blank-description': degraded('skill', 'The skill is not listed to the model.'),
    ...sharedBy(refused('seen', 'It is skipped without a message.'), 'name-not-text', 'no-frontmatter'),
    'description-not-text': refused('seen', 'So is `description:` without a value.'),
    'description-over-1024': loads('seen', 'The documentation allows 1,024 characters.'),
    ...sharedBy(loads('seen'), 'description-over-1536', 'metadata-nested-map', 'body-over-500-lines', 'bom'),
    'invalid-yaml': refused('md', 'An error is shown.'),
    'duplicate-keys': refused('seen'),
    'unknown-field': degraded('docs', 'Such fields are ignored.'),
    ...sharedBy(degraded('skill', 'The field is not read.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
    'leading-blank-line': refused('seen', 'No field is read.'),
    'missing-closing-fence': refused(
      'md',
      'The body is read as YAML, which fails unless it holds only headings.',
    ),
    'unquoted-colon': loads('seen', 'The text is read as if it were quoted.'),
  },
})
