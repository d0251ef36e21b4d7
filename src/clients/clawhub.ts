import { client, codeIn, degraded, field, loads, sharedBy } from './client.ts'

const code = codeIn('openclaw/clawhub')

export const clawhub = client({
  id: 'clawhub',
  title: 'ClawHub',
  vendor: 'OpenClaw',
  kind: 'registry',
  page: 'https://github.com/openclaw/clawhub',
  checked: '2026-11-21',
  sources: {
    parse: code('64db9c3fae6632758f35f3d3e8089469c0ae808b/convex/lib/skills/index.ts'),
    slug: code('64db9c3fae6632758f35f3d3e8089469c0ae808b/convex/lib/skillSlugValidator.ts'),
    limits: code('64db9c3fae6632758f35f3d3e8089469c0ae808b/convex/lib/publishLimits.ts'),
    publish: code('64db9c3fae6632758f35f3d3e8089469c0ae808b/convex/lib/skillPublish.ts'),
  },
  frontmatter: {
    parser: {
      text: 'the npm package `yaml`; keys with other characters than letters, digits, `_` and `-` are dropped',
      source: 'parse',
    },
    opening: { text: '`---` must be the first line, without a byte order mark', source: 'parse' },
    closing: { text: 'without it there is no frontmatter', source: 'parse' },
    broken: { text: 'published without fields', source: 'parse' },
  },
  fields: {
    name: field(['string'], 'publish', 'Shown; the folder identifies the skill.'),
    description: field(['string'], 'publish', 'The summary.'),
    metadata: field(['map', 'string'], 'parse', '`openclaw` in it, or its older names.'),
  },
  limits: [
    { of: 'folder', value: 96, above: 'The upload fails.', source: 'slug' },
    { of: 'description', value: 300, above: 'It is cut.', source: 'publish' },
    { of: 'whole skill', value: 50, unit: 'MB', above: 'The upload fails.', source: 'limits' },
    {
      of: 'text of the search index',
      value: 12000,
      above: 'The rest is not found by a search.',
      source: 'publish',
    },
  ],
  listing: { each: 300, unit: 'characters', above: 'The summary is cut.', source: 'publish' },
  outcomes: {
    ...sharedBy(loads('publish'), 'missing-name', 'missing-description'),
    'name-dir-mismatch': loads('publish', 'The folder identifies it.'),
    'name-bad-charset': loads('publish', 'Only the folder’s name may not have them.'),
    'name-too-long': loads('publish', 'Only the folder’s name has a limit, of 96.'),
    'description-over-1024': degraded('publish', 'The summary is cut at 300 characters.'),
    'description-over-1536': degraded('publish', 'The summary is cut at 300 characters.'),
    ...sharedBy(degraded('parse', 'All fields are lost.'), 'invalid-yaml', 'duplicate-keys', 'bom'),
    ...sharedBy(degraded('parse', 'All fields are lost.'), 'leading-blank-line', 'missing-closing-fence'),
    'unquoted-colon': degraded('parse', 'All fields are lost.'),
    'unknown-field': degraded('parse', 'Such fields are ignored.'),
    ...sharedBy(loads('parse'), 'metadata-nested-map', 'no-frontmatter'),
    ...sharedBy(degraded('parse', 'The field is not read.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'lowercase-skill-md': loads('parse', 'An import from GitHub does not find it.'),
    'body-over-500-lines': loads('limits'),
  },
})
