import { client, codeIn, degraded, field, loads, observed, refused, sharedBy, strictly } from './client.ts'
import { JS_YAML_4 } from './dialects.ts'

const code = codeIn('agentskills/agentskills')

/** Of letters only those that the port to JavaScript knows. */
const portedName = (): RegExp =>
  /^(?!-|.*--|.*-$|.*\p{Lu})(?:[-a-z\d\u00c0-\u024f\u0400-\u04ff\u3400-\u4dbf\u4e00-\u9fff]|[\u0300-\u036f])+$/u

export const skillsRef = client({
  id: 'skills-ref',
  title: 'skills-ref',
  vendor: 'Agent Skills',
  kind: 'validator',
  page: 'https://agentskills.io/specification',
  checked: '2026-11-21',
  sources: {
    seen: observed('0.1.5', '2026-11-26'),
    parser: code('69ef37e9424c0a7ea9dd2293b559e43ec8176379/skills-ref/src/skills_ref/parser.py'),
    validator: code('69ef37e9424c0a7ea9dd2293b559e43ec8176379/skills-ref/src/skills_ref/validator.py'),
  },
  frontmatter: {
    parser: {
      text: 'strictyaml: every value is text, flow style and duplicate keys are errors; its port has js-yaml 4',
      source: 'parser',
      dialect: JS_YAML_4,
    },
    opening: {
      text: '`---` must be the first characters of the file',
      source: 'parser',
      pattern: /^---/,
    },
    closing: {
      text: 'the next `---`, even within a value, ends the frontmatter',
      source: 'parser',
      pattern: /---/,
    },
    returns: { text: 'end lines', source: 'seen' },
    broken: { text: 'reported as invalid YAML', source: 'parser' },
  },
  fields: {
    name: {
      ...strictly(
        ['string'],
        'validator',
        'Equal to the directory; lowercase letters of any script, digits and single hyphens.',
      ),
      required: true,
      get form() {
        return portedName()
      },
      normalized: true,
    },
    description: { ...strictly(['string'], 'validator'), required: true },
    license: field(['string'], 'validator'),
    compatibility: strictly(['string'], 'validator'),
    metadata: field(['map'], 'parser', 'Nested values become text.'),
    'allowed-tools': field(['any'], 'validator', 'Its type is not checked.'),
  },
  limits: [
    { of: 'name', value: 64, unit: 'code units', above: 'The check fails.', source: 'validator' },
    { of: 'description', value: 1024, unit: 'code units', above: 'The check fails.', source: 'validator' },
    { of: 'compatibility', value: 500, unit: 'code units', above: 'The check fails.', source: 'validator' },
  ],
  outcomes: {
    ...sharedBy(refused('seen'), 'missing-name', 'name-dir-mismatch', 'name-too-long', 'missing-description'),
    ...sharedBy(refused('seen'), 'name-not-text', 'description-not-text', 'description-over-1024'),
    ...sharedBy(refused('seen'), 'description-over-1536', 'invalid-yaml', 'duplicate-keys', 'unknown-field'),
    ...sharedBy(refused('seen'), 'no-frontmatter', 'bom', 'leading-blank-line', 'missing-closing-fence'),
    'unquoted-colon': refused('seen'),
    'name-bad-charset': refused('validator', 'Lowercase letters of any script are accepted.'),
    'metadata-nested-map': loads('seen', 'Its values become text.'),
    ...sharedBy(loads('seen'), 'allowed-tools-comma', 'lowercase-skill-md', 'body-over-500-lines'),
    ...sharedBy(refused('seen', 'It asks for `SKILL.md`.'), 'skill-md-case', 'skill-md-ending'),
    'allowed-tools-list': loads('seen', 'A list in brackets is refused as YAML.'),
    'not-utf-8': degraded('seen', 'The description has U+FFFD for each wrong byte.'),
  },
})
