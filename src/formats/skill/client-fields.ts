/**
 * Fields that Agent Skills do not have, by the clients that read them. Written by `UPDATE=1 npx vitest run` from
 * the facts of `src/formats/clients`, which no run that only checks files should load.
 */
export const FIELDS_OF_CLIENTS: Readonly<Record<string, string>> = {
  'Claude Code':
    'when_to_use argument-hint arguments disable-model-invocation user-invocable disallowed-tools model effort context agent background hooks paths shell display-name displayName display_name default-enabled defaultEnabled default_enabled fallback',
  'claude.ai': 'dependencies',
  'VS Code': 'argument-hint user-invocable disable-model-invocation context',
  'Copilot CLI': 'user-invocable disable-model-invocation argument-hint',
  Cursor: 'disable-model-invocation paths globs',
  Droid: 'user-invocable disable-model-invocation',
  Crush: 'user-invocable disable-model-invocation',
  Pi: 'disable-model-invocation',
  'Mistral Vibe': 'user-invocable',
  'Roo Code': 'modeSlugs mode',
  OpenClaw:
    'user-invocable disable-model-invocation command-dispatch command-tool command-arg-mode homepage version',
  Hermes:
    'platforms environments tags related_skills required_environment_variables required_credential_files version author prerequisites',
  OpenHands: 'triggers',
  'Kimi Code':
    'type whenToUse when-to-use when_to_use disableModelInvocation disable-model-invocation disable_model_invocation arguments safe has-sub-skill',
}

/** The types that at least one of them takes. */
export const TYPES_OF_FIELDS: Readonly<Record<string, string>> = {
  agent: 'string',
  'argument-hint': 'string',
  arguments: 'string list',
  author: 'string',
  background: 'boolean',
  'command-arg-mode': 'string',
  'command-dispatch': 'string',
  'command-tool': 'string',
  context: 'string',
  'default-enabled': 'boolean',
  defaultEnabled: 'boolean',
  default_enabled: 'boolean',
  'disable-model-invocation': 'boolean',
  disableModelInvocation: 'boolean',
  disable_model_invocation: 'boolean',
  'disallowed-tools': 'string list',
  'display-name': 'string',
  displayName: 'string',
  display_name: 'string',
  effort: 'string',
  environments: 'list',
  'has-sub-skill': 'boolean',
  homepage: 'string',
  hooks: 'map',
  mode: 'string',
  modeSlugs: 'list',
  model: 'string',
  platforms: 'list',
  prerequisites: 'map',
  related_skills: 'list',
  required_credential_files: 'list',
  required_environment_variables: 'list',
  safe: 'boolean',
  shell: 'string',
  tags: 'list',
  triggers: 'list',
  type: 'string',
  'user-invocable': 'boolean',
  version: 'string',
  'when-to-use': 'string',
  whenToUse: 'string',
  when_to_use: 'string',
}

/** The only values that they take, of fields that have such. */
export const VALUES_OF_FIELDS: Readonly<Record<string, string>> = {
  'command-arg-mode': 'raw',
  'command-dispatch': 'tool',
  context: 'fork',
  effort: 'low medium high xhigh max',
  shell: 'bash powershell',
  type: 'prompt inline flow reference',
}
