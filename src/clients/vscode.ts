import { client, codeIn, degraded, documented, field, loads, reported, sharedBy } from './client.ts'

const code = codeIn('microsoft/vscode')
const PROMPTS = 'src/vs/workbench/contrib/chat/common/promptSyntax'

export const vscode = client({
  id: 'vscode',
  title: 'VS Code',
  vendor: 'Microsoft',
  kind: 'agent',
  page: 'https://code.visualstudio.com/docs/copilot/customization/agent-skills',
  checked: '2026-11-21',
  sources: {
    service: code(`00eacc909d2d1c228288ecea53aca4de80064e4f/${PROMPTS}/service/promptsServiceImpl.ts`),
    locations: code(`0783120be12fa4dd908032c290f8fa00070deff9/${PROMPTS}/config/promptFileLocations.ts`),
    attrs: code(
      `047238f9fe1b7661362b3f27cfbddd503339cb1b/${PROMPTS}/languageProviders/promptFileAttributes.ts`,
    ),
    parser: code(`01a59900/${PROMPTS}/promptFileParser.ts`),
    validator: code(
      `5c71ddd63200125b45a5355bab263ece225603b3/${PROMPTS}/languageProviders/promptValidator.ts`,
    ),
    yaml: code('025b30c6286f216b6e61d851ae25ff4e2b174601/src/vs/base/common/yaml.ts'),
    colon: reported('https://github.com/microsoft/vscode/pull/296205'),
    guide: documented(
      'https://github.com/microsoft/vscode-copilot-chat/blob/31acd00a86424e2ee6e980e54919cf31fbf88030/assets/prompts/skills/agent-customization/references/skills.md',
    ),
  },
  folders: {
    project: ['.github/skills', '.agents/skills', '.claude/skills'],
    user: ['~/.copilot/skills', '~/.agents/skills', '~/.claude/skills'],
    levels: { most: 1, source: 'locations' },
    places: {
      sees: ['beside-root'],
      misses: ['root', 'flat'],
      source: 'locations',
    },
    sameName: { keeps: 'first', source: 'service' },
    setting: { file: '.vscode/settings.json', key: 'agentSkillsLocations', source: 'locations' },
    source: 'locations',
  },
  frontmatter: {
    parser: {
      text: 'a reader of its own, which stops at the first line that it cannot read',
      source: 'yaml',
    },
    opening: { text: '`---` must be the first line', source: 'parser' },
    closing: { text: 'without it the rest of the file is frontmatter', source: 'parser' },
    broken: { text: 'what was read before the error is used', source: 'parser' },
  },
  fields: {
    name: field(['string'], 'attrs', 'The folder’s name replaces another one.'),
    description: field(['string'], 'attrs', 'XML tags are removed.'),
    'argument-hint': field(['string'], 'attrs', 'Shown while arguments are typed.'),
    'user-invocable': field(['boolean'], 'attrs', '`false` hides it from the menu.'),
    'disable-model-invocation': field(['boolean'], 'attrs', 'Only people invoke the skill.'),
    license: field(['string', 'map'], 'attrs', 'No effect.'),
    compatibility: field(['string', 'map'], 'attrs', 'No effect.'),
    metadata: field(['map'], 'attrs', 'No effect.'),
    context: {
      ...field(['string'], 'attrs', 'Runs in a subagent, if a setting allows it.'),
      values: ['fork'],
    },
  },
  limits: [
    { of: 'name', value: 64, above: 'It is cut; then the folder’s name replaces it.', source: 'service' },
    { of: 'description', value: 1024, above: 'It is cut.', source: 'service' },
  ],
  outcomes: {
    'missing-name': loads('validator', 'The folder’s name is used, and the editor warns.'),
    'name-dir-mismatch': loads('service', 'The folder’s name is used, and the editor warns.'),
    'name-bad-charset': loads('validator', 'The folder’s name is used, and the editor reports an error.'),
    'name-too-long': degraded('service', 'The name is cut, then replaced by the folder’s.'),
    'missing-description': loads('validator', 'The editor warns.'),
    'description-over-1024': degraded('service', 'It is cut at 1,024 characters.'),
    'description-over-1536': degraded('service', 'It is cut at 1,024 characters.'),
    'invalid-yaml': degraded('parser', 'Fields after the error are lost; the editor warns.'),
    'duplicate-keys': loads('yaml', 'The editor warns.'),
    'unknown-field': loads('validator', 'The editor hints at it.'),
    'metadata-nested-map': loads('attrs'),
    ...sharedBy(degraded('attrs', 'The field is not read.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'no-frontmatter': loads('service', 'The folder’s name is used, without a description.'),
    ...sharedBy('unknown', 'lowercase-skill-md', 'bom'),
    'body-over-500-lines': loads('guide'),
    'leading-blank-line': degraded('parser', 'All fields are lost.'),
    'missing-closing-fence': degraded('parser', 'The body is read as frontmatter and lost.'),
    'unquoted-colon': loads('colon', 'After the first colon of a line all is text.'),
  },
})
