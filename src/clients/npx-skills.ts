import { client, code, degraded, loads, observed, refused, required, sharedBy } from './client.ts'
import { YAML_2 } from './dialects.ts'

export const npxSkills = client({
  id: 'npx-skills',
  title: 'npx skills',
  vendor: 'Vercel',
  kind: 'installer',
  page: 'https://github.com/vercel-labs/skills',
  checked: '2026-11-21',
  sources: {
    seen: observed('1.7.4', '2026-11-26'),
    skills: code(
      'https://github.com/vercel-labs/skills/blob/bfa38ee0ea574c47f90190a699f8739a6b1aa633/src/skills.ts',
    ),
  },
  folders: {
    project: ['.*/skills'],
    user: [],
    levels: { most: 3, source: 'seen' },
    places: {
      sees: ['beside-root', 'root', 'dot-name', 'dot-folder', 'linked-file'],
      misses: ['flat', 'nested', 'node-modules', 'linked-folder'],
      source: 'seen',
    },
    sameName: { keeps: 'first', source: 'seen' },
    note: 'the folders of some thirty agents, and `skills`',
    source: 'skills',
  },
  frontmatter: {
    parser: { text: 'the npm package `yaml`, as YAML 1.2', source: 'seen', dialect: YAML_2 },
    opening: {
      text: '`---` must be the first line without blanks, a byte order mark may precede it',
      source: 'seen',
      pattern: /^\ufeff?---\r?\n/,
    },
    closing: { text: 'the next line that starts with `---`', source: 'seen', pattern: /\r?\n---/ },
    broken: { text: 'the skill is skipped without a message', source: 'skills' },
  },
  fields: {
    name: {
      ...required(['string'], 'skills', 'The folder that it is installed in.'),
      strict: true,
      blank: /^$/,
    },
    description: { ...required(['string'], 'skills'), strict: true, blank: /^$/ },
  },
  outcomes: {
    ...sharedBy(refused('seen', 'It is skipped without a message.'), 'missing-name', 'name-not-text'),
    ...sharedBy(refused('seen', 'It is skipped without a message.'), 'description-not-text', 'invalid-yaml'),
    ...sharedBy(refused('seen', 'It is skipped without a message.'), 'duplicate-keys', 'no-frontmatter'),
    ...sharedBy(refused('seen', 'It is skipped without a message.'), 'leading-blank-line', 'unquoted-colon'),
    'name-dir-mismatch': loads('seen', 'It is installed under its name.'),
    'name-bad-charset': loads('seen', 'The folder that it is installed in gets another name.'),
    ...sharedBy(loads('seen'), 'name-too-long', 'description-over-1024', 'description-over-1536'),
    ...sharedBy(loads('seen'), 'metadata-nested-map', 'body-over-500-lines', 'bom'),
    'missing-description': refused('skills', 'It is skipped without a message.'),
    'blank-description': degraded('seen', 'Nothing is left to choose the skill by.'),
    'unknown-field': degraded('skills', 'Such fields are ignored.'),
    ...sharedBy(degraded('skills', 'The field is not read.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
    'missing-closing-fence': refused(
      'seen',
      'The body is read as YAML, which fails unless it holds only headings.',
    ),
  },
})
