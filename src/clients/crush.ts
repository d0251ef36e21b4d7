import { client, codeIn, degraded, field, loads, placesBut, refused, required, sharedBy } from './client.ts'

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
    project: ['.agents/skills', '.claude/skills', '.crush/skills', '.cursor/skills'],
    user: ['~/.config/crush/skills', '~/.config/agents/skills', '~/.agents/skills', '~/.claude/skills'],
    levels: { most: 'any', source: 'skills' },
    places: {
      sees: placesBut('flat'),
      misses: ['flat'],
      source: 'skills',
    },
    sameName: { keeps: 'last', source: 'skills' },
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
    ...sharedBy(refused('skills'), 'missing-name', 'name-bad-charset', 'missing-description', 'invalid-yaml'),
    ...sharedBy(refused('skills'), 'no-frontmatter', 'missing-closing-fence', 'unquoted-colon'),
    'name-dir-mismatch': refused('skills', 'Only letter case may differ.'),
    ...sharedBy(loads('skills'), 'name-dir-case', 'name-capitals', 'body-over-500-lines', 'bom'),
    ...sharedBy(loads('skills'), 'leading-blank-line', 'marginal-value'),
    ...sharedBy(refused('skills', 'It counts bytes.'), 'name-too-long', 'description-over-1536'),
    'description-over-1024': refused('skills', 'It counts bytes, so other scripts reach the limit sooner.'),
    'duplicate-keys': refused('skills', 'Inferred from how yaml.v3 reads keys.'),
    'unknown-field': degraded('skills', 'Such fields are ignored.'),
    'metadata-nested-map': refused('skills', 'The values must be text.'),
    ...sharedBy(degraded('skills', 'The field is not read.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'lowercase-skill-md': refused('skills', 'On Linux the file is not found.'),
  },
})
