import { client, code, degraded, documented, loads, refused } from './client.ts'

export const kimiCode = client({
  id: 'kimi-code',
  title: 'Kimi Code',
  vendor: 'Moonshot AI',
  kind: 'agent',
  page: 'https://github.com/MoonshotAI/kimi-code',
  checked: '2026-11-21',
  sources: {
    parser: code(
      'https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/packages/agent-core-v2/src/app/skillCatalog/parser.ts',
    ),
    fm: code(
      'https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/packages/agent-core-v2/src/_base/text/frontmatter.ts',
    ),
    disc: code(
      'https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/packages/agent-core-v2/src/app/skillCatalog/fileSkillDiscovery.ts',
    ),
    reg: code(
      'https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/packages/agent-core-v2/src/app/skillCatalog/registry.ts',
    ),
    docs: documented(
      'https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/docs/en/customization/skills.md',
    ),
  },
  folders: {
    project: ['.kimi-code/skills', '.agents/skills'],
    user: ['~/.kimi-code/skills', '~/.agents/skills'],
    levels: 8,
    source: 'docs',
  },
  frontmatter: {
    parser: { text: 'js-yaml 4; two equal keys are an error', source: 'fm' },
    opening: { text: '`---` must be the first line, a byte order mark may precede it', source: 'fm' },
    closing: { text: 'must be there', source: 'fm' },
    crlf: { text: 'accepted', source: 'fm' },
    broken: { text: 'the skill is skipped, and the log says why', source: 'fm' },
  },
  fields: {
    name: { types: ['string'], required: true, source: 'parser' },
    description: { types: ['string'], required: true, source: 'parser' },
    type: {
      types: ['string'],
      values: ['prompt', 'inline', 'flow', 'reference'],
      meaning: 'How the skill is used; with another value it is left out.',
      source: 'parser',
    },
    whenToUse: {
      types: ['string'],
      aliases: ['when-to-use', 'when_to_use'],
      meaning: 'When the model uses it.',
      source: 'parser',
    },
    disableModelInvocation: {
      types: ['boolean'],
      aliases: ['disable-model-invocation', 'disable_model_invocation'],
      meaning: 'Only people invoke the skill.',
      source: 'parser',
    },
    arguments: { types: ['list', 'string'], meaning: 'Names for `$name` in the body.', source: 'parser' },
    safe: { types: ['boolean'], meaning: 'Whether it may run without asking.', source: 'parser' },
    'has-sub-skill': { types: ['boolean'], meaning: 'Whether skills below it are found.', source: 'parser' },
    metadata: { types: ['map'], meaning: 'Nested values stay.', source: 'parser' },
  },
  listing: { each: 250, unit: 'characters', above: 'Each description is cut.', source: 'reg' },
  outcomes: {
    'missing-name': refused('docs', 'Only the log says why.'),
    'name-dir-mismatch': loads('parser'),
    'name-bad-charset': loads('parser'),
    'name-too-long': loads('parser'),
    'missing-description': refused('docs', 'Only the log says why.'),
    'description-over-1024': degraded('reg', 'The list of skills cuts it at 250 characters.'),
    'description-over-1536': degraded('reg', 'The list of skills cuts it at 250 characters.'),
    'invalid-yaml': refused('fm', 'Only the log says why.'),
    'duplicate-keys': refused('fm'),
    'unknown-field': degraded('parser', 'Such fields are ignored.'),
    'metadata-nested-map': loads('parser'),
    'allowed-tools-comma': degraded('parser', 'The field is not read.'),
    'allowed-tools-list': degraded('parser', 'The field is not read.'),
    'no-frontmatter': refused('parser'),
    'lowercase-skill-md': refused('disc', 'On Linux the file is not found.'),
    'body-over-500-lines': loads('parser'),
    bom: loads('fm'),
    'leading-blank-line': refused('fm'),
    'missing-closing-fence': refused('fm'),
    'unquoted-colon': refused('fm'),
  },
})
