import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splitFrontmatter } from '../../src/syntax/frontmatter.ts'
import { readPlainYaml } from '../../src/syntax/plain-yaml.ts'
import { readYaml } from '../../src/syntax/yaml.ts'
import { atLength } from '../at-length.ts'
import { randomOf } from '../random.ts'
import { hasRealFiles, realFiles } from '../real-files.ts'

/** Whether the short way takes a header; where it does, it must give what the parser gives. */
function isPlain(text: string): boolean {
  const { content, state } = splitFrontmatter(text)
  const plain = state === 'closed' ? readPlainYaml(text, content) : undefined
  if (plain === undefined) return false
  expect({ text, ...plain }).toEqual({
    text,
    ...readYaml(text, content),
  })
  return true
}

const GENERATED = atLength ? 20_000 : 4000
const KEYS = [
  'name',
  'description',
  'license',
  'metadata',
  'a',
  'b',
  'x-y',
  'true',
  'Null',
  'n',
  'e1',
  '1',
  '_a',
  '"q"',
  '- a',
  '? k',
]
const VALUES = [
  'text',
  'Reads PDF files. Use when asked.',
  '"quoted"',
  "'it''s'",
  '"a\\n"',
  '"open',
  "'open",
  '',
  ' ',
  '~',
  'null',
  'True',
  'no',
  '12',
  '1.5',
  '-3',
  '+1 (555) 1',
  '.5',
  '0x1F',
  '1e3',
  '.inf',
  '...',
  '---',
  '2026-01-02',
  '12:30',
  'a: b',
  'a:b',
  'a:',
  ':a',
  'a #b',
  'a#b',
  '# c',
  '"q" # c',
  '"q" x',
  "'a' 'b'",
  '|',
  '>-',
  '[a, b]',
  '[]',
  '[ a b , "c, d", \'e\' ]',
  '[[a], {b: [c]}]',
  '[a, b,]',
  '[a,, b]',
  '[a, b',
  '[a] b',
  '[a: b]',
  '[a #b]',
  '[-a, 1.5, ~]',
  '[a\\b, "c\\"d"]',
  '{a: b}',
  '{}',
  '{ "a":{"b":["c"]},d: 1, e: true }',
  '{a: b, a: c}',
  '{a:b}',
  '{a, b}',
  '{"a" : b}',
  '{"": b}',
  '{a: }',
  '1.0.0',
  '1.2.3-beta.1',
  '1.2.3:4',
  '5.4k',
  '2025-01',
  '1e',
  '1e5x',
  '0x',
  '0o17',
  '0b1',
  '1_000',
  '.5.6',
  '+.inf',
  '-0x1f',
  '"a\\"b\\\\"',
  '"a\\x41"',
  '&a x',
  '*a',
  '!t x',
  '%a',
  '@a',
  '`a`',
  '- a',
  '-a',
  '?a',
  ', a',
  'ü 😀',
  '\u00a0a',
  'a\u00a0',
  '\ufeffa',
  '\u2028',
  '\u0085',
  'a\tb',
  'a \t',
  '\u0007',
  '\ud800',
  '=',
  '<<',
  'a\\b',
  "it's",
  'say "x"',
  '""',
  "''",
  '__proto__',
]
const BLOCKS = [
  '>\n  one\n  two\n',
  '|\n  one\n\n  # two\n',
  '>-\n  one\n\n\n  two\n\n',
  '|-\n\n  one\n   two\n',
  '>\n\n   one: a\n   two\n',
  '>\n  one\n   more\n',
  '>\n  one \n  two\n',
  '|\n  one\n two\n',
  '|\n   \n  one\n',
  '>\n',
  '|+\n  one\n\n',
  '>2\n  one\n',
  '|\n one',
  '>-\r\n  one\r\n  two\r\n',
  '|\n  ---\n  x\n',
  '>\n  - a\n  "b\n',
  '|\n x\n\r\n   \n',
  '>\n x\n\r\n x\n',
  '|\n  a\n# c\n',
  '>-\n  ü 😀\n  [a\n',
  '\n- a\n- b\n',
  '\n  - a\n  - "b"\n',
  '\n  - a: b\n',
  '\n  - a\n   - b\n',
  '\n  - a\n  b: c\n',
  '\n  b: c\n  - a\n',
  '\n  -  a\n\n  - 1.5\n',
  '\n  - true\n  - no\n',
  '\n  -\n',
  '\n  - - a\n',
  '\n  - a # c\n',
  '\n  - a\n    b\n',
  '\n  - a\nb: c\n',
  '\n- a\n  - b\n',
]
const FLOW_VALUES = [
  'a',
  'a b',
  'a/b',
  '"a, b"',
  "'a'",
  '1',
  '1.0.0',
  'true',
  '~',
  '-a',
  'a: b',
  '',
  '"a\\"]"',
  'a"b',
  'ü😀',
]
const FLOW_KEYS = ['a', 'b', 'c', 'd', '"e"', "'f'", '"g h"', 'null', '1']
const INDENTS = ['', '', '', '', '  ', '  ', '    ', ' ', '\t']
const BREAKS = ['\n', '\n', '\n', '\n', '\r\n', '\n\n', '\n  \n', '\r', ' \n', '\r\r\n', '\n# c\n']

describe('the short way to read plain frontmatter gives what the parser gives', () => {
  test(`on ${GENERATED} generated headers`, () => {
    const random = randomOf(20261120)
    let plain = 0
    for (let index = 0; index < GENERATED; index++) {
      // Most lines are plain, or no header would be.
      const strange = random.below(3) === 0
      const lines = Array.from({ length: random.below(6) }, () => {
        if (random.below(8) === 0)
          return `${random.pick(INDENTS)}${random.pick(KEYS.slice(0, 7))}: ${random.pick(BLOCKS)}`
        const [key, value] = strange
          ? [random.pick(KEYS), random.pick(VALUES)]
          : [random.pick(KEYS.slice(0, 7)), random.pick(VALUES.slice(0, 4))]
        return `${random.pick(INDENTS)}${key}:${random.pick(['', ' ', ' ', ' ', '  '])}${value}${random.pick(strange ? BREAKS : BREAKS.slice(0, 6))}`
      })
      if (
        isPlain(`${random.pick(['', '', '\ufeff'])}---${random.pick(['\n', '\r\n'])}${lines.join('')}---\n`)
      )
        plain++
    }
    // Neither is tested where the other never is.
    expect(plain).toBeGreaterThan(GENERATED / 10)
    expect(plain).toBeLessThan(GENERATED / 2)
  })

  test(`on ${GENERATED} generated lists and mappings on one line`, () => {
    const random = randomOf(20261122)
    const written = (depth: number): string => {
      const inner = (): string =>
        random.below(3) === 0 && depth < 4
          ? written(depth + 1)
          : random.pick(random.below(8) === 0 ? FLOW_VALUES : FLOW_VALUES.slice(0, 8))
      const gap = (): string => random.pick(['', '', ' '])
      const items = Array.from({ length: random.below(4) }, () => `${gap()}${inner()}${gap()}`)
      if (random.below(2) === 0) return `[${items.join(',')}]`
      return `{${items.map((item) => `${gap()}${random.pick(random.below(8) === 0 ? FLOW_KEYS : FLOW_KEYS.slice(0, 7))}${random.pick([': ', ': ', ': ', ':', ' : '])}${item}`).join(',')}}`
    }
    const headers = Array.from(
      { length: GENERATED },
      () => `---\n${random.pick(['a: ', 'a:\n  b: ', 'a:\n- '])}${written(0)}\n---\n`,
    )
    const mutants = headers.map((header) => {
      const at = 4 + random.below(header.length - 8)
      return header.slice(0, at) + random.pick([...'[]{},:"\'\\# -ab1']) + header.slice(at + random.below(2))
    })
    for (const tried of [headers, mutants]) {
      const plain = tried.filter(isPlain).length
      expect(plain).toBeGreaterThan(GENERATED / 10)
      expect(plain).toBeLessThan(GENERATED * 0.9)
    }
  })

  if (atLength)
    describe.skipIf(!hasRealFiles)('on real files', () => {
      const files = hasRealFiles
        ? readdirSync(realFiles, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
        : []
      const headers = files
        .map((path) => readFileSync(join(realFiles, path), 'utf8'))
        .flatMap((text) => {
          const { state, body } = splitFrontmatter(text)
          return state === 'closed' ? text.slice(0, body[0]) : []
        })

      test('of which it reads most', () => {
        expect(headers.filter(isPlain).length / headers.length).toBeGreaterThan(0.7)
      })

      test(`and on ${GENERATED} mutants of them`, () => {
        const random = randomOf(20261121)
        const mutants = Array.from({ length: GENERATED }, () => {
          const header = random.pick(headers)
          const at = '---\n'.length + random.below(Math.max(1, header.length - '---\n---\n'.length))
          return (
            header.slice(0, at) +
            random.pick([...VALUES, ...BLOCKS, ...INDENTS, ...BREAKS, '\n- ', '\n  - ', '\n  ', ': ', ' #']) +
            header.slice(at + random.below(3))
          )
        })
        expect(mutants.filter(isPlain).length).toBeGreaterThan(GENERATED / 4)
      })
    })
})
