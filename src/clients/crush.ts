import { client, codeIn, degraded, field, loads, refused, required } from './client.ts'

const code = codeIn('charmbracelet/crush')

export const crush = client({
  id: 'crush',
  title: 'Crush',
  vendor: 'Charm',
  kind: 'agent',
  page: 'https://github.com/charmbracelet/crush#agent-skills',
  checked: '2026-11-21',
  sources: {
    skills: code('37f36e93824e5c4f892e4a817f7f628e2682fe14/internal/skills/skills.go'),
    load: code('37f36e93824e5c4f892e4a817f7f628e2682fe14/internal/config/load.go'),
  },
  folders: {
    project: ['.agents/skills', '.crush/skills', '.claude/skills', '.cursor/skills'],
    user: ['~/.config/crush/skills', '~/.config/agents/skills', '~/.agents/skills', '~/.claude/skills'],
    levels: 'any',
    source: 'load',
  },
  frontmatter: {
    parser: { text: 'yaml.v3, into fields of a fixed type', source: 'skills' },
    opening: { text: 'blank lines and a byte order mark may precede `---`', source: 'skills' },
    closing: { text: 'must be there', source: 'skills' },
    broken: { text: 'the skill is refused, and the list of skills shows an error', source: 'skills' },
  },
  fields: {
    name: required(
      ['string'],
      'skills',
      'Letters, digits and single hyphens; equal to the directory but for letter case.',
    ),
    description: required(['string'], 'skills'),
    'user-invocable': field(['boolean'], 'skills', 'Without it people cannot invoke the skill.'),
    'disable-model-invocation': field(['boolean'], 'skills', 'Only people invoke the skill.'),
    license: field(['string'], 'skills'),
    compatibility: field(['string'], 'skills'),
    metadata: field(['map'], 'skills', 'Only texts in it.'),
  },
  limits: [
    { of: 'name', value: 64, unit: 'bytes', above: 'The skill is not loaded.', source: 'skills' },
    { of: 'description', value: 1024, unit: 'bytes', above: 'The skill is not loaded.', source: 'skills' },
    { of: 'compatibility', value: 500, unit: 'bytes', above: 'The skill is not loaded.', source: 'skills' },
  ],
  outcomes: {
    'missing-name': refused('skills'),
    'name-dir-mismatch': refused('skills', 'Only a difference in letter case is accepted.'),
    'name-bad-charset': refused('skills', 'Of these only capitals are accepted.'),
    'name-too-long': refused('skills', 'It counts bytes.'),
    'missing-description': refused('skills'),
    'description-over-1024': refused('skills', 'It counts bytes, so other scripts reach the limit sooner.'),
    'description-over-1536': refused('skills', 'It counts bytes.'),
    'invalid-yaml': refused('skills'),
    'duplicate-keys': refused('skills', 'Inferred from how yaml.v3 reads keys.'),
    'unknown-field': degraded('skills', 'Such fields are ignored.'),
    'metadata-nested-map': refused('skills', 'The values must be text.'),
    'allowed-tools-comma': degraded('skills', 'The field is not read.'),
    'allowed-tools-list': degraded('skills', 'The field is not read.'),
    'no-frontmatter': refused('skills'),
    'lowercase-skill-md': refused('skills', 'On Linux the file is not found.'),
    'body-over-500-lines': loads('skills'),
    bom: loads('skills'),
    'leading-blank-line': loads('skills'),
    'missing-closing-fence': refused('skills'),
    'unquoted-colon': refused('skills'),
  },
})
