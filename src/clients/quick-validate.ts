import { client, code, field, loads, refused, required, sharedBy } from './client.ts'

export const quickValidate = client({
  id: 'quick-validate',
  title: 'quick_validate.py',
  vendor: 'Anthropic',
  kind: 'validator',
  page: 'https://github.com/anthropics/skills',
  checked: '2026-11-21',
  sources: {
    qv: code(
      'https://github.com/anthropics/skills/blob/9d2f1ae187231d8199c64b5b762e1bdf2244733d/skills/skill-creator/scripts/quick_validate.py',
    ),
  },
  frontmatter: {
    parser: { text: 'PyYAML, as YAML 1.1; the last of two equal keys counts', source: 'qv' },
    opening: { text: '`---` must be the first line', source: 'qv' },
    closing: { text: 'must be there', source: 'qv' },
    broken: { text: 'reported as invalid YAML', source: 'qv' },
  },
  fields: {
    name: required(
      ['string'],
      'qv',
      'Lowercase letters a–z, digits and single hyphens; the directory is not compared.',
    ),
    description: required(['string'], 'qv', 'No `<` or `>`.'),
    license: field(['any'], 'qv', 'Its value is not checked.'),
    metadata: field(['any'], 'qv', 'Its value is not checked.'),
    'allowed-tools': field(['any'], 'qv', 'Its value is not checked.'),
    compatibility: field(['string'], 'qv'),
  },
  limits: [
    { of: 'name', value: 64, above: 'The check fails.', source: 'qv' },
    { of: 'description', value: 1024, above: 'The check fails.', source: 'qv' },
    { of: 'compatibility', value: 500, above: 'The check fails.', source: 'qv' },
  ],
  outcomes: {
    ...sharedBy(refused('qv'), 'missing-name', 'name-bad-charset', 'name-too-long', 'description-over-1024'),
    ...sharedBy(refused('qv'), 'description-over-1536', 'invalid-yaml', 'unknown-field', 'no-frontmatter'),
    ...sharedBy(refused('qv'), 'bom', 'leading-blank-line', 'missing-closing-fence', 'unquoted-colon'),
    ...sharedBy(loads('qv'), 'name-dir-mismatch', 'metadata-nested-map', 'allowed-tools-comma'),
    ...sharedBy(loads('qv'), 'allowed-tools-list', 'body-over-500-lines', 'marginal-value'),
    'missing-description': refused('qv', 'An empty description is accepted.'),
    'duplicate-keys': loads('qv', 'The last one counts.'),
    'lowercase-skill-md': refused('qv', 'On Linux the file is not found.'),
  },
})
