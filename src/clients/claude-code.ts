import {
  client,
  degraded,
  documented,
  field,
  loads,
  observed,
  refused,
  sharedBy,
  sometimesDegraded,
} from './client.ts'
import type { Dialect } from './dialects.ts'
import { YAML_2 } from './dialects.ts'
import { markedValue } from './repairs.ts'

const CLAUDE = {
  ...YAML_2,
  accepts: [...YAML_2.accepts, 'any root', 'any tabs', 'repeated keys', 'merges'],
  refuses: [/\0/],
  breaks: /\r(?!\n)/g,
} as const satisfies Dialect

export const claudeCode = client({
  id: 'claude-code',
  title: 'Claude Code',
  vendor: 'Anthropic',
  kind: 'agent',
  page: 'https://code.claude.com/docs/en/skills',
  checked: '2026-11-21',
  sources: {
    seen: observed('2.1.330', '2026-11-26'),
    docs: documented('https://code.claude.com/docs/en/skills'),
    log: documented(
      'https://github.com/anthropics/claude-code/blob/5cfc0a1905ce0c0a9bd81d8a90fe6b62ff614357/CHANGELOG.md',
    ),
  },
  folders: {
    project: ['.claude/skills'],
    user: ['~/.claude/skills'],
    levels: { most: 1, source: 'seen' },
    walks: { ways: ['upwards', 'nested'], source: 'docs' },
    places: {
      sees: ['beside-root', 'dot-name', 'linked-file', 'linked-folder'],
      misses: ['root', 'flat'],
      source: 'seen',
    },
    // No blanks but single ones within, none before or after a colon, no angle brackets, nothing that is not shown.
    names: {
      get form() {
        return /^(?!.*(?:[<>\p{C}]| {2}|: | :|[^\S ]))(?! ).*(?<! )$/u
      },
      source: 'seen',
    },
    sameName: { keeps: 'all', source: 'seen' },
    plugins: { manifest: '.claude-plugin/plugin.json', source: 'seen' },
    source: 'docs',
  },
  frontmatter: {
    parser: {
      text: 'a parser that takes tabs, unknown tags and equal keys, of which the last one counts',
      source: 'seen',
      dialect: CLAUDE,
    },
    opening: {
      text: '`---` must be the first line, a byte order mark may precede it; else the whole file is the body',
      source: 'docs',
      pattern: /^\ufeff?---\s*\n/,
    },
    closing: { text: 'the first `---` below, wherever it is in its line', source: 'seen', pattern: /---/ },
    broken: {
      text: 'read again with each value of a line that has a mark of YAML in quotes; since 2.1.186, if that fails, the body loads with no fields',
      source: 'log',
      repair: { quotes: markedValue },
      otherwise: degraded('seen', 'All fields are lost: the body alone is read.'),
    },
  },
  fields: {
    name: field(['any'], 'seen', 'A label: the command is called as the directory is.'),
    description: field(['any'], 'seen', 'Without it the first paragraph of the body counts.'),
    when_to_use: field(['string'], 'docs', 'Follows the description in the list of skills.'),
    'argument-hint': field(['string'], 'docs', 'Shown while arguments are typed.'),
    arguments: field(['string', 'list'], 'docs', 'Names for `$name` in the body.'),
    'disable-model-invocation': field(['boolean'], 'docs', 'Only people invoke the skill.'),
    'user-invocable': field(['boolean'], 'docs', '`false` hides it from the menu.'),
    'allowed-tools': field(['string', 'list'], 'docs', 'Allowed without asking; others stay available.'),
    'disallowed-tools': field(['string', 'list'], 'docs', 'Not available while the skill is active.'),
    model: field(['string'], 'docs', 'The model while the skill is active.'),
    effort: {
      ...field(['string'], 'docs', 'How much the model thinks.'),
      values: ['low', 'medium', 'high', 'xhigh', 'max'],
    },
    context: { ...field(['string'], 'docs', 'Runs in a subagent.'), values: ['fork'] },
    agent: field(['string'], 'docs', 'Which subagent, with `context: fork`.'),
    background: field(['boolean'], 'docs', 'With `context: fork`, does not wait.'),
    hooks: field(['map'], 'docs', 'Hooks while the skill is active.'),
    paths: field(['string', 'list'], 'docs', 'Globs of the files it is offered for.'),
    shell: {
      ...field(['string'], 'docs', 'What runs the commands in the body.'),
      values: ['bash', 'powershell'],
    },
    metadata: field(['map'], 'docs', 'Anything; what is not a mapping is dropped.'),
    license: field(['string'], 'docs', 'No effect.'),
    compatibility: field(['string'], 'docs', 'No effect.'),
    'display-name': {
      ...field(['string'], 'log', 'The name shown to people.'),
      aliases: ['displayName', 'display_name'],
    },
    'default-enabled': {
      ...field(['boolean'], 'log', 'Whether the skill is on from the start.'),
      aliases: ['defaultEnabled', 'default_enabled'],
    },
    fallback: field(['any'], 'log', 'Its validation knows the field.'),
  },
  limits: [
    { of: 'name', value: 64, above: 'Not known to be enforced.', source: 'docs' },
    { of: 'SKILL.md', value: 1_000_000, unit: 'bytes', above: 'The skill is not loaded.', source: 'seen' },
    { of: 'skill after compaction', value: 5000, unit: 'tokens', above: 'The rest is cut.', source: 'docs' },
  ],
  listing: {
    each: 1536,
    of: ['description', 'when_to_use'],
    between: ' - ',
    escapes: /[<>]/g,
    // One percent of the window: newer models are counted with three characters a token, older ones with four.
    rooms: [
      { characters: 30_000, window: 1_000_000 },
      { characters: 8000, window: 200_000 },
    ],
    taken: 7000,
    line: '- {name}: {description}\n',
    loses: 'descriptions',
    unit: 'code units',
    above: 'Each description is cut; then those of the least used skills are dropped, and names stay.',
    source: 'docs',
  },
  outcomes: {
    'missing-name': loads('seen', 'The directory’s name is used.'),
    'name-dir-mismatch': loads('seen', 'The name is only a label.'),
    ...sharedBy(loads('seen'), 'name-bad-charset', 'name-too-long', 'duplicate-keys', 'metadata-nested-map'),
    ...sharedBy(loads('seen'), 'allowed-tools-comma', 'allowed-tools-list', 'body-over-500-lines'),
    'missing-description': loads('seen', 'The first paragraph of the body is used.'),
    'description-over-1024': loads('seen', 'It is cut at 1,536 characters only.'),
    'description-over-1536': degraded('seen', 'The list of skills cuts it at 1,536 characters.'),
    'invalid-yaml': sometimesDegraded(
      'seen',
      'Much is repaired; after an unclosed quote or a line without a colon all fields are lost.',
    ),
    'unknown-field': degraded('docs', 'Such fields are ignored.'),
    'no-frontmatter': loads('seen', 'The first line of the body becomes the description.'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found, without a message.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
    bom: loads('seen', 'Before 2.1.239 the file was ignored.'),
    'leading-blank-line': degraded('seen', 'All fields are lost: the whole file is the body.'),
    'missing-closing-fence': degraded('seen', 'All fields are lost: the whole file is the body.'),
    'hidden-frontmatter': degraded('seen', 'All fields are lost: the whole file is the body.'),
    'description-not-text': degraded('seen', 'The value is written in another way.'),
    'unusual-frontmatter': degraded('seen', 'The fields are not found.'),
    'unread-quotes': degraded('seen', 'The marks stay in the text.'),
    'too-large': refused('seen', 'It is not listed, without a message.'),
    'unquoted-colon': loads(
      'seen',
      'On one line it is repaired; with a second line that has a colon all fields are lost.',
    ),
  },
})
