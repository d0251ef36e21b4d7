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
    broken: { text: 'the skill is left out without a message', source: 'skills' },
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
    'missing-name': refused('skills', 'No message says so.'),
    'name-dir-mismatch': loads('skills', 'It is installed under its name.'),
    'name-bad-charset': loads('skills', 'The folder it is installed in has others in their place.'),
    'name-too-long': loads('skills'),
    'missing-description': refused('skills', 'No message says so.'),
    'description-over-1024': loads('skills'),
    'description-over-1536': loads('skills'),
    'invalid-yaml': refused('skills', 'No message says so.'),
    'duplicate-keys': refused('skills', 'No message says so.'),
    'unknown-field': degraded('skills', 'Such fields are ignored.'),
    'metadata-nested-map': loads('skills'),
    'allowed-tools-comma': degraded('skills', 'The field is not read.'),
    'allowed-tools-list': degraded('skills', 'The field is not read.'),
    'no-frontmatter': refused('skills', 'No message says so.'),
    'lowercase-skill-md': refused('skills', 'The file is not found where letter case counts.'),
    'body-over-500-lines': loads('skills'),
    bom: loads('skills'),
    'leading-blank-line': refused('skills', 'No message says so.'),
    'missing-closing-fence': refused(
      'skills',
      'The body is read as YAML, which fails unless it holds only headings.',
    ),
    'unquoted-colon': refused('skills', 'No message says so.'),
  },
})
