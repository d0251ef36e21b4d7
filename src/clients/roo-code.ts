import { client, codeIn, degraded, field, loads, refused, required, sharedBy } from './client.ts'

const code = codeIn('RooCodeInc/Roo-Code')

const UNTOLD = refused('mgr', 'Only the developer console says why.')

export const rooCode = client({
  id: 'roo-code',
  title: 'Roo Code',
  vendor: 'Roo Code',
  kind: 'agent',
  page: 'https://docs.roocode.com/features/skills',
  checked: '2026-11-21',
  sources: {
    mgr: code('cb836567180a3ff1da6d082f3178b90c3bd22a70/src/services/skills/SkillsManager.ts'),
    types: code('cb836567180a3ff1da6d082f3178b90c3bd22a70/packages/types/src/skills.ts'),
  },
  folders: {
    project: ['.roo/skills', '.roo/skills-*', '.agents/skills', '.agents/skills-*'],
    user: ['~/.roo/skills', '~/.roo/skills-*', '~/.agents/skills', '~/.agents/skills-*'],
    levels: { most: 1, source: 'mgr' },
    places: {
      sees: ['beside-root', 'dot-name', 'linked-file', 'linked-folder'],
      misses: ['root', 'flat'],
      source: 'mgr',
    },
    source: 'mgr',
  },
  frontmatter: {
    parser: { text: 'gray-matter, with js-yaml 3', source: 'mgr' },
    opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'mgr' },
    languages: { text: '`---yaml` and `---json` open it, too; below `---js` it is run', source: 'mgr' },
    broken: { text: 'the skill is skipped, and only the developer console says why', source: 'mgr' },
  },
  fields: {
    name: required(
      ['string'],
      'types',
      'Lowercase letters, digits and single hyphens; equal to the directory.',
    ),
    description: required(['string'], 'mgr'),
    modeSlugs: field(['list'], 'mgr', 'The modes that see it.'),
    mode: field(['string'], 'mgr', 'The mode that sees it; `modeSlugs` replaced it.'),
  },
  limits: [
    { of: 'name', value: 64, above: 'The skill is not loaded.', source: 'types' },
    { of: 'description', value: 1024, above: 'The skill is not loaded.', source: 'mgr' },
  ],
  outcomes: {
    ...sharedBy(UNTOLD, 'missing-name', 'name-dir-mismatch', 'name-bad-charset', 'name-too-long'),
    ...sharedBy(UNTOLD, 'missing-description', 'description-over-1024', 'description-over-1536'),
    ...sharedBy(UNTOLD, 'invalid-yaml', 'duplicate-keys', 'unquoted-colon'),
    ...sharedBy(UNTOLD, 'no-frontmatter', 'leading-blank-line'),
    'unknown-field': degraded('mgr', 'Such fields are ignored.'),
    ...sharedBy(degraded('mgr', 'The field is not read.'), 'metadata-nested-map', 'allowed-tools-comma'),
    'allowed-tools-list': degraded('mgr', 'The field is not read.'),
    'lowercase-skill-md': refused('mgr', 'On Linux the file is not found.'),
    ...sharedBy(loads('mgr'), 'body-over-500-lines', 'bom', 'marginal-value'),
    'missing-closing-fence': refused(
      'mgr',
      'The body is read as YAML, which fails unless it holds only headings.',
    ),
  },
})
