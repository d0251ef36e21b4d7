import { client, degraded, documented, loads, observed, refused, reported } from './client.ts'

export const copilotCli = client({
  id: 'copilot-cli',
  title: 'Copilot CLI',
  vendor: 'GitHub',
  kind: 'agent',
  page: 'https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference',
  checked: '2026-11-21',
  sources: {
    seen: observed('1.0.102', '2026-11-22'),
    log: documented(
      'https://github.com/github/copilot-cli/blob/9532bdacf5a343c3dcc444337f7b25e88fc7372c/changelog.md',
    ),
    ref: documented(
      'https://github.com/github/docs/blob/e49239e37bb78fc0aab7ff8baf73e2962a5a012c/content/copilot/reference/copilot-cli-reference/cli-command-reference.md',
    ),
    'r-desc': reported('https://github.com/github/copilot-cli/issues/3494'),
    'r-yaml': reported('https://github.com/gsd-build/get-shit-done/issues/2876'),
    'r-hint': reported('https://github.com/c9s/rockhopper/issues/43'),
  },
  folders: {
    project: ['.github/skills', '.agents/skills', '.claude/skills'],
    user: ['~/.copilot/skills', '~/.agents/skills'],
    levels: 'any',
    walks: ['upwards'],
    source: 'ref',
  },
  frontmatter: {
    parser: { text: 'by its messages the npm package `yaml`', source: 'r-yaml' },
    broken: { text: 'the skill is not loaded, with a message at the start', source: 'r-yaml' },
  },
  fields: {
    name: {
      types: ['string'],
      meaning: 'Without it the directory’s name is used; capitals, `_`, `.` and blanks load too.',
      source: 'ref',
    },
    description: { types: ['string'], source: 'ref' },
    'allowed-tools': {
      types: ['string', 'list'],
      meaning: 'Allowed without asking; `*` means all tools.',
      source: 'ref',
    },
    'user-invocable': { types: ['boolean'], meaning: '`false` hides it from the menu.', source: 'ref' },
    'disable-model-invocation': {
      types: ['boolean'],
      meaning: 'Only people invoke the skill.',
      source: 'ref',
    },
    license: { types: ['string'], source: 'ref' },
    'argument-hint': {
      types: ['string'],
      meaning: 'Shown while arguments are typed; a list is refused since 1.0.65.',
      source: 'r-hint',
    },
  },
  limits: [
    { of: 'name', value: 64, unit: 'characters', above: 'Not known to be enforced.', source: 'ref' },
    {
      of: 'description',
      value: 1024,
      unit: 'characters',
      above: 'The skill is not loaded.',
      source: 'r-desc',
    },
  ],
  listing: { unit: 'tokens', above: 'Skills beyond a limit are listed by name only.', source: 'log' },
  outcomes: {
    'missing-name': loads('log', 'The directory’s name is used.'),
    'name-dir-mismatch': loads('seen'),
    'name-bad-charset': loads('log', 'Only empty names and other scripts are refused.'),
    'name-too-long': refused('seen'),
    'missing-description': degraded(
      'seen',
      'A blank one leaves nothing to choose the skill by, and `description:` without a value refuses it.',
    ),
    'description-over-1024': refused('seen', 'It is skipped without a message.'),
    'description-over-1536': refused('seen', 'It is skipped without a message.'),
    'invalid-yaml': refused('r-yaml', 'A message appears at the start.'),
    'duplicate-keys': refused('seen', 'A message names the key.'),
    'unknown-field': degraded('log', 'Such fields are ignored.'),
    'metadata-nested-map': loads('seen'),
    'allowed-tools-comma': loads('seen'),
    'allowed-tools-list': loads('seen'),
    'no-frontmatter': refused('seen'),
    'lowercase-skill-md': refused('seen', 'The file must be called SKILL.md.'),
    'body-over-500-lines': loads('seen'),
    bom: loads('seen'),
    'leading-blank-line': refused('seen'),
    'missing-closing-fence': refused('seen'),
    'unquoted-colon': refused('seen', 'A message appears at the start.'),
  },
})
