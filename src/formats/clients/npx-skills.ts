import { client, code, degraded, loads, refused } from './client.ts'

export const npxSkills = client({
  id: 'npx-skills',
  title: 'npx skills',
  vendor: 'Vercel',
  kind: 'installer',
  page: 'https://github.com/vercel-labs/skills',
  checked: '2026-11-21',
  sources: {
    skills: code(
      'https://github.com/vercel-labs/skills/blob/bfa38ee0ea574c47f90190a699f8739a6b1aa633/src/skills.ts',
    ),
  },
  frontmatter: {
    parser: { text: 'gray-matter, with js-yaml 3', source: 'skills' },
    opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'skills' },
    broken: { text: 'the skill is skipped without a message', source: 'skills' },
  },
  fields: {
    name: {
      types: ['string'],
      required: true,
      meaning: 'The folder that it is installed in.',
      source: 'skills',
    },
    description: { types: ['string'], required: true, source: 'skills' },
  },
  outcomes: {
    'missing-name': refused('skills', 'It is skipped without a message.'),
    'name-dir-mismatch': loads('skills', 'It is installed under its name.'),
    'name-bad-charset': loads('skills', 'The folder that it is installed in gets another name.'),
    'name-too-long': loads('skills'),
    'missing-description': refused('skills', 'It is skipped without a message.'),
    'description-over-1024': loads('skills'),
    'description-over-1536': loads('skills'),
    'invalid-yaml': refused('skills', 'It is skipped without a message.'),
    'duplicate-keys': refused('skills', 'It is skipped without a message.'),
    'unknown-field': degraded('skills', 'Such fields are ignored.'),
    'metadata-nested-map': loads('skills'),
    'allowed-tools-comma': degraded('skills', 'The field is not read.'),
    'allowed-tools-list': degraded('skills', 'The field is not read.'),
    'no-frontmatter': refused('skills', 'It is skipped without a message.'),
    'lowercase-skill-md': refused('skills', 'On Linux the file is not found.'),
    'body-over-500-lines': loads('skills'),
    bom: loads('skills'),
    'leading-blank-line': refused('skills', 'It is skipped without a message.'),
    'missing-closing-fence': refused(
      'skills',
      'The body is read as YAML, which fails unless it holds only headings.',
    ),
    'unquoted-colon': refused('skills', 'It is skipped without a message.'),
  },
})
