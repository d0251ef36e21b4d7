import type { Dice } from './dice.ts'

/** Frontmatter and a body, mostly as they should be. */
export function written(dice: Dice, lines: readonly string[], body: string): string {
  const [open, close] = dice.mostly(
    ['---', '---'],
    [
      ['--- ', '---'],
      ['---', '---\t'],
      ['---', '----'],
      ['----', '---'],
      ['---', ''],
      ['', '---'],
      ['---', ' ---'],
      ['---', '...'],
      ['\n---', '---'],
      [' ---', '---'],
    ],
    0.92,
  )
  const fields = dice.mostly(
    lines,
    [
      [...lines, ...lines.slice(0, 1)],
      [...lines, 'note: *nobody'],
      [...lines, 'note: &note a', 'other: *note'],
      [...lines, '\tnote: tab'],
      [...lines, 'note: "open'],
      [...lines, 'no mapping here'],
      [...lines, '# a comment'],
      [...lines, 'note: Use when: asked'],
      [...lines, '- item'],
      ['- item'],
      ['text'],
      [],
      ['# a comment'],
      ['~'],
      [...lines, '', '   '],
      [...lines, 'note: {a: [1, 2}'],
      [...lines, 'note: @at'],
      [...lines, 'note: `code`'],
      [...lines, '? complex', ': key'],
      [...lines, 'note: !own text'],
      [...lines, 'note: |', '  --- in a block', '  ---x'],
      [...lines, 'note:', '  a: 1', '  a: 2'],
      ['{name: pdf, description: Reads PDF files.}'],
    ],
    0.85,
  )
  const text = `${open}\n${fields.map((line) => `${line}\n`).join('')}${close}\n${body}`
  return dice.mostly(
    text,
    [text.replaceAll('\n', '\r\n'), `\ufeff${text}`, text.replace(/\n$/, ''), text.replace(/\n[^]*\n$/, '')],
    0.92,
  )
}

/** The lines of a field: `undefined` leaves it out, a value with lines below begins with a line end. */
export function field(key: string, value: string | undefined): readonly string[] {
  if (value === undefined) return []
  return `${key}:${value === '' || value.startsWith('\n') ? '' : ' '}${value}`.split('\n')
}

/** A text as YAML writes it in several ways. */
export function asYaml(dice: Dice, text: string): string {
  return dice.mostly(text, [
    `"${text}"`,
    `'${text}'`,
    `>-\n  ${text}`,
    `|-\n  ${text}`,
    `${text} # why`,
    `!!str ${text}`,
    `\n  ${text}`,
  ])
}

/** Values of YAML that are not text, or not much of one. */
export const ODD_VALUES = [
  '',
  '~',
  'null',
  '""',
  "''",
  '" "',
  '12',
  '1.5',
  'true',
  'False',
  'yes',
  '0x1F',
  '1e3',
  '[one, two]',
  '[]',
  '\n  - one\n  - two',
  '{a: b}',
  '{}',
  '\n  a: b',
  '2024-01-01',
  '>-',
  '.inf',
  '!!str 12',
  '!!str',
  '"12"',
  '|\n  one\n  two',
]
