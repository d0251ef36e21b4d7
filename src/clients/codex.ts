import { client, codeIn, degraded, loads, observed, refused, sharedBy, strictly } from './client.ts'
import type { Dialect } from './dialects.ts'
import { SERDE_TEXT } from './dialects.ts'
import { ambiguousText } from './repairs.ts'

const code = codeIn('openai/codex')

/** Of the keys that it reads none may be there twice. */
const CODEX: Dialect = {
  ...SERDE_TEXT,
  // Keys are texts.
  refuses: [...(SERDE_TEXT.refuses ?? []), /^[[{].*[\]}]\s*:/m],
  unique: ['name', 'description', 'metadata'],
}

export const codex = client({
  id: 'codex',
  title: 'Codex',
  vendor: 'OpenAI',
  kind: 'agent',
  page: 'https://developers.openai.com/codex/skills',
  checked: '2026-11-21',
  sources: {
    seen: observed('0.169.0', '2026-11-26'),
    parser: code('rust-v0.153.4/codex-rs/skills/src/parser.rs'),
    loader: code('033d1d0741d697436d4d5527aaac8893c28b424c/codex-rs/core-skills/src/loader.rs'),
    render: code('0899b7c42bf11847f78710966b362f756337c17d/codex-rs/core-skills/src/render.rs'),
    ext: code('1dbce876b3cf7b132af08bc5c59173795ce917d6/codex-rs/ext/skills/src/render.rs'),
  },
  folders: {
    project: ['.codex/skills', '.agents/skills'],
    user: ['~/.agents/skills', '~/.codex/skills'],
    levels: { most: 6, source: 'seen' },
    walks: { ways: ['upwards'], source: 'seen' },
    places: {
      sees: ['beside-root', 'root', 'nested', 'node-modules', 'linked-folder'],
      misses: ['flat', 'dot-name', 'dot-folder', 'linked-file'],
      source: 'seen',
    },
    // It takes paths for addresses, which have none of these.
    names: { form: /^[^\t\n\r]*$/, source: 'seen' },
    sameName: { keeps: 'all', source: 'seen' },
    source: 'loader',
  },
  frontmatter: {
    parser: { text: 'serde_yaml, into fields of a fixed type', source: 'parser', dialect: CODEX },
    opening: {
      text: '`---` must be the first line; blanks may be around it',
      source: 'parser',
      pattern: /^[^\S\n\ufeff]*---[^\S\n\ufeff]*\n/,
    },
    closing: {
      text: 'must be there, with at least one field before it; blanks may be around it',
      source: 'parser',
      // Lines end with LF alone: a CR within one is a blank.
      pattern: /(?<=^|\n)[^\S\n\ufeff]*---[^\S\n\ufeff]*(?=\n|$)/,
    },
    broken: {
      text: 'read again with quotes around texts that hold `: `, or that start with a bracket, `@` or a backtick and are no YAML; then refused',
      source: 'parser',
      repair: { quotes: ambiguousText, typed: true },
      otherwise: refused('parser', 'Its repair does not reach the mistake.'),
    },
  },
  fields: {
    name: strictly(['string', 'null'], 'parser', 'Without it the directory’s name is used; any characters.'),
    description: { ...strictly(['string', 'null'], 'parser'), required: true },
    metadata: {
      ...strictly(['map', 'null'], 'parser', 'Only its `short-description` is read, which must be text.'),
      holds: { 'short-description': ['string', 'null'] },
    },
  },
  limits: [
    { of: 'name', value: 64, above: 'The skill is not loaded.', source: 'parser' },
    { of: 'SKILL.md', value: 40000, above: 'The rest is cut.', source: 'ext' },
  ],
  listing: {
    rooms: [{ characters: 21_600, window: 272_000 }],
    line: '- {name}: {description} (file: r1/{path})\n',
    loses: 'ends',
    unit: 'characters',
    above: 'Descriptions are shortened, then dropped; then skills are left out with a warning.',
    source: 'render',
  },
  outcomes: {
    'missing-name': loads('seen', 'The directory’s name is used.'),
    ...sharedBy(loads('seen'), 'name-dir-mismatch', 'name-bad-charset', 'description-over-1024'),
    ...sharedBy(loads('seen'), 'description-over-1536', 'metadata-nested-map', 'body-over-500-lines'),
    ...sharedBy(refused('seen'), 'name-too-long', 'missing-description', 'no-frontmatter', 'bom'),
    ...sharedBy(refused('seen'), 'leading-blank-line', 'missing-closing-fence'),
    'invalid-yaml': refused('parser', 'Its repair does not reach every mistake.'),
    'name-not-text': refused('seen', 'Numbers and the like are read as they are written.'),
    'description-not-text': refused('seen', 'Numbers and the like are read as they are written.'),
    'duplicate-keys': refused('parser', 'Only keys that it does not read may appear twice.'),
    'unknown-field': degraded('parser', 'Such fields are ignored.'),
    ...sharedBy(degraded('parser', 'The field is not read.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
    'not-utf-8': refused('seen', 'A message names the encoding.'),
    'unquoted-colon': loads('parser', 'The text is read as if it were quoted.'),
  },
})
