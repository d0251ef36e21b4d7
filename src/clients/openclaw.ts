import { client, codeIn, degraded, documented, field, loads, observed, refused, required } from './client.ts'
import { YAML_2 } from './dialects.ts'
import { freeText, requoted } from './repairs.ts'

const code = codeIn('openclaw/openclaw')

export const openclaw = client({
  id: 'openclaw',
  title: 'OpenClaw',
  vendor: 'OpenClaw',
  kind: 'agent',
  page: 'https://docs.openclaw.ai/tools/skills',
  checked: '2026-11-21',
  sources: {
    seen: observed('2026.9.6', '2026-11-22'),
    loader: code('0e57d86c1d91d99be304e3347a5ea061870d9842/src/skills/loading/local-loader.ts'),
    fm: code('14626a34d7eefb39ebae58fd9ee8918fdd7aaaec/src/skills/loading/frontmatter.ts'),
    core: code('1d433e42ca437ddd8b72f30409c0a7039196c398/packages/markdown-core/src/frontmatter.ts'),
    roots: code('cbc59659823238624200954a0f8a21b4badf694b/src/skills/loading/skill-root-discovery.ts'),
    limits: code('1d6db6ec0bac30b60d94af2ff39273babdcb2ab4/src/skills/loading/skill-prompt-limits.ts'),
    docs: documented('https://docs.openclaw.ai/tools/skills'),
  },
  folders: {
    project: ['skills', '.agents/skills'],
    user: ['~/.agents/skills', '~/.openclaw/skills'],
    levels: 6,
    source: 'docs',
  },
  frontmatter: {
    parser: {
      text: 'the npm package `yaml`, as YAML 1.2; nested values become JSON, `~` and `null` text',
      source: 'core',
      dialect: { ...YAML_2, nothing: /^$/ },
    },
    opening: {
      text: '`---` must be the first line, a byte order mark may precede it',
      source: 'core',
      pattern: /\ufeff?---[^\S\n]*\n/y,
    },
    closing: {
      text: 'must be there; blanks may follow it',
      source: 'core',
      pattern: /(?<=\n)---[^\S\n]*(?=\n|$)/g,
    },
    returns: { text: 'end lines', source: 'core' },
    broken: {
      text: 'read again with the description in quotes, then refused',
      source: 'core',
      repair: { quotes: freeText, writes: requoted },
    },
  },
  fields: {
    name: field(['any'], 'loader', 'Without it the directory’s name is used; any characters.'),
    description: required(['any'], 'loader'),
    'user-invocable': field(['boolean'], 'fm', '`false` hides it from the menu.'),
    'disable-model-invocation': field(['boolean'], 'fm', 'Only people invoke the skill.'),
    metadata: field(['map', 'string'], 'fm', '`openclaw` in it holds requirements, icon and installers.'),
    'command-dispatch': { ...field(['string'], 'fm', 'The slash command calls a tool.'), values: ['tool'] },
    'command-tool': field(['string'], 'docs', 'The tool that `command-dispatch: tool` calls.'),
    'command-arg-mode': { ...field(['string'], 'docs', 'How arguments reach that tool.'), values: ['raw'] },
    homepage: field(['string'], 'docs', 'A page for people.'),
    version: field(['string'], 'docs', 'The skill’s version.'),
  },
  limits: [
    { of: 'SKILL.md', value: 256000, unit: 'bytes', above: 'The skill is not loaded.', source: 'roots' },
  ],
  listing: {
    all: 18000,
    skills: 150,
    unit: 'characters',
    above: 'Descriptions are shortened, then dropped; then skills are left out.',
    source: 'limits',
  },
  outcomes: {
    'missing-name': loads('seen', 'The directory’s name is used.'),
    'name-dir-mismatch': loads('seen'),
    'name-bad-charset': loads('seen'),
    'name-too-long': loads('seen'),
    'missing-description': refused('seen', 'A message says so.'),
    'description-over-1024': loads('seen', 'A long list of skills shortens it.'),
    'description-over-1536': loads('seen', 'A long list of skills shortens it.'),
    'invalid-yaml': refused('core', 'Only a description is read again, in quotes.'),
    'too-large': refused('roots', 'A message says so.'),
    'unread-quotes': degraded('seen', 'The marks stay in the text.'),
    'duplicate-keys': refused('seen'),
    'unknown-field': degraded('fm', 'Such fields are ignored.'),
    'metadata-nested-map': loads('seen'),
    'allowed-tools-comma': degraded('fm', 'The field is not read.'),
    'allowed-tools-list': degraded('fm', 'The field is not read.'),
    'no-frontmatter': refused('seen', 'So it has no description.'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
    'not-utf-8': loads('seen', 'U+FFFD is read for each wrong byte.'),
    'body-over-500-lines': loads('seen'),
    bom: loads('seen'),
    'leading-blank-line': refused('seen', 'So it has no description.'),
    'missing-closing-fence': refused('seen'),
    'unquoted-colon': loads('core', 'Only a description is read as if it were quoted.'),
  },
})
