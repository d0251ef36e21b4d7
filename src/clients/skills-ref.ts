import { client, codeIn, field, loads, observed, refused, required } from './client.ts'

const code = codeIn('agentskills/agentskills')

export const skillsRef = client({
  id: 'skills-ref',
  title: 'skills-ref',
  vendor: 'Agent Skills',
  kind: 'validator',
  page: 'https://agentskills.io/specification',
  checked: '2026-11-21',
  sources: {
    seen: observed('0.1.5', '2026-11-22'),
    parser: code('69ef37e9424c0a7ea9dd2293b559e43ec8176379/skills-ref/src/skills_ref/parser.py'),
    validator: code('69ef37e9424c0a7ea9dd2293b559e43ec8176379/skills-ref/src/skills_ref/validator.py'),
  },
  frontmatter: {
    parser: {
      text: 'strictyaml: every value is text, flow style and duplicate keys are errors',
      source: 'parser',
    },
    opening: { text: '`---` must be the first characters of the file', source: 'parser' },
    closing: { text: 'the next `---`, even within a value, ends the frontmatter', source: 'parser' },
    crlf: { text: 'accepted', source: 'parser' },
    broken: { text: 'reported as invalid YAML', source: 'parser' },
  },
  fields: {
    name: required(
      ['string'],
      'validator',
      'Equal to the directory; lowercase letters of any script, digits and single hyphens.',
    ),
    description: required(['string'], 'validator'),
    license: field(['string'], 'validator'),
    compatibility: field(['string'], 'validator'),
    metadata: field(['map'], 'parser', 'Nested values become text.'),
    'allowed-tools': field(['any'], 'validator', 'Its type is not checked.'),
  },
  limits: [
    { of: 'name', value: 64, unit: 'characters', above: 'The check fails.', source: 'validator' },
    { of: 'description', value: 1024, unit: 'characters', above: 'The check fails.', source: 'validator' },
    { of: 'compatibility', value: 500, unit: 'characters', above: 'The check fails.', source: 'validator' },
  ],
  outcomes: {
    'missing-name': refused('seen'),
    'name-dir-mismatch': refused('seen'),
    'name-bad-charset': refused('validator', 'Lowercase letters of any script are accepted.'),
    'name-too-long': refused('seen'),
    'missing-description': refused('seen'),
    'description-over-1024': refused('seen'),
    'description-over-1536': refused('seen'),
    'invalid-yaml': refused('seen'),
    'duplicate-keys': refused('seen'),
    'unknown-field': refused('seen'),
    'metadata-nested-map': loads('seen', 'Its values become text.'),
    'allowed-tools-comma': loads('seen'),
    'allowed-tools-list': loads('seen', 'A list in brackets is refused as YAML.'),
    'no-frontmatter': refused('seen'),
    'lowercase-skill-md': loads('seen'),
    'body-over-500-lines': loads('seen'),
    bom: refused('seen'),
    'leading-blank-line': refused('seen'),
    'missing-closing-fence': refused('seen'),
    'unquoted-colon': refused('seen'),
  },
})
