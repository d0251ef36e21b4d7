import type { Sample, Violation } from './make.ts'
import { described, long, sample } from './make.ts'

const LONG_NAME = 'name-65'.padEnd(65, 'x')
const LONGEST_NAME = 'name-64'.padEnd(64, 'x')
const UNREAD = { name: undefined, description: undefined }

const lines = (count: number): string => 'One more line.\n'.repeat(count)

/** Nothing wrong, and what is only unusual. */
const FINE: readonly Sample[] = [
  sample('plain', []),
  sample('no-body', [], { body: '' }),
  sample('crlf', [], { text: (text) => text.replaceAll('\n', '\r\n') }),
  sample('cr', [], { text: (text) => text.replaceAll('\n', '\r') }),
  sample('no-last-line-break', [], { body: 'Sort it.' }),
  sample('opening-fence-space', [], { text: (text) => text.replace('---\n', '--- \n') }),
  sample('closing-fence-space', [], { text: (text) => text.replace('\n---\n', '\n---  \n') }),
  sample('closing-fence-dots', [], { text: (text) => text.replace('\n---\n', '\n...\n') }),
  sample('opening-fence-four', [], { text: (text) => text.replace('---\n', '----\n') }),
  sample('opening-fence-indented', [], { text: (text) => ` ${text}` }),
  sample('rule-in-body', [], { body: 'Sort it.\n\n---\n\nname: other\n' }),
  sample('quoted-colon', [], {
    fields: { description: '"Sorts: quoted-colon."' },
    description: 'Sorts: quoted-colon.',
  }),
  sample('folded-description', [], {
    fields: { description: '>-\n  Sorts folded-description.\n  Use when asked.' },
    description: 'Sorts folded-description. Use when asked.',
  }),
  sample('literal-description', [], {
    fields: { description: '|\n  Sorts literal-description.\n  Use when asked.' },
    description: 'Sorts literal-description.\nUse when asked.\n',
  }),
  sample('dashes-in-description', [], {
    fields: { description: 'Sorts dashes-in-description --- quickly.' },
  }),
  sample('comment-in-yaml', [], { lines: ['# A comment.'] }),
  sample('anchor-in-yaml', [], { fields: { license: '&l MIT', compatibility: '*l' } }),
  sample('crlf-fences-only', [], { text: (text) => text.replaceAll('---\n', '---\r\n') }),
  sample('angle-brackets', [], { fields: { description: 'Sorts <b>angle-brackets</b>.' } }),
]

const NAMES: readonly Sample[] = [
  sample('missing-name', ['missing-name'], { fields: { name: undefined } }),
  sample('empty-name', ['missing-name'], { fields: { name: '""' }, name: undefined }),
  sample('name-dir-mismatch', ['name-dir-mismatch'], { fields: { name: 'another-name' } }),
  sample('name-64', [], { folder: LONGEST_NAME }),
  sample('name-65', ['name-too-long'], { folder: LONG_NAME }),
  sample('name-300', ['name-too-long', 'name-dir-mismatch'], { fields: { name: 'x'.repeat(300) } }),
  sample('name-capitals', ['name-bad-charset'], { folder: 'Name-Capitals' }),
  sample('name-underscore', ['name-bad-charset'], { folder: 'name_underscore' }),
  sample('name-space', ['name-bad-charset'], { folder: 'name space' }),
  sample('name-dot', ['name-bad-charset'], { folder: 'name.dot' }),
  sample('name-leading-hyphen', ['name-bad-charset'], { folder: '-leading' }),
  sample('name-trailing-hyphen', ['name-bad-charset'], { folder: 'trailing-' }),
  sample('name-double-hyphen', ['name-bad-charset'], { folder: 'double--hyphen' }),
  sample('name-latin', ['name-bad-charset'], { folder: 'größe' }),
  sample('name-han', ['name-bad-charset'], { folder: '整理' }),
  sample('name-cyrillic', ['name-bad-charset'], { folder: 'список' }),
  sample('name-emoji', ['name-bad-charset'], { folder: '🗂' }),
  sample('name-slash', ['name-bad-charset', 'name-dir-mismatch'], { fields: { name: 'a/b' } }),
  sample('name-date', [], { fields: { name: '2026-01-01' }, folder: '2026-01-01' }),
]

function ofLength(length: number, violations: readonly Violation[]): Sample {
  const id = `description-${length}`
  return sample(id, violations, { fields: { description: long(id, length) } })
}

const DESCRIPTIONS: readonly Sample[] = [
  sample('missing-description', ['missing-description'], { fields: { description: undefined } }),
  sample('empty-description', ['missing-description'], {
    fields: { description: '""' },
    description: undefined,
  }),
  sample('blank-description', ['missing-description'], {
    fields: { description: '"  "' },
    description: undefined,
  }),
  ofLength(1024, []),
  ofLength(1025, ['description-over-1024']),
  ofLength(1536, ['description-over-1024']),
  ofLength(1537, ['description-over-1536']),
  ofLength(5000, ['description-over-1536']),
  // 1,024 characters that are 1,984 UTF-16 code units.
  sample('description-1024-astral', [], {
    fields: { description: `${long('description-1024-astral', 64)}${'🗂'.repeat(960)}` },
  }),
  sample('unquoted-colon', ['unquoted-colon'], {
    fields: { description: 'Sorts unquoted-colon: use when asked' },
  }),
  sample('unquoted-colon-folded', ['unquoted-colon'], {
    fields: { description: 'Sorts unquoted-colon-folded: use\n  when: asked' },
    description: 'Sorts unquoted-colon-folded: use when: asked',
  }),
]

const YAML: readonly Sample[] = [
  sample('unclosed-list', ['invalid-yaml'], { lines: ['metadata: [a'] }),
  sample('unclosed-quote', ['invalid-yaml'], { lines: ['license: "MIT'] }),
  sample('unclosed-quote-description', ['invalid-yaml'], {
    fields: { description: '"Sorts unclosed-quote-description' },
    description: 'Sorts unclosed-quote-description',
  }),
  sample('tab-indent', ['invalid-yaml'], { lines: ['metadata:', '\tauthor: Ada'] }),
  sample('bare-star', ['invalid-yaml'], { lines: ['allowed-tools: *'] }),
  sample('bare-at', ['invalid-yaml'], { lines: ['license: @mit'] }),
  sample('no-colon', ['invalid-yaml'], { lines: ['license MIT'] }),
  sample('yaml-list', ['invalid-yaml'], {
    text: () => '---\n- name: yaml-list\n---\n\nSort it.\n',
    ...UNREAD,
  }),
  sample('duplicate-name', ['duplicate-keys'], { lines: ['name: duplicate-name'] }),
  sample('duplicate-description', ['duplicate-keys'], {
    lines: [`description: ${described('duplicate-description')}`],
  }),
  sample('duplicate-other', ['duplicate-keys'], { lines: ['license: MIT', 'license: ISC'] }),
  sample('unknown-field', ['unknown-field'], { fields: { shade: 'red' } }),
  sample('metadata-nested-map', ['metadata-nested-map'], {
    lines: ['metadata:', '  author:', '    first: Ada'],
  }),
  sample('allowed-tools-comma', ['allowed-tools-comma'], { fields: { 'allowed-tools': 'Read, Grep' } }),
  sample('allowed-tools-list', ['allowed-tools-list'], { lines: ['allowed-tools:', '  - Read', '  - Grep'] }),
  sample('allowed-tools-flow-list', ['allowed-tools-list'], { fields: { 'allowed-tools': '[Read, Grep]' } }),
]

const FENCES: readonly Sample[] = [
  sample('no-frontmatter', ['no-frontmatter'], {
    text: () => 'Sort the list of no-frontmatter.\n',
    ...UNREAD,
  }),
  sample('empty-file', ['no-frontmatter'], { text: () => '', ...UNREAD }),
  sample('empty-frontmatter', ['missing-name', 'missing-description'], {
    text: () => '---\n---\n\nSort the list of empty-frontmatter.\n',
    ...UNREAD,
  }),
  sample('bom', ['bom'], { text: (text) => `\ufeff${text}` }),
  sample('leading-blank-line', ['leading-blank-line'], { text: (text) => `\n${text}` }),
  sample('missing-closing-fence', ['missing-closing-fence'], {
    text: (text) => text.replace('\n---\n', '\n'),
  }),
  sample('missing-closing-fence-headings', ['missing-closing-fence'], {
    body: '# Sort\n',
    text: (text) => text.replace('\n---\n', '\n'),
  }),
]

const FILES: readonly Sample[] = [
  sample('lowercase-skill-md', ['lowercase-skill-md'], { file: 'skill.md' }),
  sample('ending-in-capitals', ['lowercase-skill-md'], { file: 'SKILL.MD' }),
  sample('capitalized-skill-md', ['lowercase-skill-md'], { file: 'Skill.md' }),
  sample('body-500', [], { body: lines(500) }),
  sample('body-501', ['body-over-500-lines'], { body: lines(501) }),
  sample('body-5000', ['body-over-500-lines'], { body: lines(5000) }),
]

/** Each kind of violation alone, in more than one form where it has several, and limits at their edge. */
export const ALONE: readonly Sample[] = [...FINE, ...NAMES, ...DESCRIPTIONS, ...YAML, ...FENCES, ...FILES]
