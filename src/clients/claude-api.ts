import { client, documented, each, field, loads, refused, reported, required } from './client.ts'

export const claudeApi = client({
  id: 'claude-api',
  title: 'claude.ai',
  vendor: 'Anthropic',
  kind: 'agent',
  page: 'https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview',
  checked: '2026-11-21',
  sources: {
    platform: documented('https://platform.claude.com/docs/en/agents-and-tools/agent-skills/overview'),
    'cc-docs': documented('https://code.claude.com/docs/en/skills'),
    help: documented('https://support.claude.com/en/articles/12512198-how-to-create-custom-skills'),
    'r-start': reported('https://github.com/VoltAgent/awesome-design-md/issues/103'),
    'r-yaml': reported('https://github.com/matlab/agent-skills-playground/issues/6'),
    'r-desc': reported('https://github.com/Sushegaad/Claude-Skills-Governance-Risk-and-Compliance/issues/46'),
  },
  folders: {
    project: [],
    user: [],
    note: 'uploaded as an archive with SKILL.md at the top of the skill’s folder',
    source: 'r-desc',
  },
  frontmatter: {
    opening: { text: '`---` must be the first characters of the file', source: 'r-start' },
    broken: { text: 'the upload is refused', source: 'r-yaml' },
  },
  fields: {
    name: required(
      ['string'],
      'platform',
      'Lowercase letters, digits and hyphens, without “anthropic” or “claude”.',
    ),
    description: required(['string'], 'platform', 'No XML tags.'),
    license: field(['any'], 'cc-docs'),
    compatibility: field(['any'], 'cc-docs'),
    metadata: field(['any'], 'cc-docs'),
    'allowed-tools': field(['any'], 'cc-docs'),
    dependencies: field(['any'], 'help', 'Software packages that the skill needs.'),
  },
  limits: [
    { of: 'name', value: 64, above: 'The skill is not loaded.', source: 'platform' },
    { of: 'description', value: 1024, above: 'The skill is not loaded.', source: 'platform' },
  ],
  listing: { above: 'No total is documented.', source: 'platform' },
  outcomes: {
    ...each(refused('platform'), 'missing-name', 'name-bad-charset', 'name-too-long', 'missing-description'),
    ...each('unknown', 'name-dir-mismatch', 'duplicate-keys', 'metadata-nested-map', 'allowed-tools-comma'),
    ...each('unknown', 'allowed-tools-list', 'lowercase-skill-md', 'bom', 'missing-closing-fence'),
    ...each(refused('r-desc'), 'description-over-1024', 'description-over-1536'),
    'invalid-yaml': refused('r-yaml'),
    'unknown-field': refused('cc-docs', 'The upload names the fields that it allows.'),
    'no-frontmatter': refused('r-start'),
    'body-over-500-lines': loads('platform'),
    'leading-blank-line': refused('r-start', 'Inferred from its message about the first line.'),
    'unquoted-colon': refused('r-yaml', 'Inferred from what it does with broken YAML.'),
  },
})
