import { describe, expect, test } from 'vitest'
import { hiddenText } from '../../src/syntax/hidden-text.ts'
import { cpuTime } from '../cpu-time.ts'

const ENGLISH =
  'Read the table that the user gives you and write a short report about each of its rows, then stop.'
const PERSIAN =
  'این متن فارسی است که برای آزمایش نوشته شده و هیچ چیز پنهانی ندارد و باید خوانده شود تا پایان آن'
const HINDI = 'यह एक हिंदी पाठ है जो परीक्षण के लिए लिखा गया है और इसमें कुछ भी छिपा नहीं है इसे अंत तक पढ़ें'
const CHINESE = '读取用户给你的表格并写一份关于每一行的简短报告然后停止不要做任何其他事情请务必记住这一点'
const THAI = 'อ่านตารางที่ผู้ใช้ให้คุณและเขียนรายงานสั้นๆเกี่ยวกับแต่ละแถวแล้วหยุด'
const HEBREW = 'קרא את הטבלה שהמשתמש נותן לך וכתוב דוח קצר על כל אחת מהשורות שלה'
const KOREAN = '사용자가 제공한 표를 읽고 각 행에 대한 짧은 보고서를 작성한 다음 중지하십시오 다른 것은'

/** Bytes and bits of no meaning, the same at each run. */
const byte = (index: number): number => (index * 73 + 41) % 120
const bit = (index: number): boolean => byte(index) % 2 === 0
/** The variation selector for a byte. */
const selector = (index: number): string =>
  String.fromCodePoint(byte(index) < 16 ? 0xfe00 + byte(index) : 0xe0100 + byte(index) - 16)
const behindEach = (text: string, mark: (index: number) => string): string =>
  [...text].map((letter, index) => letter + mark(index)).join('')
const behindBlanks = (text: string, mark: (index: number) => string): string =>
  text
    .split(' ')
    .map((word, index) => word + mark(index))
    .join(' ')
const either = (one: string, other: string) => (index: number) => (bit(index) ? one : other)

const kindsIn = (text: string): readonly string[] => [...new Set(hiddenText(text).map(({ kind }) => kind))]

describe('marks spread over a text hide another one', () => {
  test.each([
    ['a byte as a selector behind each letter', behindEach(ENGLISH, selector)],
    ['a bit as a selector behind each letter', behindEach(ENGLISH, either('\ufe00', '\ufe01'))],
    ['two bits as the selectors of emoji', behindEach(ENGLISH, either('\ufe0e\ufe0f', '\ufe0f\ufe0e'))],
    ['a selector behind each word', behindBlanks(ENGLISH, selector)],
    ['a selector behind each digit', behindEach('0123456789'.repeat(4), selector)],
    ['a selector behind each stop', behindEach('.,;:!?'.repeat(6), selector)],
    ['a selector behind each emoji', behindEach('😀'.repeat(40), selector)],
    ['a form of each ideograph', behindEach(CHINESE, (index) => String.fromCodePoint(0xe0100 + byte(index)))],
    ['two joiners for a bit', behindEach(ENGLISH, either('\u200c', '\u200d'))],
    ['a blank without width, or none', behindEach(ENGLISH, either('\u200b', ''))],
    ['a joiner behind some words', behindBlanks(ENGLISH.repeat(2), either('\u200b', '\u200c'))],
    ['a joiner in some words', behindEach(ENGLISH.repeat(3), (index) => (index % 5 === 0 ? '\u2060' : ''))],
    ['a joiner of graphemes, or none', behindEach(ENGLISH, either('\u034f', ''))],
    ['joiners in Persian', behindEach(PERSIAN, either('\u200c', '\u200d'))],
    ['a joiner or none in Persian', behindEach(PERSIAN, either('\u200c', ''))],
    ['joiners in Hindi', behindEach(HINDI, either('\u200c', '\u200d'))],
    ['joiners in Thai', behindEach(THAI, either('\u200c', '\u200d'))],
    ['joiners in Korean', behindEach(KOREAN, either('\u200c', '\u200d'))],
    ['marks of direction in Hebrew', behindEach(HEBREW, either('\u200e', '\u200f'))],
  ])('%s', (_, text) => {
    expect(kindsIn(text)).toEqual(['scattered'])
  })

  test('all of them are in one finding', () => {
    const [found, ...others] = hiddenText(behindEach(ENGLISH, selector))
    expect([found!.others?.length, others.length]).toEqual([ENGLISH.length - 1, 0])
  })
})

describe('what texts are written with hides nothing', () => {
  const persian = 'می\u200cروم، می\u200cروی، کتاب\u200cها، خانه\u200cها، گل\u200cها، مرد\u200cها، '
  test.each([
    ['Persian', persian.repeat(20)],
    ['half forms of Devanagari', behindEach('कखगघचछजझटठडढणतथदधनपफब', () => '\u094d\u200d ').repeat(3)],
    ['Sinhala', 'ශ්\u200dරී ලංකා ක්\u200dරම '.repeat(20)],
    ['Khmer', 'ខ្ញុំ\u200bស្រឡាញ់\u200bភាសា\u200bខ្មែរ\u200b'.repeat(20)],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180eᠠ\u180bᠠ '.repeat(20)],
    ['Hebrew with points', 'יְרוּשָׁלַ\u034fִם '.repeat(20)],
    ['names in isolates', '\u2068Anna\u2069, \u2068Bob\u2069 '.repeat(20)],
    [
      'hyphens between syllables',
      'Do\u00adnau\u00addampf\u00adschiff\u00adfahrts\u00adge\u00adsell\u00adschaft '.repeat(20),
    ],
    ['forms of ideographs in names', '葛\u{e0100}城市 辻\u{e0100}さん 渡邉\u{e0102} '.repeat(5)],
    ['emoji of several people', '👩\u200d👩\u200d👧\u200d👦'.repeat(40)],
    ['keycaps', '1\ufe0f\u20e3 #\ufe0f\u20e3 '.repeat(40)],
    ['signs in a table', '| ✓\ufe0f | ✗\ufe0e | →\ufe0e |\n'.repeat(20)],
    ['selectors that emoji left behind', '### \ufe0f Title\nText.\n'.repeat(40)],
    ['breaks in long words', 'some\u200bLong\u200bIdentifier\u200bName\n'.repeat(20)],
    ['breaks in paths', 'https://\u200bexample.com/\u200bsome/\u200bpath/\u200bfile '.repeat(20)],
    ['a picture of braille', '⠀⠀⠀⠀⣿⣿⠀⠀⠀⠀⠀⠀⣿\n⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀\n'.repeat(20)],
    ['eight slips', behindBlanks('One two three four five six seven eight', () => '\u200c')],
  ])('%s', (_, text) => {
    expect(kindsIn(text)).toEqual([])
  })
})

test('a row of marks is one finding, whatever marks of direction are in it', () => {
  for (const row of [
    '\u202e'.repeat(8),
    '\u202a\u202c'.repeat(4),
    '\u200b\u202d\u200c\u2066\u200d',
    '\ufe01'.repeat(9),
  ])
    expect(hiddenText(`Read${row} it.`).map(({ range }) => range)).toEqual([[4, 4 + row.length]])
})

test('a million marks are found at once', () => {
  for (const text of ['a\ufe01', '👩\u200d', 'م\u200c', '\u202e', 'a\u200b\n']) {
    const many = text.repeat(200_000)
    expect(cpuTime(() => void hiddenText(many))).toBeLessThan(5000)
  }
})
