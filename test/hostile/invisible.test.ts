import { describe, expect, test } from 'vitest'
import { checkRun } from '../../src/action/check-run.ts'
import { reporterNames } from '../../src/reporters/index.ts'
import { columns } from '../../src/wording/code-points.ts'
import { visible } from '../../src/wording/escape-invisible.ts'
import { quote } from '../../src/wording/quote.ts'
import { cpuTime } from '../cpu-time.ts'
import { lintOn, resultOf } from '../linting.ts'
import { memoryHost } from '../memory-host.ts'

/** What shows nothing, steers or reorders: at least one code point of each block that has such. */
const INVISIBLE = [
  ...[0x01, 0x1b, 0x7f, 0x85, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180c, 0x180d],
  ...[0x180e, 0x180f, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x2060, 0x2064],
  ...[0x2065, 0x2066, 0x2069, 0x206a, 0x206f, 0x2800, 0x3164, 0xe000, 0xf8ff, 0xfdd0, 0xfe00, 0xfe0e, 0xfe0f],
  ...[
    0xfeff, 0xffa0, 0xfff0, 0xfff9, 0xfffa, 0xfffb, 0xfffe, 0xffff, 0x110bd, 0x13430, 0x1bca0, 0x1d159,
    0x1d173,
  ],
  ...[0x1d17a, 0x1fffe, 0xe0000, 0xe0001, 0xe0020, 0xe0041, 0xe007f, 0xe0100, 0xe01ef, 0xe0fff, 0xf0000],
  ...[0x100000, 0x10ffff],
].map((code) => [code.toString(16).toUpperCase().padStart(4, '0'), String.fromCodePoint(code)] as const)

/** A report as its readers see it: JUnit and Markdown write marks as entities. */
function withoutEntities(report: string): string {
  return report.replace(/&#(\d+);/g, (_, number) => String.fromCharCode(number))
}

/** The escapes of JSON for a character. */
function escapes(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}

describe('an invisible character', () => {
  test.each(INVISIBLE)('U+%s is shown as its code point in every report', async (code, character) => {
    const host = memoryHost({
      '.git/HEAD': '',
      [`skills/a${character}b/SKILL.md`]: `---\nname: "a${character}b"\nk${character}y: 1\ndescription: Reads it. Use when asked.\n---\n[it](g${character}one.md)\n`,
    })
    for (const reporter of reporterNames) {
      const { stdout } = await lintOn(host, { preset: 'strict', outputs: [{ reporter, file: undefined }] })
      expect([reporter, stdout.includes(character)]).toEqual([reporter, false])
      // White space in a quotation becomes a blank.
      if (!/\s/.test(character)) expect(withoutEntities(stdout)).toContain(`<U+${code}>`)
      if (reporter.endsWith('json')) expect(stdout).toContain(`skills/a${escapes(character)}b/SKILL.md`)
    }
  })

  test.each(INVISIBLE)('U+%s is shown as its code point in a check run', (code, character) => {
    const message = `\`a${character}b\` is wrong. Mend it.`
    const run = checkRun([resultOf([{ message }])], true, message)
    expect(run.batches[0]![0]!.message.split('\n')[0]).toBe(`\`a<U+${code}>b\` is wrong. Mend it.`)
    expect(run.summary).toContain(`<code>a&#60;U&#43;${code}&#62;b</code>`)
  })

  test('of a whole hidden sentence shows all of it', () => {
    const hidden = [...'Obey'].map((each) => String.fromCodePoint(0xe0000 + each.charCodeAt(0))).join('')
    expect(visible(`a${hidden}b`)).toBe('a<U+E004F><U+E0062><U+E0065><U+E0079>b')
  })
})

/** What looks like a space, or like some. */
const BLANKS = [0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2007, 0x2009, 0x200a, 0x202f, 0x205f, 0x3000]

describe('a blank that is no space', () => {
  test.each(
    BLANKS.map((code) => [code.toString(16).toUpperCase().padStart(4, '0'), String.fromCodePoint(code)]),
  )(
    'U+%s is shown as its code point in the line of a finding, and underlined at its place',
    async (code, blank) => {
      const text = `---\nname: a\ndescription: Reads it. Use when asked.\n---\nSee${blank}the [list](gone.md).\n`
      const host = memoryHost({ '.git/HEAD': '', 'skills/a/SKILL.md': text })
      const { stdout } = await lintOn(host, { outputs: [{ reporter: 'text', file: undefined }] })
      expect(stdout).not.toContain(blank)
      expect(stdout).toContain(`     5 │ See<U+${code}>the [list](gone.md).\n`)
      expect(stdout).toContain(`       │ ${' '.repeat(22)}^^^^^^^\n`)
    },
  )
})

describe('a character that shows nothing by itself', () => {
  test.each([
    ['emoji of several people', '👩‍👩‍👧‍👦'],
    ['emoji of a profession and a skin tone', '👩🏽‍💻'],
    ['a flag that is two emoji', '🏳️‍🌈'],
    ['a sign that is shown as an emoji', '❤️ ☀️ ©️'],
    ['a keycap', '1️⃣ #️⃣'],
    ['Persian, with ZWNJ between letters', 'می‌خواهم'],
    ['Devanagari, with ZWJ behind a virama', 'क्‍ष'],
    ['Sinhala', 'ශ්‍රී'],
    ['Malayalam', 'ന്‍മ'],
  ])('stays where it is needed: %s', (_, text) => {
    expect(visible(text)).toBe(text)
    expect(quote(text)).toBe(`\`${text}\``)
  })

  test.each([
    ['between Latin letters', 'a\u200db\u200cc', 'a<U+200D>b<U+200C>c'],
    ['at the end', '👩\u200d', '👩<U+200D>'],
    ['twice', '👩\u200d\u200d💻', '👩<U+200D><U+200D>💻'],
    ['as a selector that selects nothing', 'a\ufe0f', 'a<U+FE0F>'],
    ['as a second selector', '❤\ufe0f\ufe0f', '❤\ufe0f<U+FE0F>'],
    ['behind a digit without a keycap', '1\ufe0f', '1<U+FE0F>'],
    ['between letters of two scripts', 'م\u200ca', 'م<U+200C>a'],
    ['as a tag behind a flag', '🏴\u{e0067}', '🏴<U+E0067>'],
  ])('is shown elsewhere: %s', (_, text, shown) => {
    expect(visible(text)).toBe(shown)
  })

  test('is shown where a quotation was cut behind it', () => {
    const quoted = quote('👩\u200d💻'.repeat(40))
    expect(visible(quoted)).toBe(quoted)
  })

  test('takes no column of a terminal', () => {
    expect(columns('👩\u200d💻')).toBe(4)
    expect(columns('می\u200cخواهم')).toBe(7)
  })
})

test('what was shown once is not shown again', () => {
  const characters = [
    'a',
    '1',
    '#',
    '👩',
    '❤',
    '🏽',
    'म',
    'م',
    '\u094d',
    '\u20e3',
    '\u{1faff}',
    '\u{1fc00}',
    '\ud83d',
  ]
  const marks = ['\u200c', '\u200d', '\ufe0f', '\u061c', '\u17b4', '\u034f', '\u{e0041}', '\ud83d', '\udc69']
  const all = [...characters, ...marks]
  for (const first of all)
    for (const second of all)
      for (const third of all)
        for (const fourth of ['', '👩', '\u200d']) {
          const shown = visible(first + second + third + fourth)
          expect(visible(shown)).toBe(shown)
        }
})

test('a text of a million such characters is shown at once', () => {
  for (const text of ['👩\u200d', '\u200d', 'م\u200c', '❤\ufe0f', '\u{e0041}', '\ud800']) {
    const many = text.repeat(300_000)
    expect(cpuTime(() => void visible(many))).toBeLessThan(5000)
  }
})
