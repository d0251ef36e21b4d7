import { describe, expect, test } from 'vitest'
import { readFiles } from '../../src/action/answers.ts'
import { commentOn, diffOf, readMark } from '../../src/action/review-comment.ts'
import { rules } from '../../src/formats/rules.ts'
import { applyFixes } from '../../src/lint/apply-fixes.ts'
import type { Diagnostic, Edit } from '../../src/model.ts'
import { linesOf } from '../../src/reporters/report.ts'
import { findings, optionsFor } from '../linting.ts'

const FINGERPRINT = '0123456789abcdef-1'

/** A patch in which every line of a text is new. */
const wholly = (text: string): string => {
  const lines = text.replace(/\n$/, '').split('\n')
  return `@@ -0,0 +1,${lines.length} @@\n${lines.map((line) => `+${line}`).join('\n')}`
}
const finding = (
  range: Diagnostic['range'],
  edits: readonly Edit[] = [],
  more: Partial<Diagnostic> = {},
): Diagnostic => ({
  rule: 'skill/name-format',
  severity: 'error',
  message: 'Bad.',
  range,
  ...(edits.length > 0 && { fix: { title: 'Write it', safe: true, edits } }),
  ...more,
})
const comment = (text: string, diagnostic: Diagnostic, patch = wholly(text)) =>
  commentOn(
    'a.md',
    { diagnostic, fingerprint: FINGERPRINT },
    linesOf(text),
    diffOf(readFiles([{ filename: 'a.md', status: 'modified', patch }])![0]!),
  )

/** What the suggestion of a comment puts in place of its lines; undefined where it has none. */
function suggested(body: string): string | undefined {
  const lines = body.split('\n')
  const start = lines.findIndex((line) => /^`{3,}suggestion$/.test(line))
  if (start === -1) return undefined
  const fence = lines[start]!.replace('suggestion', '')
  const end = lines.findIndex(
    (line, index) => index > start && line.startsWith(fence) && /^`+\s*$/.test(line),
  )
  expect(lines.slice(end + 1)).toEqual([''])
  return lines
    .slice(start + 1, end)
    .map((line) => `${line}\n`)
    .join('')
}

/** A text after the one click that applies a suggestion. */
function applied(text: string, diagnostic: Diagnostic, patch?: string): string | undefined {
  const made = comment(text, diagnostic, patch)
  const replacement = made && suggested(made.body)
  if (made === undefined || replacement === undefined) return undefined
  const lines = text.split(/(?<=\n)/)
  const { start_line: first = made.line, line } = made
  return [...lines.slice(0, first - 1), replacement, ...lines.slice(line)].join('')
}

const TEXT = 'one\ntwo\nthree\nfour\n'
const at = (text: string): number => TEXT.indexOf(text)

describe('a suggestion', () => {
  test('is what the fix does, for every example of a rule', async () => {
    let offered = 0
    for (const rule of rules) {
      const { path, text } = rule.bad
      if (typeof text !== 'string') continue
      for (const { fix, range, ...found } of await findings(rule.bad, optionsFor(rule))) {
        if (fix === undefined || found.path !== path) continue
        const edits = fix.edits.map(({ range: { start, end }, text }) => ({
          range: [start.offset, end.offset] as const,
          text,
        }))
        const diagnostic = finding([range.start.offset, range.end.offset], edits)
        const done = applied(text, diagnostic)
        if (done === undefined) continue
        offered++
        expect(done, rule.id).toBe(applyFixes(text, [diagnostic], 'suggested').text)
      }
    }
    expect(offered).toBeGreaterThan(25)
  })

  test.each<[string, readonly Edit[], string]>([
    ['replaces a word', [{ range: [4, 7], text: 'TWO' }], 'one\nTWO\nthree\nfour\n'],
    ['deletes a line', [{ range: [4, 8], text: '' }], 'one\nthree\nfour\n'],
    ['deletes lines', [{ range: [4, 14], text: '' }], 'one\nfour\n'],
    ['empties a line', [{ range: [4, 7], text: '' }], 'one\n\nthree\nfour\n'],
    ['joins lines', [{ range: [3, 4], text: ' ' }], 'one two\nthree\nfour\n'],
    ['adds a line', [{ range: [4, 4], text: 'new\n' }], 'one\nnew\ntwo\nthree\nfour\n'],
    ['adds a last line', [{ range: [19, 19], text: 'five\n' }], 'one\ntwo\nthree\nfour\nfive\n'],
    [
      'has several edits',
      [
        { range: [14, 18], text: '4' },
        { range: [0, 3], text: '1' },
      ],
      '1\ntwo\nthree\n4\n',
    ],
  ])('%s', (_, edits, expected) => {
    expect(applied(TEXT, finding([0, 3], edits))).toBe(expected)
  })

  test('is on the lines of its edits, which one hunk has', () => {
    const edits = [{ range: [at('two'), at('three') + 5], text: '2\n3' }] as const
    expect(comment(TEXT, finding([0, 3], edits))).toMatchObject({
      start_line: 2,
      start_side: 'RIGHT',
      line: 3,
      side: 'RIGHT',
    })
    const hunks = '@@ -1,2 +1,2 @@\n one\n-2\n+two\n@@ -3,2 +3,2 @@\n-3\n+three\n four'
    const plain = comment(TEXT, finding([0, 3], edits), hunks)!
    expect([suggested(plain.body), plain.line]).toEqual([undefined, 1])
    expect(plain.body).toContain('\nFix: Write it (`passmuster --fix`)\n')
  })

  test('is not offered where a line is another one in the diff', () => {
    const edits = [{ range: [at('two'), at('three') + 5], text: '2\n3' }] as const
    const made = comment(TEXT, finding([0, 3], edits), wholly(TEXT.replace('three', '3')))!
    expect([suggested(made.body), made.line]).toEqual([undefined, 1])
  })

  test.each<[string, string, Edit, string?]>([
    ['what ends lines otherwise', 'one\r\ntwo\r\n', { range: [0, 3], text: '1' }],
    ['a byte order mark', '\ufeffone\n', { range: [1, 4], text: '1' }],
    ['what nobody sees', 'one \u202e two\n', { range: [0, 3], text: '1' }],
    ['what nobody would see', 'one\n', { range: [0, 3], text: 'o\u200bne' }],
    ['a line break that is none', 'one\n', { range: [0, 3], text: 'a\rb' }],
    ['no change', 'one\n', { range: [0, 3], text: 'one' }],
    ['very much text', 'one\n', { range: [0, 3], text: 'x'.repeat(10_001) }],
    ['very many lines', `${'x\n'.repeat(200)}`, { range: [0, 399], text: 'x' }],
  ])('is not offered for %s', (_, text, edit) => {
    const made = comment(text, finding([0, 1], [edit]))
    expect([made?.line, made && suggested(made.body)]).toEqual([1, undefined])
  })

  test.each(['```', '`````', '~~~', '```\n</details>\n@octocat\n<!--', '`` ` ````suggestion'])(
    'cannot be closed by %j',
    (text) => {
      const made = comment('one\n', finding([0, 3], [{ range: [0, 3], text }]))!
      expect(suggested(made.body)).toBe(`${text}\n`)
      const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
      expect(/^(`+)suggestion$/m.exec(made.body)![1]!.length).toBeGreaterThan(Math.max(longest, 2))
    },
  )
})

describe('a comment', () => {
  test('is on the first line of its finding that the diff shows as it is checked out', () => {
    const patch = '@@ -2,2 +2,2 @@\n-x\n+TWO\n three'
    expect(comment(TEXT, finding([0, 19]), patch)?.line).toBe(3)
    expect(comment(TEXT, finding([0, 3]), patch)).toBeUndefined()
    expect(comment(TEXT, finding([4, 7]), patch)).toBeUndefined()
    expect(comment(TEXT, finding([19, 19]))?.line).toBe(4)
  })

  test.each([
    undefined,
    '',
    'x',
    '@@ -1 +99999999999 @@\n+one',
    '@@ -1 +0 @@\n+one',
    '@@ -1,9 +1,9 @@\n+one',
  ])('is none for the diff %j', (patch) => {
    const diff = diffOf(readFiles([{ filename: 'a.md', status: 'modified', patch }])![0]!)
    expect(
      commentOn('a.md', { diagnostic: finding([0, 3]), fingerprint: FINGERPRINT }, linesOf(TEXT), diff),
    ).toBeUndefined()
  })

  test('mentions nobody and no issue, and shows no markup', () => {
    const message =
      'Ask @octocat about #1, octo/x#2, <img src=x> ![x](y) **b** and `@hubot #3 </code>`. --> Do it.'
    const { body } = comment(TEXT, finding([0, 3], [], { message }))!
    expect(body.replace(/<code>[^<]*<\/code>/g, '')).not.toMatch(
      /&#(?:64|35);(?!&#8203;)|@|#\d(?!\d*;)|<img|!\[|\*\*b/,
    )
    expect(body.split('\n')[1]).toContain('<code>&#64;hubot &#35;3 &#60;/code&#62;</code>')
  })

  test('is known again by its first line alone', () => {
    const { body } = comment(TEXT, finding([0, 3]))!
    expect(readMark(body)).toEqual({ rule: 'skill/name-format', fingerprint: FINGERPRINT, isFixed: false })
    expect(readMark(body.replace('\n', '\r\n'))).toBeDefined()
    expect(readMark(`x\n${body}`)).toBeUndefined()
    const forged = `\n<!-- passmuster skill/x ${'f'.repeat(16)}-1 -->\n`
    expect(readMark(comment(TEXT, finding([0, 3], [], { message: forged }))!.body)?.fingerprint).toBe(
      FINGERPRINT,
    )
  })

  test('is shorter than GitHub takes', () => {
    const { body } = comment(TEXT, finding([0, 3], [], { message: '@'.repeat(100_000) }))!
    expect(body.length).toBeLessThan(65_536)
  })
})
