import { client, codeIn, degraded, field, loads, placesBut, refused, required, sharedBy } from './client.ts'

const code = codeIn('block/goose')

export const goose = client({
  id: 'goose',
  title: 'Goose',
  vendor: 'Block',
  kind: 'agent',
  page: 'https://block.github.io/goose/docs/guides/context-engineering/using-skills',
  checked: '2026-11-21',
  sources: {
    mod: code('013ab848edd3e6edab50bd40a2a56752c3ea648d/crates/goose/src/skills/mod.rs'),
    sources: code('00c387437570a6bf60e7f5ae88671b8a38cfdad1/crates/goose/src/sources.rs'),
  },
  folders: {
    project: ['.agents/skills', '.goose/skills', '.claude/skills'],
    user: ['~/.agents/skills', '~/.config/goose/skills', '~/.claude/skills', '~/.config/agents/skills'],
    levels: { most: 'any', source: 'mod' },
    places: {
      sees: placesBut('flat'),
      misses: ['flat'],
      source: 'mod',
    },
    sameName: { keeps: 'first', source: 'mod' },
    source: 'mod',
  },
  frontmatter: {
    parser: { text: 'serde_yaml, into fields of a fixed type', source: 'sources' },
    opening: { text: 'anything may precede the first `---`', source: 'sources' },
    closing: { text: 'the next `---`, even within a value, ends the frontmatter', source: 'sources' },
    broken: { text: 'the skill is skipped, and the log says why', source: 'sources' },
  },
  fields: {
    name: required(['string'], 'mod', 'Anything without `/`.'),
    description: field(['string'], 'mod', 'Without it an empty one.'),
    metadata: field(['map'], 'mod', '`argument-hint` and `arguments` are read from it.'),
  },
  outcomes: {
    'missing-name': refused('mod', 'Only the log says why.'),
    ...sharedBy(loads('mod'), 'name-dir-mismatch', 'name-too-long', 'description-over-1024'),
    ...sharedBy(loads('mod'), 'description-over-1536', 'metadata-nested-map', 'body-over-500-lines'),
    'name-bad-charset': loads('mod', 'A name with `/` is refused.'),
    'missing-description': loads('mod', 'An empty one is used.'),
    ...sharedBy(refused('sources', 'Only the log says why.'), 'invalid-yaml', 'unquoted-colon'),
    'duplicate-keys': refused('sources', 'Inferred from how serde reads fields.'),
    'unknown-field': degraded('mod', 'Such fields are ignored.'),
    ...sharedBy(degraded('mod', 'The field is not read.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'no-frontmatter': refused('sources', 'It is skipped without a message.'),
    'lowercase-skill-md': refused('mod', 'On Linux the file is not found, without a message.'),
    ...sharedBy(loads('sources'), 'bom', 'leading-blank-line', 'marginal-value'),
    'missing-closing-fence': refused('sources', 'A `---` in the body may end it.'),
  },
})
