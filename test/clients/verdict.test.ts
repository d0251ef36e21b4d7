import { describe, expect, test } from 'vitest'
import { client, code, degraded, field, loads, refused } from '../../src/clients/client.ts'
import { CLIENTS } from '../../src/clients/index.ts'
import { isSeen } from '../../src/clients/places.ts'
import { verdictOf } from '../../src/clients/verdict.ts'
import type { FoundViolation, ViolationId } from '../../src/clients/violations.ts'
import { UNKNOWN } from '../../src/clients/violations.ts'
import { layersOf } from '../../src/formats/skill/frontmatter-violations.ts'
import { rulesOn, skill } from '../../src/formats/skill/index.ts'
import { violationsOf } from '../../src/lint/find-violations.ts'
import { alone as aloneAt } from '../no-files.ts'

const HEAD = 'name: pdf\ndescription: Reads PDF files. Use when the user has one.\n'
const GOOD = `---\n${HEAD}---\nRead it.\n`

function found(text: string, path = 'skills/pdf/SKILL.md'): readonly string[] {
  const layers = layersOf(skill.parse(aloneAt(path, text)))
  return violationsOf(layers, rulesOn)
    .map(({ id }) => id)
    .sort()
}

const withFields = (fields: string): string => GOOD.replace('---\nRead', `${fields}\n---\nRead`)
const named = (name: string): string => GOOD.replace('name: pdf', `name: ${name}`)
const described = (text: string): string => GOOD.replace(/description: .*/, `description: ${text}`)

describe('the violations of a skill', () => {
  test.each([
    ['none', GOOD, []],
    ['none with Windows line breaks', GOOD.replaceAll('\n', '\r\n'), []],
    ['no name', GOOD.replace('name: pdf\n', ''), ['missing-name']],
    ['an empty name', named(''), ['missing-name']],
    ['another name', named('excel'), ['name-dir-mismatch']],
    ['capitals', named('PDF'), ['name-capitals', 'name-dir-case']],
    ['a long name', named('a'.repeat(65)), ['name-too-long', 'name-dir-mismatch']],
    ['a number for a name', named('123'), ['name-not-text']],
    ['no description', GOOD.replace(/description: .*\n/, ''), ['missing-description']],
    ['1,024 characters', described('a'.repeat(1024)), []],
    ['1,025 characters', described('a'.repeat(1025)), ['description-over-1024']],
    ['1,537 characters', described('a'.repeat(1537)), ['description-over-1536']],
    ['1,024 characters beyond the first plane', described('🦊'.repeat(1024)), []],
    ['broken YAML', withFields('license: "MIT'), ['invalid-yaml']],
    ['a key twice', withFields('name: pdf'), ['duplicate-keys']],
    ['an unquoted colon', described('Use when: the user has a PDF'), ['unquoted-colon']],
    [
      'that and another name',
      described('Use when: asked').replace('pdf', 'x'),
      ['unquoted-colon', 'name-dir-mismatch'],
    ],
    [
      'that and a key twice',
      described('Use when: asked').replace('---\nR', 'name: pdf\n---\nR'),
      ['duplicate-keys'],
    ],
    ['a field of a client', withFields('argument-hint: file'), ['unknown-field']],
    ['nested metadata', withFields('metadata:\n  a:\n    b: c'), ['metadata-nested-map']],
    ['a number in metadata', withFields('metadata:\n  a: 1'), []],
    ['tools with commas', withFields('allowed-tools: Read, Grep'), ['allowed-tools-comma']],
    ['a comma inside a tool', withFields('allowed-tools: Bash(a, b) Read'), []],
    ['tools in a list', withFields('allowed-tools:\n  - Read'), ['allowed-tools-list']],
    ['no frontmatter', 'Read it.\n', ['no-frontmatter']],
    ['an empty file', '', ['no-frontmatter']],
    ['no end', GOOD.replace('---\nRead', 'Read'), ['missing-closing-fence']],
    ['a byte order mark', `\ufeff${GOOD}`, ['bom']],
    ['a blank line first', `\n${GOOD}`, ['leading-blank-line']],
    ['both, and another name', `\ufeff\n${named('x')}`, ['bom', 'leading-blank-line', 'name-dir-mismatch']],
    ['marks without end', `${'\ufeff'.repeat(1e5)}${GOOD}`, ['bom', 'hidden-frontmatter']],
    [
      'marks between blank lines',
      `${'\n\ufeff'.repeat(1e5)}${GOOD}`,
      ['leading-blank-line', 'body-over-500-lines'],
    ],
    ['a rule below a blank line', '\n----\nRead it.\n', ['no-frontmatter']],
    ['499 lines', GOOD + 'Read.\n'.repeat(494), []],
    ['500 lines', GOOD + 'Read.\n'.repeat(495), ['body-over-500-lines']],
  ])('%s', (_, text, ids) => {
    expect(found(text)).toEqual(ids.sort())
  })

  test('the name of the file', () => {
    expect(found(GOOD, 'skills/pdf/skill.md')).toEqual(['lowercase-skill-md'])
  })
})

const toy = client({
  id: 'toy',
  title: 'Toy',
  vendor: 'Toys',
  kind: 'agent',
  page: 'https://example.com/toy',
  checked: '2026-11-21',
  sources: { loader: code('https://github.com/toys/toy/blob/01234567/loader.ts') },
  fields: { mode: { types: ['string'], aliases: ['modes'], source: 'loader' } },
  outcomes: {
    ...UNKNOWN,
    'missing-name': loads('loader', 'The directory’s name is used.'),
    'unknown-field': degraded('loader', 'Such fields are ignored.'),
    bom: refused('loader'),
  },
})
const REASON = { source: toy.sources.loader.url, basis: 'code' }

const alone = (id: ViolationId, fields: readonly string[] = [], rule?: string): FoundViolation => ({
  id,
  rule,
  fields: new Map(fields.map((field) => [field, rule])),
})

describe('the verdict of a client', () => {
  test('nothing is lost of a good skill', () => {
    for (const each of CLIENTS) expect(verdictOf(each, [])).toEqual({ outcome: 'loads', reasons: [] })
  })

  test('it loads what it has another value for', () => {
    expect(verdictOf(toy, [alone('missing-name')])).toEqual({ outcome: 'loads', reasons: [] })
  })

  test('what nobody knows is unknown', () => {
    expect(verdictOf(toy, [alone('invalid-yaml')])).toEqual({ outcome: 'unknown', reasons: [] })
  })

  test('the worst counts, and all reasons are told', () => {
    const unknown = alone('unknown-field', ['a', 'b', 'mode', 'modes', 'c', 'd'], 'skill/unknown-field')
    const bom = alone('bom', [], 'skill/bom')
    expect(verdictOf(toy, [unknown, bom, alone('invalid-yaml')])).toEqual({
      outcome: 'refused',
      reasons: [
        {
          ...REASON,
          text: 'The client does not know `a`, `b`, `c` and 1 more. Such fields are ignored.',
          rule: 'skill/unknown-field',
          note: true,
          problem: 'The client does not know a field.',
          effect: 'Such fields are ignored.',
          fields: ['a', 'b', 'c', 'd'],
        },
        {
          ...REASON,
          text: 'The file starts with a byte order mark.',
          rule: 'skill/bom',
          outcome: 'refused',
          problem: 'The file starts with a byte order mark.',
        },
      ],
    })
  })

  test('fields of other clients have a rule of their own', () => {
    const rulesFor = (...fields: readonly string[]): readonly (string | undefined)[] =>
      verdictOf(
        toy,
        violationsOf(
          [skill.parse(aloneAt('pdf/SKILL.md', withFields(fields.map((field) => `${field}: x`).join('\n'))))],
          rulesOn,
        ),
      ).reasons.map(({ rule }) => rule)
    expect(rulesFor('argument-hint', 'version')).toEqual(['skill/unknown-field'])
    expect(rulesFor('argument-hint', 'nobody')).toEqual(['skill/unknown-field'])
  })

  test('what it never reads is a note, and no loss', () => {
    const { outcome, reasons } = verdictOf(toy, [alone('unknown-field', ['a'])])
    expect([outcome, reasons.map(({ note }) => note)]).toEqual(['loads', [true]])
    const known = { ...toy, fields: { ...toy.fields, 'allowed-tools': field(['string'], 'loader') } }
    const tools = { ...toy.outcomes!, 'allowed-tools-list': degraded('loader', 'It is not read.') }
    const list = alone('allowed-tools-list')
    expect(verdictOf({ ...toy, outcomes: tools }, [list]).outcome).toBe('loads')
    expect(verdictOf({ ...known, outcomes: tools }, [list]).outcome).toBe('degraded')
  })

  test('what counts bytes refuses a text of fewer characters', () => {
    const crush = CLIENTS.find(({ id }) => id === 'crush')!
    const outcomeOf = (text: string) => {
      const file = skill.parse(aloneAt('skills/pdf/SKILL.md', text))
      return verdictOf(crush, violationsOf([file], rulesOn), file)
    }
    expect(outcomeOf(described('é'.repeat(512))).outcome).toBe('loads')
    expect(outcomeOf(described('é'.repeat(513))).outcome).toBe('refused')
    expect(outcomeOf(withFields(`compatibility: ${'é'.repeat(251)}`)).outcome).toBe('refused')
    // A rule that counts characters names this one.
    expect(outcomeOf(described('é'.repeat(1025))).reasons).toHaveLength(1)
  })

  test('a line of dashes below an example in the body ends no frontmatter', () => {
    const claude = CLIENTS.find(({ id }) => id === 'claude-code')!
    const reasonsOf = (text: string) =>
      verdictOf(claude, [], skill.parse(aloneAt('skills/pdf/SKILL.md', text))).reasons.map(({ text }) => text)
    const example = '\n```yaml\na:\n  b: c\n---\nd: e\n```\n'
    expect(reasonsOf(GOOD + example)).toEqual([])
    expect(reasonsOf(GOOD.replace('---\nRead', '---\n  more\n\n  text\n---\nRead'))).toEqual([
      'A `---` within the frontmatter ends it early. The client does not read what follows.',
    ])
  })

  test('a field of its own is none that it does not know', () => {
    expect(verdictOf(toy, [alone('unknown-field', ['mode', 'modes'])]).outcome).toBe('loads')
  })
})

describe('a client sees a skill', () => {
  const seenBy = (path: string): readonly string[] =>
    CLIENTS.filter((each) => each.kind === 'agent' && isSeen(each, path)).map(({ id }) => id)

  test.each([
    ['.kiro/skills/pdf/SKILL.md', ['kiro']],
    ['.kiro/skills/office/pdf/SKILL.md', []],
    ['.roo/skills-code/pdf/SKILL.md', ['roo-code']],
    ['app/.roo/skills/pdf/SKILL.md', []],
    ['app/.codex/skills/pdf/SKILL.md', ['codex']],
    ['.github/skills/pdf/SKILL.md', ['vscode', 'copilot-cli']],
    ['.github/skills/office/pdf/SKILL.md', ['copilot-cli']],
  ])('%s', (path, ids) => {
    expect(seenBy(path)).toEqual(ids)
  })

  test('that is to be installed', () => {
    const agents = CLIENTS.filter(({ kind }) => kind === 'agent').map(({ id }) => id)
    for (const path of ['SKILL.md', 'pdf/SKILL.md', 'skills/pdf/SKILL.md', 'skills/.curated/pdf/SKILL.md'])
      expect(seenBy(path)).toEqual(agents)
  })

  test('that one names for a validator', () => {
    const checks = CLIENTS.find(({ id }) => id === 'skills-ref')!
    expect(isSeen(checks, '.kiro/skills/pdf/SKILL.md')).toBe(true)
  })

  test('a description that its list cuts, unless a violation says so already', () => {
    const listing = { each: 1050, above: 'Each description is cut.', source: 'loader' } as const
    const short = { ...toy, listing }
    const of = (length: number) => skill.parse(aloneAt('skills/pdf/SKILL.md', described('a'.repeat(length))))
    expect(verdictOf(short, [], of(1050))).toEqual({ outcome: 'loads', reasons: [] })
    expect(verdictOf(short, [], of(1051))).toEqual({
      outcome: 'degraded',
      reasons: [
        {
          ...REASON,
          text: 'The list of skills cuts the description at 1,050 characters.',
          outcome: 'degraded',
        },
      ],
    })
    expect(verdictOf(short, [alone('description-over-1024')], of(1051))).toEqual({
      outcome: 'unknown',
      reasons: [],
    })
  })
})

describe('a client that mends frontmatter is judged by what it reads of the file', () => {
  const SKILL = (fields: string): string => `---\nname: pdf\n${fields}\n---\nRead it.\n`
  const text = { argumentHint: SKILL('description: Reads.\nargument-hint: [a] [b]') }
  const outcomesOf = (content: string): Readonly<Record<string, string>> => {
    const file = skill.parse(aloneAt('skills/pdf/SKILL.md', content))
    const violations = violationsOf(layersOf(file), rulesOn)
    const asked = CLIENTS.filter(({ id }) => ['claude-code', 'codex', 'copilot-cli'].includes(id))
    return Object.fromEntries(asked.map((each) => [each.id, verdictOf(each, violations, file).outcome]))
  }

  test.each([
    ['text after a bracket', text.argumentHint, ['loads', 'refused', 'loads']],
    ['a colon', SKILL('description: Use when: asked'), ['loads', 'refused', 'loads']],
    [
      'a colon beside a mapping in braces',
      SKILL('description: Use when: asked\nmetadata: { "a": { "b": 1 } }'),
      ['loads', 'refused', 'refused'],
    ],
    [
      'a colon and a second line',
      SKILL('description: Use when: asked\n  and so on'),
      ['degraded', 'refused', 'refused'],
    ],
    ['a quote that is never closed', SKILL('description: "Reads.'), ['degraded', 'refused', 'refused']],
    [
      'an indented closing line',
      SKILL('description: Reads.').replace('\n---\nR', '\n ---\nR'),
      ['loads', 'refused', 'loads'],
    ],
    [
      'a closing line below a line separator, where no line of Codex starts',
      SKILL('description: Reads.').replace('\n---\nR', '\u2028---\nR'),
      ['loads', 'refused', 'refused'],
    ],
    [
      'a closing line of four',
      SKILL('description: Reads.').replace('\n---\nR', '\n----\nR'),
      ['loads', 'refused', 'refused'],
    ],
    [
      'no field',
      '---\n---\nname: pdf\ndescription: Reads.\n---\nRead it.\n',
      ['degraded', 'degraded', 'refused'],
    ],
    ['dashes in a value', SKILL('description: Reads --- all.'), ['degraded', 'loads', 'loads']],
    [
      'dashes on a line of a block',
      SKILL('description: >\n  Reads.\n  ---\n  All.'),
      ['degraded', 'loads', 'degraded'],
    ],
    ['dashes in a comment below all', SKILL('description: Reads.\n# ---'), ['loads', 'loads', 'loads']],
  ])('%s', (_, content, [claudeCode, copilotCli, codex]) => {
    expect(outcomesOf(content)).toEqual({ 'claude-code': claudeCode, 'copilot-cli': copilotCli, codex })
  })
})
