import {
  client,
  degraded,
  loads,
  observed,
  refused,
  reported,
  required,
  sharedBy,
  strictly,
} from './client.ts'
import { YAML_2 } from './dialects.ts'

const TOLD = refused('seen', 'A message says so.')

export const amp = client({
  id: 'amp',
  title: 'Amp',
  vendor: 'Amp',
  kind: 'agent',
  page: 'https://ampcode.com/manual#agent-skills',
  checked: '2026-11-21',
  sources: {
    seen: observed('0.0.1790142911-g7618fb', '2026-11-26'),
    syllago: reported(
      'https://github.com/OpenScribbler/syllago/blob/70833395614d3fb457827967a6b3344e679cbed6/docs/provider-capabilities/amp-skills.yaml',
    ),
  },
  folders: {
    project: ['.agents/skills', '.claude/skills'],
    user: ['~/.config/agents/skills', '~/.agents/skills', '~/.config/amp/skills', '~/.claude/skills'],
    levels: { most: 5, source: 'seen' },
    walks: { ways: ['upwards'], source: 'seen' },
    places: {
      sees: ['beside-root', 'root', 'nested', 'dot-name', 'dot-folder', 'linked-file', 'linked-folder'],
      misses: ['flat', 'node-modules'],
      source: 'seen',
    },
    sameName: { keeps: 'first', source: 'seen' },
    source: 'syllago',
  },
  frontmatter: {
    parser: { text: 'by its messages the npm package `yaml`, as YAML 1.2', source: 'seen', dialect: YAML_2 },
    opening: {
      text: '`---` must be the first line, a byte order mark may precede it',
      source: 'seen',
      pattern: /^\ufeff?---[ \t]*\r?\n/,
    },
    closing: {
      text: 'the next line `---`, with blanks or without',
      source: 'seen',
      pattern: /\r?\n---[ \t]*(?=\r?\n|$)/,
    },
    broken: { text: 'the skill is not loaded, with a message', source: 'seen' },
  },
  fields: {
    name: {
      ...strictly(['string', 'number', 'boolean'], 'seen', 'Lowercase letters, digits and single hyphens.'),
      required: true,
      untrimmed: true,
      form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      blank: /^(?:false|False|FALSE|0)?$/,
    },
    description: { ...required(['any'], 'seen'), blank: /^(?:false|False|FALSE|0|\.nan|\.NaN|\.NAN)?$/ },
  },
  limits: [{ of: 'name', value: 64, above: 'The skill is not loaded.', source: 'seen' }],
  outcomes: {
    ...sharedBy(TOLD, 'missing-name', 'name-bad-charset', 'name-too-long', 'missing-description'),
    ...sharedBy(TOLD, 'invalid-yaml', 'duplicate-keys', 'unquoted-colon'),
    ...sharedBy(TOLD, 'no-frontmatter', 'leading-blank-line', 'missing-closing-fence'),
    ...sharedBy(loads('seen'), 'name-dir-mismatch', 'description-over-1024', 'description-over-1536'),
    ...sharedBy(loads('seen'), 'lowercase-skill-md', 'body-over-500-lines', 'bom'),
    'blank-description': degraded('seen', 'Nothing is left to choose the skill by.'),
    'name-not-text': refused('seen'),
    'description-not-text': degraded('seen', 'The value is written in another way.'),
    'unknown-field': degraded('syllago', 'Such fields are ignored.'),
    ...sharedBy(degraded('seen', 'The field is not read.'), 'metadata-nested-map', 'allowed-tools-comma'),
    'allowed-tools-list': degraded('seen', 'The field is not read.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
  },
})
