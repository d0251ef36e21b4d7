import {
  client,
  codeIn,
  degraded,
  documented,
  field,
  loads,
  observed,
  refused,
  required,
  sharedBy,
  strictly,
} from './client.ts'
import type { Dialect } from './dialects.ts'
import { JS_YAML_4 } from './dialects.ts'

const code = codeIn('MoonshotAI/kimi-code')
const CORE = 'd723cc47ee43e5ca3c3c4ec2473f205d44acede2/packages/agent-core-v2/src'

/** It trims the fields, so the first one may not be indented as the next one is. */
const KIMI: Dialect = {
  ...JS_YAML_4,
  refuses: [...(JS_YAML_4.refuses ?? []), /^\n*[ \t]+[\w-]+:[^\n]*\n+[ \t]+[\w-]+:/],
}

export const kimiCode = client({
  id: 'kimi-code',
  title: 'Kimi Code',
  vendor: 'Moonshot AI',
  kind: 'agent',
  page: 'https://github.com/MoonshotAI/kimi-code',
  checked: '2026-11-21',
  sources: {
    seen: observed('2.1.0', '2026-11-26'),
    parser: code(`${CORE}/app/skillCatalog/parser.ts`),
    fm: code(`${CORE}/_base/text/frontmatter.ts`),
    reg: code(`${CORE}/app/skillCatalog/registry.ts`),
    docs: documented(
      'https://github.com/MoonshotAI/kimi-code/blob/d723cc47ee43e5ca3c3c4ec2473f205d44acede2/docs/en/customization/skills.md',
    ),
  },
  folders: {
    project: ['.kimi-code/skills', '.agents/skills'],
    user: ['~/.kimi-code/skills', '~/.agents/skills'],
    levels: { most: 9, source: 'seen' },
    walks: { ways: ['top'], source: 'seen' },
    places: {
      sees: ['beside-root', 'flat', 'dot-name', 'linked-file', 'linked-folder'],
      misses: ['root', 'dot-folder', 'node-modules'],
      nestedIf: 'has-sub-skill',
      source: 'seen',
    },
    // A backslash becomes a slash.
    names: { form: /^[^\\]*$/, source: 'seen' },
    sameName: { keeps: 'first', source: 'seen' },
    source: 'docs',
  },
  frontmatter: {
    parser: { text: 'js-yaml 4; two equal keys are an error', source: 'fm', dialect: KIMI },
    opening: {
      text: '`---` must be the first line; blanks and a byte order mark may be around it',
      source: 'fm',
      pattern: /^[^\S\n]*---[^\S\n]*\n/,
    },
    closing: {
      text: 'must be there; blanks may be around it',
      source: 'fm',
      pattern: /(?<=^|\n)[^\S\n]*---[^\S\n]*(?=\n|$)/,
    },
    broken: { text: 'the skill is skipped, and the log says why', source: 'fm' },
  },
  fields: {
    name: required(['string'], 'parser'),
    description: required(['string'], 'parser'),
    type: {
      ...strictly(['string'], 'parser', 'How the skill is used; with another value it is left out.'),
      values: ['prompt', 'inline', 'flow', 'reference'],
    },
    whenToUse: {
      ...field(['string'], 'parser', 'When the model uses it.'),
      aliases: ['when-to-use', 'when_to_use'],
    },
    disableModelInvocation: {
      ...field(['boolean'], 'parser', 'Only people invoke the skill.'),
      aliases: ['disable-model-invocation', 'disable_model_invocation'],
    },
    arguments: field(['list', 'string'], 'parser', 'Names for `$name` in the body.'),
    safe: field(['boolean'], 'parser', 'Whether it may run without asking.'),
    'has-sub-skill': field(['boolean'], 'parser', 'Whether skills below it are found.'),
    metadata: field(['map'], 'parser', 'Nested values stay.'),
  },
  listing: { each: 250, unit: 'code units', above: 'Each description is cut.', source: 'reg' },
  outcomes: {
    ...sharedBy(refused('seen', 'Only the log says why.'), 'missing-name', 'missing-description'),
    ...sharedBy(refused('seen', 'Only the log says why.'), 'name-not-text', 'description-not-text'),
    'invalid-yaml': refused('seen', 'Only the log says why.'),
    ...sharedBy(loads('seen'), 'name-dir-mismatch', 'name-bad-charset', 'name-too-long'),
    ...sharedBy(loads('seen'), 'metadata-nested-map', 'body-over-500-lines', 'bom'),
    'description-over-1024': degraded('seen', 'The list of skills cuts it at 250 characters.'),
    'description-over-1536': degraded('seen', 'The list of skills cuts it at 250 characters.'),
    ...sharedBy(refused('seen'), 'duplicate-keys', 'no-frontmatter', 'leading-blank-line'),
    ...sharedBy(refused('seen'), 'missing-closing-fence', 'unquoted-colon'),
    'unknown-field': degraded('parser', 'Such fields are ignored.'),
    ...sharedBy(degraded('parser', 'The field is not read.'), 'allowed-tools-comma', 'allowed-tools-list'),
    'lowercase-skill-md': refused('seen', 'On Linux the file is not found.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
  },
})
